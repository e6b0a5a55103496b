import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly icons: readonly { src: string; sizes: string; purpose: string }[];
}

test.describe('what machines read', () => {
  test('every file of open data is there, for programs of other sites too', async ({ request }) => {
    const index = await request.get(`${routes.data}index.json`);
    const { files } = (await index.json()) as { files: { url: string }[] };
    expect(files.length).toBeGreaterThan(3);
    for (const url of [index.url(), ...files.map((file) => file.url)]) {
      const response = await request.get(new URL(url).pathname);
      expect(response.status(), url).toBe(200);
      expect(response.headers()['access-control-allow-origin'], url).toBe('*');
    }
  });

  test('the manifest names icons that are there, in the sizes it says', async ({
    page,
    request,
  }) => {
    const response = await request.get('/manifest.webmanifest');
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await response.json()) as Manifest;
    expect(manifest.start_url).toBe(routes.home);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');

    await visit(page, '/');
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
  });
});
