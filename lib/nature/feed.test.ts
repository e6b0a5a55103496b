import ICAL from 'ical.js';
import { natureDays } from './calendar';
import { natureFeed } from './feed';

test('the feed holds all of nature’s calendar, on London’s days, and keeps no time busy', () => {
  const calendar = new ICAL.Component(ICAL.parse(natureFeed()) as unknown[]);
  const entries = calendar.getAllSubcomponents('vevent');
  const days = natureDays();
  expect(entries).toHaveLength(days.length);
  const titles = entries.map((entry) => new ICAL.Event(entry).summary);
  expect(titles).toEqual(days.map(({ title }) => title));

  const solstice = entries
    .map((entry) => new ICAL.Event(entry))
    .find((entry) => entry.uid.startsWith('nature-sun-270-2027'));
  expect(solstice?.startDate.isDate).toBe(true);
  expect(solstice?.startDate.toString()).toBe('2027-12-22');
  expect(solstice?.endDate.toString()).toBe('2027-12-23');

  const low = entries
    .map((entry) => new ICAL.Event(entry))
    .find((entry) => entry.uid.startsWith('nature-low-water-2027-07'));
  const at = days.find(({ id }) => id === 'low-water-2027-07')?.at ?? 0;
  expect(low?.startDate.toJSDate().getTime()).toBe(at * 60_000);
  expect(entries.every((entry) => entry.getFirstPropertyValue('transp') === 'TRANSPARENT')).toBe(
    true,
  );
});
