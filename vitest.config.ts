import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string): string => fileURLToPath(new URL(`src/${path}`, import.meta.url));

export default defineConfig({
  resolve: {
    // The package under its own name is the source, so that tests need no build.
    alias: [
      { find: /^february-rules$/, replacement: source('index.ts') },
      {
        find: /^february-rules\/(february|hwatu|schema|testing)$/,
        replacement: source('$1/index.ts'),
      },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/package/**', 'test/browser/**', '**/node_modules/**'],
    testTimeout: 30_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text', 'json-summary'],
      thresholds: { lines: 100, branches: 98 },
    },
  },
});
