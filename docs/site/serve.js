/** A static file server for looking at the site and for tests. Run: node docs/site/serve.js */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/**
 * Serves a folder below `/some/where/`, as a host with other things beside it would.
 *
 * @param {string} folder
 * @param {number} port 0 for any free one
 * @returns {Promise<{ url: string, close(): void }>} the site's address
 */
export function serve(folder, port) {
  const base = '/some/where/';
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    try {
      if (!pathname.startsWith(base)) throw new Error('beside the site');
      const path = normalize(decodeURIComponent(pathname.slice(base.length)));
      if (path.startsWith('..')) throw new Error('above the site');
      const file = join(folder, pathname.endsWith('/') ? join(path, 'index.html') : path);
      const body = gzipSync(await readFile(file));
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const bound = typeof address === 'object' ? address?.port : port;
      resolve({ url: `http://127.0.0.1:${bound}${base}`, close: () => void server.close() });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serve(fileURLToPath(new URL('../../site', import.meta.url)), 4173);
  console.log(url);
}
