import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The page finds its files relative to itself, so that it works under any address. */
export default defineConfig({
  root: path('.'),
  base: './',
  oxc: { jsx: { runtime: 'automatic' } },
  build: { outDir: path('../../site/playground'), emptyOutDir: true },
});
