/** The frame around every guide. */
import { relative } from './render.js';

/** @typedef {import('./pages.js').Page} Page */

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * @param {Page} page the one shown
 * @param {string} target
 * @param {string} title
 */
function entry(page, target, title) {
  const current = page.target === target ? ' aria-current="page"' : '';
  return `<li><a href="${relative(page.target, target)}"${current}>${escaped(title)}</a></li>`;
}

/**
 * @param {Page} page
 * @param {string} title
 * @param {readonly Page[]} pages
 */
const group = (page, title, pages) => `
      <h2>${title}</h2>
      <ul>
        ${pages.map((other) => entry(page, other.target, other.title)).join('\n        ')}
      </ul>`;

/**
 * A whole HTML page.
 *
 * @param {Page} page
 * @param {string} content
 * @param {{ guides: readonly Page[], rules: readonly Page[] }} pages
 */
export const layout = (page, content, { guides, rules }) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${escaped(page.title)}${page.target === 'index.html' ? '' : ' · february-rules'}</title>
  <link rel="icon" href="${relative(page.target, 'playground/icon.svg')}" type="image/svg+xml">
  <link rel="stylesheet" href="${relative(page.target, 'site.css')}">
</head>
<body>
  <a class="skip" href="#content">To the content</a>
  <header>
    <a class="name" href="${relative(page.target, 'index.html')}">february-rules</a>
    <nav aria-label="Site">
      <a class="narrow" href="#contents">Contents</a>
      <a href="${relative(page.target, 'playground/index.html')}">Playground</a>
      <a href="${relative(page.target, 'api/index.html')}">API</a>
    </nav>
  </header>
  <div class="columns">
    <main id="content">
${content}
    </main>
    <nav id="contents" class="contents" aria-label="Pages">${group(page, 'Guides', guides)}${group(page, 'Rules', rules)}
    </nav>
  </div>
</body>
</html>
`;
