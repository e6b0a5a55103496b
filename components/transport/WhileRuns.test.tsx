/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Service } from '@/content/transport/types';
import { withImported } from '@/lib/transport/data';
import { bus } from '@/lib/transport/testing/transport';
import { ByCounting } from './WhileRuns';

const feed = (slug: string, days: Pick<Service, 'validFrom' | 'validUntil'>): Service => ({
  ...bus,
  slug,
  times: [],
  byDate: [],
  ...days,
});
const spring = feed('spring', { validFrom: '2031-03-01', validUntil: '2031-05-31' });
const summer = feed('summer', { validFrom: '2031-05-01', validUntil: '2031-08-31' });
const replaced = { ...spring, replaced: [{ from: '2031-05-01', until: '2031-08-31' }] } as const;

const told = (services: readonly Service[]) => (
  <ByCounting facts={services}>
    {(counting) => <p>{counting.map(({ slug }) => slug).join(' and ')}</p>}
  </ByCounting>
);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['2030-12-31', ''],
  ['2031-02-28', 'bus-7'],
  ['2031-03-01', 'spring'],
  ['2031-05-01', 'summer'],
  ['2031-08-31', 'summer'],
  ['2031-09-01', 'bus-7'],
  ['2032-01-01', ''],
])('on %s a line that is typed and has been imported twice is told by “%s”', (day, counting) => {
  jest.setSystemTime(new Date(`${day}T12:00:00Z`));
  const { container } = render(told(withImported([bus], [replaced, summer])));
  expect(container.textContent).toBe(counting);
});

test('without a clock it is told by what nothing replaces, and by all that hold at once', () => {
  const other = { ...bus, slug: 'bus-8', number: '8' };
  expect(renderToStaticMarkup(told(withImported([bus], [])))).toBe('<p>bus-7</p>');
  expect(renderToStaticMarkup(told(withImported([bus, other], [spring])))).toBe(
    '<p>bus-8 and spring</p>',
  );
});
