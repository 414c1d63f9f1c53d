import { expect, it } from 'vitest';
import { GUIDES } from '../../docs/site/guide-links.js';
import { pagesOf } from '../../docs/site/pages.js';

it('the API documentation links to pages that the site has', () => {
  const { home, guides } = pagesOf('.');
  const targets = [home, ...guides].map(({ target }) => `../${target}`);
  expect(targets).toEqual(expect.arrayContaining(GUIDES.map(([target]) => target)));
});
