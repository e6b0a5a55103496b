/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ByTime } from './ByTime';

const end = Date.parse('2025-08-30T15:00:00Z') / 60_000;
const past = (built: number | null) => (
  <ByTime
    periods={[{ state: 'coming' }, { from: end + 1, state: 'over' }]}
    shown={{ over: 'Past event' }}
    built={built}
  />
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

test('what holds next is read on a translated page too, though both are of one shape', () => {
  const words = (before: string, name: string) => createElement('p', {}, before, <b>{name}</b>);
  const { container } = render(
    <ByTime
      periods={[{ state: 'open' }, { from: end + 1, state: 'shut' }]}
      shown={{ open: words('Park at ', 'the quay'), shut: words('Ask ', 'the beach') }}
    />,
  );
  const text = container.querySelector('p')?.firstChild;
  // As a browser's translation does.
  const wrapper = document.createElement('span');
  if (text) wrapper.append(text.cloneNode());
  text?.replaceWith(wrapper);
  act(() => jest.advanceTimersByTime(4 * 60_000));
  expect(container.textContent).toBe('Ask the beach');
});

test('a clock that has been reset is not believed', () => {
  jest.setSystemTime(new Date('1999-06-01T08:00:00Z'));
  render(past(end + 1));
  expect(mark()).not.toBeNull();
});

const fact = (
  <ByTime
    periods={[{ state: 'Ask again' }, { from: end, state: 'Every day' }]}
    initial="Every day"
  />
);

test('a page without scripts says what it is told to, whatever the day', () => {
  expect(renderToString(fact)).toBe('<span>Every day</span>');
});

test('a text that changes is one string in an element of its own', () => {
  jest.setSystemTime((end - 1) * 60_000);
  const { container } = render(fact);
  expect(container.innerHTML).toBe('<span>Ask again</span>');
  const text = container.querySelector('span');
  // As a browser’s translation leaves it.
  if (text) text.innerHTML = '<font>Demandez</font>';
  act(() => jest.advanceTimersByTime(2 * 60_000));
  expect(container.textContent).toBe('Every day');
});
