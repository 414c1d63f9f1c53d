/** A plugin of typedoc: each page of the API documentation links back to the guides. */
import { JSX } from 'typedoc';

/** Pages of the site, from the root of the API documentation, and what their links say. */
export const GUIDES = [
  ['../index.html', 'Guides'],
  ['../getting-started.html', 'Getting started'],
  ['../choosing-a-call.html', 'Choosing a call'],
  ['../moves-and-events.html', 'Moves and events'],
];

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.renderer.hooks.on('pageSidebar.begin', (context) => {
    const links = GUIDES.map(([target = '', words]) =>
      JSX.createElement('a', { href: context.relativeURL(target) ?? target }, words),
    );
    return JSX.createElement('nav', { class: 'tsd-navigation', 'aria-label': 'Guides' }, ...links);
  });
}
