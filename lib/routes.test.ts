import { site } from '@/content/site';
import type * as routesModule from './routes';
import {
  absoluteUrl,
  activityPath,
  areaPath,
  beachPath,
  eventPath,
  propertyPath,
  routes,
  tideMonthPath,
  venuePath,
} from './routes';

describe('routes', () => {
  it.each(Object.values(routes))('%s begins and ends with a slash', (path) => {
    expect(path).toMatch(/^\/([a-z-]+\/)*$/);
  });

  it('has no address twice', () => {
    const paths = Object.values(routes);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('the pages of items', () => {
  it('lie below the lists that show them', () => {
    expect([
      activityPath('a'),
      beachPath('b'),
      venuePath('c'),
      propertyPath('d'),
      eventPath('e'),
      tideMonthPath('2026-12'),
    ]).toEqual([
      '/things-to-do/a/',
      '/beaches/b/',
      '/food-drink/c/',
      '/stay/d/',
      '/events/e/',
      '/tides/2026-12/',
    ]);
  });

  it('lie in a folder of their own where there is no list', () => {
    expect(areaPath('a')).toBe('/areas/a/');
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
