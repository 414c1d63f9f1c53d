/**
 * Plays a whole game of every variant there is and tells it, or tells the game in a record file:
 * `node docs/examples/play.js --help`. Its modules are in the folder `play`.
 */
import { inkFor } from './play/ink.js';
import { main } from './play/main.js';

// A reader such as `head` may have seen enough.
process.stdout.on('error', () => process.exit());

process.exitCode = main(process.argv.slice(2), {
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
  ink: inkFor(process.stdout, process.env),
});
