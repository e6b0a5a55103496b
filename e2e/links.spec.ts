import { readFileSync } from 'node:fs';
import { check, LinkState } from 'linkinator';
import { site } from '@/content/site';
import type { Venue } from '@/content/types';
import { venues } from '@/content/venues';
import { siteContent } from '@/lib/check/everything';
import { exportedPaths } from '@/exported/paths';
import { expect, test } from './fixtures';

function searchPaths(): string[] {
  const index = readFileSync('out/search-index.json', 'utf8');
  return [...index.matchAll(/"path":"([^"]*)"/g)].map(([, path = '']) => path);
}

test('every link leads somewhere', async ({ baseURL }) => {
  test.slow();
  const { origin } = new URL(baseURL ?? '');
  const hosts = new Set<string>();
  const { links } = await check({
    path: [...new Set([...exportedPaths(), ...searchPaths()])].map((path) => origin + path),
    recurse: true,
    checkCss: true,
    checkFragments: true,
    redirects: 'error',
    // Pages name themselves by their public address.
    urlRewriteExpressions: [{ pattern: new RegExp(`^${site.url}`), replacement: origin }],
    linksToSkip: (link) => {
      const { host, protocol } = new URL(link);
      const isOther = !link.startsWith(`${origin}/`);
      if (isOther && /^https?:$/.test(protocol)) hosts.add(host);
      return Promise.resolve(isOther);
    },
  });

  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect.soft(broken.map(({ url, parent }) => `${parent}: ${url}`)).toEqual([]);

  const named = new Set<string>([
    ...siteContent.namedHosts,
    // The privacy page names the websites of venues as a group.
    ...venues.flatMap(({ website }: Venue) => (website ? [new URL(website).host] : [])),
  ]);
  const unnamed = [...hosts].filter((host) => !named.has(host));
  expect(unnamed, 'hosts to add to content/third-parties.ts').toEqual([]);
});
