import { defineConfig } from 'vitest/config';

/** Drives the built site in a browser, so it runs after `npm run site`, one file at a time. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 180_000,
  },
});
