/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ScheduledText } from './ScheduledText';

const end = Date.parse('2025-08-30T15:00:00Z') / 60_000;
const past = (built: number | null) => (
  <ScheduledText stages={[{ until: end, shown: null }]} after="Past event" built={built} />
);
const mark = () => screen.queryByText('Past event');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2025-08-30T14:58:30Z') });
});

afterEach(() => {
  jest.useRealTimers();
});

test('an event that ends while the page is open is marked then', () => {
  render(past(null));
  expect(mark()).toBeNull();
  act(() => jest.advanceTimersByTime(4 * 60_000));
  expect(mark()).not.toBeNull();
});

test('a tab that has slept marks it as soon as it is looked at again', () => {
  render(past(null));
  jest.setSystemTime(new Date('2025-08-31T08:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(mark()).not.toBeNull();
});

test('a page that is left stops looking at the clock', () => {
  render(past(null)).unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('a page without scripts goes by the day of the build', () => {
  const html = (built: number) => renderToString(past(built));
  expect(html(end)).toBe('');
  expect(html(end + 1)).toContain('Past event');
});

test('a clock that has been reset is not believed', () => {
  jest.setSystemTime(new Date('1999-06-01T08:00:00Z'));
  render(past(end + 1));
  expect(mark()).not.toBeNull();
});
