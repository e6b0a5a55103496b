import { kindPath } from '@/lib/kinds';
import { routes, tideMonthPath } from '@/lib/routes';
import { breadcrumbTrail } from './breadcrumbs';

describe('breadcrumbTrail', () => {
  it('leads from home to a page of the menu', () => {
    expect(breadcrumbTrail(routes.beaches, 'Beaches')).toEqual([
      { title: 'Home', href: '/' },
      { title: 'Beaches', href: '/beaches/' },
    ]);
  });

  it('leads through the list to an item', () => {
    expect(breadcrumbTrail(kindPath('beach', 'north-gate'), 'North Gate')).toEqual([
      { title: 'Home', href: '/' },
      { title: 'Beaches', href: '/beaches/' },
      { title: 'North Gate', href: '/beaches/north-gate/' },
    ]);
  });

  it('leads through the section of the menu to a page of another address', () => {
    const trail = breadcrumbTrail(kindPath('walk', 'ridge'), 'Ridge').map((c) => c.href);
    expect(trail).toEqual(['/', '/things-to-do/', '/walks/', '/walks/ridge/']);
    expect(breadcrumbTrail(routes.map, 'Map')[1]?.href).toBe(routes.about);
  });

  it('leads through the tide times to a month', () => {
    const names = breadcrumbTrail(tideMonthPath('2026-12'), 'December 2026').map((c) => c.title);
    expect(names).toEqual(['Home', 'Beaches', 'Tide Times', 'December 2026']);
  });

  it('leads straight from home to an area, which has no list', () => {
    const paths = breadcrumbTrail(kindPath('area', 'coastal-path'), 'Coastal Path').map(
      (c) => c.href,
    );
    expect(paths).toEqual(['/', '/areas/coastal-path/']);
  });

  it('is home alone on the home page', () => {
    expect(breadcrumbTrail(routes.home, 'Home')).toEqual([{ title: 'Home', href: '/' }]);
  });
});
