import { site } from '@/content/site';
import type * as routesModule from './routes';
import { absoluteUrl, routes } from './routes';

describe('routes', () => {
  it.each(Object.values(routes))('%s begins and ends with a slash', (path) => {
    expect(path).toMatch(/^\/([a-z-]+\/)*$/);
  });

  it('has no address twice', () => {
    const paths = Object.values(routes);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('absoluteUrl', () => {
  it('puts the public address before a path', () => {
    expect(absoluteUrl('/beaches/')).toBe(`${site.url}/beaches/`);
  });

  it('puts the base path between the two', () => {
    process.env['NEXT_PUBLIC_BASE_PATH'] = '/guide';
    jest.isolateModules(() => {
      const based = jest.requireActual<typeof routesModule>('./routes');
      expect(based.absoluteUrl('/beaches/')).toBe(`${site.url}/guide/beaches/`);
    });
    delete process.env['NEXT_PUBLIC_BASE_PATH'];
  });
});
