/** Which pages the site has: every guide and rules page that there is, in the order of reading. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * @typedef {object} Page
 * @property {string} source the Markdown file, from the root of the repository
 * @property {string} target the HTML file, from the root of the site
 * @property {string} title the first heading
 * @property {string} text Markdown
 */

/** Guides in the order of reading; others follow by name. */
const READING_ORDER = [
  'getting-started',
  'choosing-a-call',
  'moves-and-events',
  'hidden-information',
  'fair-shuffles',
  'playground',
  'new-ruleset',
  'performance',
  'architecture',
  'contributing',
  'original',
  'low-luck',
  'teams',
  'cant-follow',
  'february',
  'shedding',
  'rulings',
];

/** @param {string} target */
function placeOf(target) {
  const place = READING_ORDER.indexOf(posix.basename(target, '.html'));
  return place === -1 ? READING_ORDER.length : place;
}

/**
 * @param {string} root the repository
 * @param {string} source
 * @param {string} target
 * @returns {Page}
 */
function pageFrom(root, source, target) {
  const text = readFileSync(join(root, source), 'utf8');
  const title = /^# (.+)$/m.exec(text)?.[1];
  if (title === undefined) throw new Error(`${source} has no heading`);
  return { source, target, title: title.replaceAll('`', ''), text };
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {string} target the folder in the site
 */
const pagesIn = (root, folder, target) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) =>
      pageFrom(root, posix.join(folder, name), posix.join(target, name.replace(/md$/, 'html'))),
    )
    .sort((a, b) => placeOf(a.target) - placeOf(b.target) || a.target.localeCompare(b.target));

/**
 * The home page, the guides and the rules.
 *
 * @param {string} root the repository
 */
export const pagesOf = (root) => ({
  home: pageFrom(root, 'README.md', 'index.html'),
  guides: pagesIn(root, 'docs', '.'),
  rules: pagesIn(root, 'docs/rules', 'rules'),
});
