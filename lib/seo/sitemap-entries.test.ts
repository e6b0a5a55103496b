import { routes } from '@/lib/routes';
import { lastChange, publishedRoutes } from './sitemap-entries';

describe('publishedRoutes', () => {
  const paths = publishedRoutes.map(({ path }) => path);

  it('has the eight pages of the menu', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        routes.home,
        routes.thingsToDo,
        routes.beaches,
        routes.foodDrink,
        routes.stay,
        routes.events,
        routes.about,
        routes.contact,
      ]),
    );
  });

  it('has the page of each thing, of every kind', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        '/things-to-do/seal-trip/',
        '/beaches/long-strand/',
        '/food-drink/anchor/',
        '/stay/star-field/',
        '/events/boat-race/',
        '/areas/old-quay/',
      ]),
    );
  });

  it('leaves out the planner', () => {
    expect(paths).not.toContain(routes.planner);
  });

  it('has no page twice', () => {
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('lastChange', () => {
  it('is the latest day of a page and of what it shows', () => {
    expect(
      lastChange({ updated: '2026-03-01' }, { updated: '2026-10-09' }, { updated: '2026-09-30' }),
    ).toBe('2026-10-09');
  });

  it('is the page’s own day when what it shows is older', () => {
    expect(lastChange({ updated: '2026-03-01' }, { updated: '2025-12-31' })).toBe('2026-03-01');
  });
});
