/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { calendarPage } from '@/content/calendar';
import { ThisWeekend } from './ThisWeekend';

const times = { startTime: '10:00', endTime: '16:00' } as const;
const events = [
  {
    ...times,
    slug: 'regatta',
    title: 'Regatta',
    path: '/a/',
    startDate: '2025-08-28',
    endDate: '2025-08-30',
  },
  { ...times, slug: 'harvest', title: 'Harvest', path: '/b/', startDate: '2025-10-05' },
] as const;

function saidOn(date: string) {
  jest.setSystemTime(new Date(`${date}T12:00Z`));
  const { container } = render(<ThisWeekend events={events} />);
  return container.textContent.replace(calendarPage.weekend.heading, '');
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test.each(['2025-08-25', '2025-08-30', '2025-08-31'])(
  'on %s tells what is on at the weekend of the week',
  (date) => {
    expect(saidOn(date)).toBe('Sat 30 Aug and Sun 31 AugRegatta: Thu 28 to Sat 30 Aug, 10:00');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/a/');
  },
);

test('where nothing is on it tells what comes next, and where nothing does, that too', () => {
  expect(saidOn('2025-09-01')).toBe(
    'Sat 6 Sep and Sun 7 Sep: nothing on.Next: Harvest: Sun 5 Oct, 10:00',
  );
  cleanup();
  expect(saidOn('2026-11-25')).toBe('Sat 28 Nov and Sun 29 Nov: nothing on.No later dates yet.');
});
