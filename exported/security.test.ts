import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { thirdParties } from '@/content/third-parties';

/** Every page: a policy may be missing where the sitemap does not look. */
const pages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

test('no code of the content’s schemas reaches the browser', () => {
  const scripts = readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(0);
  const withSchemas = scripts.filter((script) =>
    readFileSync(join('out/_next/static', script), 'utf8').includes('unrecognized_keys'),
  );
  expect(withSchemas).toEqual([]);
});

describe('the security policy', () => {
  test('stands before everything on every page, is strict, and names the privacy page’s third parties', () => {
    const named = thirdParties.map(({ host }) => host).toSorted();
    const faulty = pages.filter((page) => {
      const [, policy = ''] =
        /<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]+)"/i.exec(
          readFileSync(join('out', page), 'utf8'),
        ) ?? [];
      const hosts = [...policy.matchAll(/https:\/\/([^\s;]+)/g)].map(([, host = '']) => host);
      const isStrict =
        policy.includes("default-src 'self'") && !/unsafe|\*|https?:(?!\/\/)/.test(policy);
      return !isStrict || [...new Set(hosts)].toSorted().join() !== named.join();
    });
    expect(faulty).toEqual([]);
  });
});
