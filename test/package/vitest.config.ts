import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/package/**/*.test.ts'],
    hookTimeout: 180_000,
    testTimeout: 180_000,
  },
});
