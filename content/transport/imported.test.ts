import { importedTimetables } from '@/content/schema/transport';
import { imported } from './imported';

it('has the form that the import writes, and names only days that it has', () => {
  expect(importedTimetables.safeParse(imported).error).toBeUndefined();
  const used = imported.lines.flatMap(({ patterns }) =>
    patterns.flatMap(({ trips, headways = [] }) => [...trips, ...headways].map(({ days }) => days)),
  );
  expect(Object.keys(imported.calendars)).toEqual(expect.arrayContaining(used));
});
