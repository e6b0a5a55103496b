import { expect, test } from 'playwright/test';
import { site } from '@/content/site';
import type { Venue } from '@/content/types';
import { venues } from '@/content/venues';
import { siteContent } from '@/lib/content/everything';
import { checkLinks } from '@/scripts/links';

const report = checkLinks('out', {
  origin: site.url,
  basePath: process.env['NEXT_PUBLIC_BASE_PATH'] ?? '',
});

test.describe('the links of the exported site', { tag: '@desktop' }, () => {
  test('lead to files and fragments that are there', async () => {
    expect((await report).dead).toEqual([]);
  });

  test('lead to no website that the privacy page does not name', async () => {
    const named = new Set<string>([
      ...siteContent.namedHosts,
      // The privacy page speaks of these as one.
      ...venues.flatMap(({ website }: Venue) => (website ? [new URL(website).host] : [])),
    ]);
    const unnamed = [...(await report).hosts].filter(([host]) => !named.has(host));
    expect(unnamed, 'hosts to add to content/third-parties.ts').toEqual([]);
  });
});
