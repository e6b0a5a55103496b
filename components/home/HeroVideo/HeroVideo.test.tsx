/** @jest-environment jsdom */
import { act, cleanup, render } from '@testing-library/react';
import { HeroVideo } from './HeroVideo';

const host = 'https://films.example';
const film = () => document.querySelector('iframe');
const motion = (matches: boolean) => {
  window.matchMedia = () => ({ matches }) as MediaQueryList;
};

beforeEach(() => {
  jest.useFakeTimers();
  motion(true);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'connection');
});

/** Opens the page, and waits until it is idle. */
async function open() {
  render(<HeroVideo host={host} id="coast" />);
  await act(() => jest.advanceTimersByTimeAsync(5000));
}

test('a film that is not seen to play stays out of sight, and goes after fifteen seconds', async () => {
  await open();
  expect(film()?.dataset['playing']).toBe('false');
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(film()).toBeNull();
});

test('a film that the service does not have is asked for once a visit', async () => {
  await open();
  const data = JSON.stringify({ event: 'onError', info: 150 });
  const source = film()?.contentWindow ?? null;
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin: host, source, data })));
  expect(film()).toBeNull();
  cleanup();
  await open();
  expect(film()).toBeNull();
});

test.each([
  ['motion is to be reduced', () => motion(false)],
  ['data is to be saved', () => Object.assign(navigator, { connection: { saveData: true } })],
])('where %s the service is never asked', async (_when, prepare) => {
  prepare();
  await open();
  expect(film()).toBeNull();
});
