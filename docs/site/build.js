/**
 * Builds the guides and the playground into `site/`, beside the API pages that TypeDoc writes there.
 * Run: npm run site
 */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { layout } from './layout.js';
import { pagesOf } from './pages.js';
import { render } from './render.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const site = join(root, 'site');

/**
 * @param {ReadonlyMap<string, import('./render.js').Rendered>} rendered by target
 * @returns {readonly string[]} the links that lead nowhere
 */
const brokenLinks = (rendered) =>
  [...rendered].flatMap(([target, { links }]) =>
    links
      .filter((link) => !leads(rendered, link))
      .map(({ page, id }) => `${target}: ${page}#${id ?? ''}`),
  );

/**
 * @param {ReadonlyMap<string, import('./render.js').Rendered>} rendered
 * @param {{ page: string, id: string | undefined }} link
 */
const leads = (rendered, { page, id }) =>
  id === undefined ? existsSync(join(site, page)) : (rendered.get(page)?.ids.has(id) ?? false);

const { home, guides, rules } = pagesOf(root);
const pages = [home, ...guides, ...rules];
const rendered = new Map(pages.map((page) => [page.target, render(root, page, pages)]));

for (const page of pages) {
  const file = join(site, page.target);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, layout(page, rendered.get(page.target)?.html ?? '', { guides, rules }));
}
copyFileSync(join(root, 'docs/site/site.css'), join(site, 'site.css'));
await build({ configFile: join(root, 'docs/playground/vite.config.ts'), logLevel: 'warn' });

const broken = brokenLinks(rendered);
if (broken.length > 0) throw new Error(`links that lead nowhere:\n${broken.join('\n')}`);
console.log(`site/: ${pages.length} pages, the playground, and the API`);
