/** Markdown to HTML, with links that hold wherever the site is put. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Marked } from 'marked';

/**
 * @typedef {import('./pages.js').Page} Page
 * @typedef {object} Rendered
 * @property {string} html
 * @property {ReadonlySet<string>} ids what can be linked to in it
 * @property {readonly { page: string, id: string | undefined }[]} links within the site
 */

/** Parts of the site that come from elsewhere, by where a guide's link to them leads. */
const OTHER_PARTS = new Map([
  ['docs/playground', 'playground/index.html'],
  ['docs/api', 'api/index.html'],
]);

/**
 * A heading's id, made as code hosts make it.
 *
 * @param {string} text
 */
export const slugOf = (text) =>
  text
    .toLowerCase()
    .replaceAll(/<[^>]*>|&[a-z#0-9]+;/g, '')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/**
 * The address of one file of the site as seen from another.
 *
 * @param {string} from
 * @param {string} to
 */
export const relative = (from, to) => posix.relative(posix.dirname(from), to);

/**
 * Where a link of a page leads: a file of the site; null if the site has nothing there; or itself
 * if there is no such file at all.
 *
 * @param {string} root the repository
 * @param {Page} page
 * @param {string} path the link's, without `#`
 * @param {readonly Page[]} pages
 */
function targetOf(root, page, path, pages) {
  if (path === '') return page.target;
  const source = posix.join(posix.dirname(page.source), path).replace(/\/$/, '');
  const target = pages.find((other) => other.source === source)?.target ?? OTHER_PARTS.get(source);
  if (target !== undefined) return target;
  return existsSync(join(root, source)) ? null : source;
}

/**
 * Wide tables scroll by themselves, with the keyboard too; an empty corner is no heading.
 *
 * @param {string} html
 */
const scrollable = (html) =>
  html
    .replaceAll(
      '<table>',
      '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>',
    )
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<th></th>', '<td></td>');

/**
 * @param {string} root the repository
 * @param {Page} page
 * @param {readonly Page[]} pages
 * @returns {Rendered}
 */
export function render(root, page, pages) {
  /** @type {Set<string>} */
  const ids = new Set();
  /** @type {{ page: string, id: string | undefined }[]} */
  const links = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens);
        const id = slugOf(text);
        ids.add(id);
        return `<h${depth} id="${id}">${text}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        if (/^[a-z]+:/.test(href)) return `<a href="${href}">${text}</a>`;
        const [path = '', id] = href.split('#');
        const target = targetOf(root, page, path, pages);
        if (target === null) return text;
        links.push({ page: target, id });
        const address = path === '' ? '' : relative(page.target, target);
        return `<a href="${address}${id === undefined ? '' : `#${id}`}">${text}</a>`;
      },
      code({ text, lang }) {
        const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        const language = lang?.split(' ')[0];
        const label = language ? ` data-language="${language}"` : '';
        return `<pre tabindex="0"${label}><code>${escaped}\n</code></pre>\n`;
      },
    },
  });
  const html = marked.parse(page.text);
  if (typeof html !== 'string') throw new Error('rendered later');
  return { html: scrollable(html), ids, links };
}
