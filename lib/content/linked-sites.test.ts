import { linkedSites } from '@/content/third-parties';
import { imported } from '@/content/transport/imported';
import { linkedSites as all } from './linked-sites';

test('names the hosts of what has been imported: its publishers, licences and operators', () => {
  const urls = [
    ...imported.feeds.flatMap(({ source, licence }) => [source.url, licence.url]),
    ...imported.services.flatMap(({ operators }) => operators.flatMap(({ url }) => url ?? [])),
  ];
  const { name, hosts } = all.at(-1) ?? {};
  expect(all.slice(0, -1)).toEqual(linkedSites);
  expect(name).toBe(imported.feeds[0]?.publisher);
  expect(new Set(hosts)).toEqual(new Set(urls.map((url) => new URL(url).host)));
});
