import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config';

// A mutant is to be killed by tests that say what the rule is: golden games are left out, what takes
// long, and what tests pages, commands and builds. Random input is the same in every run.
export default mergeConfig(
  base,
  defineConfig({
    test: {
      setupFiles: ['test/mutation/fixed-seed.ts'],
      exclude: [
        'test/{bench,browser,docs,examples,faults,golden,naive,package,rare,testing,types}/**',
      ],
    },
  }),
);
