/** @jest-environment jsdom */
/** What the page of the map says of this content. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { BayMap } from '@/components/map/BayMap/BayMap';
import { mapItems } from '@/lib/map/items';
import { addDays } from '@/lib/time/london';
import { formatDayOfYear } from '@/lib/time/words';
import { closableRoads, mapLabels, panorama } from './map';
import { mapPage } from './map-page';
import { notices } from './notices';
import { places } from './places';

const closure = notices.find(({ closes }) =>
  closableRoads.some(({ closedBy }) => closes.includes(closedBy)),
);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

(panorama ? test : test.skip)('it marks every place with how many things are there', () => {
  render(<BayMap />);
  const tags = within(screen.getByRole('list', { name: mapPage.tagsLabel }));
  const words = tags.getAllByRole('link').map(({ textContent }) => textContent);
  const expected = places.map(({ slug }) => {
    const count = mapItems().filter(({ place }) => place === slug).length;
    return count > 0 ? `${mapLabels[slug].name}: ${count}` : mapLabels[slug].name;
  });
  expect(words.toSorted()).toEqual(expected.toSorted());
});

(panorama && closure ? test : test.skip)(
  'it dates the closed road, and leaves it not known when the notice has run out',
  () => {
    const { checked = '2000-01-01', until = '2000-01-01' } = closure ?? {};
    const saysOnly = (said: string, other: string) => {
      render(<BayMap />);
      expect(screen.getByText(said, { exact: false }).textContent).toContain(
        formatDayOfYear(checked),
      );
      expect(screen.queryByText(other, { exact: false })).toBeNull();
      cleanup();
    };
    jest.setSystemTime(new Date(`${checked}T12:00:00Z`));
    saysOnly(mapPage.keyClosed, mapPage.keyUnknown);
    jest.setSystemTime(new Date(`${addDays(until, 1)}T12:00:00Z`));
    saysOnly(mapPage.keyUnknown, mapPage.keyClosed);
  },
);
