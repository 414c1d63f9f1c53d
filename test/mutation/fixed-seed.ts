import { configureGlobal } from 'fast-check';

// A mutant that one run kills and the next does not would change the score at random.
configureGlobal({ seed: 20260201 });
