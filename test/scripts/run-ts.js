// Runs a TypeScript file with node: node test/scripts/run-ts.js <file> [arguments of its own]
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [node, , entry, ...rest] = argv;
if (node === undefined || entry === undefined) throw new Error('a file to run is wanted');

// Among the modules, so that the packages it imports are found.
const outfile = `node_modules/.cache/february-rules/${entry.replaceAll('/', '-')}.mjs`;
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
});

argv.splice(0, argv.length, node, outfile, ...rest);
await import(pathToFileURL(outfile).href);
