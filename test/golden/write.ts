/** `npm run goldens`: writes all transcripts anew, to be read as a diff. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { goldens, transcriptOf } from './transcript';

const FOLDER = 'test/golden/games';

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
for (const golden of goldens) {
  writeFileSync(`${FOLDER}/${golden.name}.txt`, transcriptOf(golden));
}
console.log(`${goldens.length} transcripts in ${FOLDER}`);
