/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { Position } from './Position';

const harbour = { name: 'the Harbour', coordinates: { latitude: 50.32, longitude: -3.61 } };

type Answer = (ok: PositionCallback, failed: PositionErrorCallback) => void;

function withDevice(answer: Answer | undefined) {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: answer && { getCurrentPosition: answer },
  });
}

const found =
  (latitude: number, longitude: number, accuracy: number): Answer =>
  (ok) =>
    ok({
      coords: { latitude, longitude, accuracy },
      timestamp: Date.parse('2026-06-21T08:00:30Z'),
    } as GeolocationPosition);

const refused =
  (code: number): Answer =>
  (_ok, failed) =>
    failed({ code } as GeolocationPositionError);

const text = () => screen.getByRole('status').textContent;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('a position is told in full, with its time in London', () => {
  withDevice(found(50.32267, -3.60583, 8));
  render(<Position places={[harbour]} />);
  expect(text()).toContain('SX 8578 4820');
  expect(text()).toContain('420\u00a0m north-east of the Harbour');
  expect(text()).toContain('50.3227, −3.6058');
  expect(text()).toContain('Found at 09:00, Sun 21 Jun 2026');
});

test.each([
  ['refused', refused(1), 'Location is switched off'],
  ['not found', refused(2), 'could not find your position'],
  ['too slow', refused(3), 'taking too long'],
  ['of no such device', undefined, 'cannot find your position'],
  ['too vague', found(50.3, -3.6, 9000), 'Too vague for a grid reference'],
  ['from abroad', found(48.86, 2.35, 20), 'outside Great Britain'],
])('a position that is %s is said to be so', (_what, answer, words) => {
  withDevice(answer);
  render(<Position places={[harbour]} />);
  expect(text()).toContain(words);
});

test('a device that never answers is not waited for', () => {
  withDevice(() => undefined);
  render(<Position places={[harbour]} />);
  expect(text()).toContain('Finding');
  act(() => {
    jest.advanceTimersByTime(40_000);
  });
  expect(text()).toContain('taking too long');
});

test('nothing is stored', () => {
  const store = jest.spyOn(Storage.prototype, 'setItem');
  withDevice(found(50.32267, -3.60583, 8));
  render(<Position places={[harbour]} />);
  expect(store).not.toHaveBeenCalled();
});
