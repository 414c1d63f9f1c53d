import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/**
 * A folder with the package built from the sources as they are and the example beside it, so that
 * it imports it under its own name, and no build of somebody else's is in the way.
 */
export function packageWithExample(): string {
  const folder = mkdtempSync(join(tmpdir(), 'february-rules-examples-'));
  buildSync({
    entryPoints: ['src/index.ts', 'src/february/index.ts', 'src/hwatu/index.ts'],
    outbase: 'src',
    outdir: join(folder, 'dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
  });
  cpSync('package.json', join(folder, 'package.json'));
  for (const example of ['docs/examples/play.js', 'docs/examples/play']) {
    cpSync(example, join(folder, example), { recursive: true });
  }
  return folder;
}
