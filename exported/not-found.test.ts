import { absoluteUrl } from '@/lib/absolute-url';
import { offlinePage } from '@/content/offline';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { readExportedFile } from './exported-page';

test('404.html tells machines what it is, and claims no address', () => {
  const { html, nodes, heading, head } = readExportedFile('404.html');
  expect(heading).toBe(pages.notFound.title);
  expect(head.robots).toContain('noindex');
  expect(html).not.toMatch(/<link rel="canonical"|<meta property="og:url"/);
  expect(nodes.map((node) => node['@type'])).toEqual(['Organization', 'WebSite', 'WebPage']);
  expect(nodes.at(-1)).toHaveProperty('name');
  expect(nodes.at(-1)).not.toHaveProperty('url');
});

test('the page for no network claims its own address, and can be read on its own', () => {
  const { html, main } = readExportedFile(`${routes.offline}index.html`);
  expect(html).toContain(`<link rel="canonical" href="${absoluteUrl(routes.offline)}"/>`);
  expect(main).toContain(offlinePage.again);
});
