import { absoluteUrl } from '@/lib/absolute-url';
import { routes } from '@/lib/routes';
import { readExportedFile } from './exported-page';

test('404.html tells machines what it is, and claims no address', () => {
  const { html, nodes } = readExportedFile('404.html');
  expect(html).not.toMatch(/<link rel="canonical"|<meta property="og:url"/);
  expect(nodes.map((node) => node['@type'])).toEqual(['Organization', 'WebSite', 'WebPage']);
  expect(nodes.at(-1)).toHaveProperty('name');
  expect(nodes.at(-1)).not.toHaveProperty('url');
});

test('the page for no network claims its own address', () => {
  const { html } = readExportedFile(`${routes.offline}index.html`);
  expect(html).toContain(`<link rel="canonical" href="${absoluteUrl(routes.offline)}"/>`);
});
