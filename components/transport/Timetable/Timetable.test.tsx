/** @jest-environment jsdom */
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { ownNotices } from '@/lib/content/fixtures/own-notices';
import type { ImportedCalendar, Service } from '@/content/transport/types';
import { bus, closing, stretch, transport } from '@/lib/transport/testing/transport';
import { Timetable } from './Timetable';

jest.mock('@/lib/content/transport', () => ({
  get siteTransport() {
    return transport;
  },
  stopName: (point: string) => point,
}));

const standing = ownNotices();

const hill = { name: 'Hill Buses', url: 'https://hill.example/' };
const other: Service = {
  ...bus,
  slug: 'bus-8',
  number: '8',
  operators: [hill],
  times: [{ days: ['weekday'], times: ['09:00'] }],
  validUntil: '2032-12-31',
};

const imported = (days: ImportedCalendar): Service => ({
  ...bus,
  slug: 'of-the-feed',
  calls: [{ at: 'mill' }, { at: 'cove' }, { at: 'quay' }],
  times: [],
  byDate: [
    { days, times: ['09:00', '-', '09:30'] },
    { days, times: ['-', '10:10', '10:30'] },
  ],
  validFrom: '2031-05-05',
  validUntil: '2031-05-11',
});

function showOn(day: string, services: readonly Service[]): void {
  jest.setSystemTime(new Date(`${day}T12:00:00Z`));
  render(<Timetable caption="Buses of the coast" services={services} />);
}
/** What stands under the name of a bus. */
const words = (name: string | RegExp) =>
  screen.getByRole('rowheader', { name }).closest('tbody')?.textContent.replaceAll('\u00a0', ' ');

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('has the times of each stop, and says none and ask apart', () => {
  showOn('2031-05-08', [bus]);
  const table = within(screen.getByRole('table', { name: 'Buses of the coast' }));
  expect(
    table.getByRole('rowheader', { name: '7 to Quay by inn the way home from cove' }),
  ).not.toBeNull();
  expect(table.getByRole('rowheader', { name: 'Monday to Friday' })).not.toBeNull();
  expect(table.getByRole('row', { name: 'cove 07:42 12:12 00:07' })).not.toBeNull();
  expect(table.getByRole('row', { name: 'Sundays none' })).not.toBeNull();
  expect(table.getByRole('row', { name: 'Saturdays and bank holidays ask' })).not.toBeNull();
});

test('has a column for each trip of a feed, a dash where it does not call, and the other dates', () => {
  const days = { from: '2031-05-05', runs: '1111011' } as const;
  showOn('2031-05-06', [imported(days)]);
  const table = within(screen.getByRole('table'));
  // Another operator may run the same line at other times.
  expect(table.getByRole('rowheader', { name: /^7 to Quay of Coast Buses/ })).not.toBeNull();
  expect(table.getByRole('row', { name: 'mill 09:00 –' })).not.toBeNull();
  expect(table.getByRole('row', { name: 'cove – 10:10' })).not.toBeNull();
  expect(table.getByRole('row', { name: 'quay 09:30 10:30' })).not.toBeNull();
  expect(table.getByRole('row', { name: /^9 May 2031.* none$/ })).not.toBeNull();
});

const often: Service = {
  ...bus,
  headways: [{ days: ['weekday', 'saturday'], from: '08:00', until: '18:00', every: 60 }],
  headwaysUntil: '2032-06-30',
  irregular: [{ from: '12-24', until: '01-02' }],
};

test('says about how often it comes on days whose times are not read', () => {
  showOn('2031-05-08', [often]);
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('rowheader', { name: 'Monday to Friday' })).not.toBeNull();
  expect(
    table.getByRole('row', { name: 'Saturdays about hourly from 08:00 to 18:00' }),
  ).not.toBeNull();
  expect(table.getByRole('row', { name: 'Bank holidays ask' })).not.toBeNull();
  expect(table.getByRole('rowheader', { name: /^7 to Quay from mill by inn/ })).not.toBeNull();
  expect(screen.getByText(/^Not 24\sDecember to 2\sJanuary\.$/)).not.toBeNull();
});

test('says about how often it comes after its times have lapsed, as long as that is believed', () => {
  showOn('2032-06-30', [often]);
  expect(words(/^7 to Quay/)).toContain(
    'At mill: Monday to Saturday about hourly from 08:00 to 18:00. Look up the times: Coast Buses.',
  );
  expect(words(/^7 to Quay/)).not.toContain('12:12');
  cleanup();
  showOn('2032-07-01', [often]);
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.body.textContent).toContain('are out of date. Ask Coast Buses.');
  cleanup();
  // Beside the timetable of another bus that still holds.
  showOn('2032-07-01', [often, other]);
  expect(words(/^7 to Quay/)).toContain('to 31 December 2031. Ask Coast Buses.');
});

test('tells whom to ask two weeks after typed and imported times have lapsed', () => {
  showOn('2032-01-15', [bus, imported({ from: '2031-05-05', runs: '1' })]);
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.body.textContent).toContain('Our bus times are out of date. Ask Coast Buses.');
});

test('takes away the times of the bus that is past alone, and says whom to ask', () => {
  showOn('2032-05-06', [bus, other]);
  expect(words(/^7 to Quay/)).toContain('to 31 December 2031. Ask Coast Buses.');
  expect(words(/^7 to Quay/)).not.toContain('12:12');
  expect(words(/^8 to Quay/)).toContain('09:12');
});

test('gives way as a whole when the last of them is past', () => {
  showOn('2033-01-01', [bus, other]);
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.body.textContent).toContain('are out of date. Ask Coast Buses or Hill Buses.');
});

test('goes within a minute of midnight where the page stays open', () => {
  showOn('2031-12-31', [bus]);
  act(() => {
    jest.advanceTimersByTime((12 * 60 + 1) * 60_000);
  });
  expect(screen.queryByRole('table')).toBeNull();
});

test('shows the coming timetable with its first day, and none of its times before', () => {
  const coming: Service = { ...other, validFrom: '2032-01-01' };
  showOn('2031-12-31', [bus, coming]);
  expect(words(/^8 to Quay from/)).toContain('hold from 1 January 2032');
  cleanup();
  showOn('2032-01-02', [bus, coming]);
  expect(words(/^8 to Quay from/)).toContain('09:12');
});

test.each([
  ['2031-04-30', '12:12'],
  ['2031-05-08', 'none while the road is closed'],
  ['2031-06-01', 'check that it runs again. Ask Coast Buses.'],
])('on %s a bus that a notice of May stops says "%s"', (day, text) => {
  standing.push(closing('2031-05-01', '2031-05-31'));
  showOn(day, [{ ...bus, closedBy: stretch }]);
  expect(words(/^7 to Quay/)).toContain(text);
});
