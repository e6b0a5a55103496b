/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { useLoaded } from './use-loaded';

const Component = () => null;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('code that does not come is said to be missing after eight seconds, and shown if it comes later', async () => {
  let arrive: (component: typeof Component) => void = () => undefined;
  const load = () => new Promise<typeof Component>((resolve) => (arrive = resolve));
  const { result } = renderHook(() => useLoaded(true, load));
  act(() => jest.advanceTimersByTime(7999));
  expect(result.current).toBeUndefined();
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('failed');
  await act(async () => {
    arrive(Component);
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(result.current).toEqual({ Component });
});

test('nothing is fetched before it is wanted', () => {
  const load = jest.fn<Promise<typeof Component>, []>();
  renderHook(() => useLoaded(false, load));
  expect(load).not.toHaveBeenCalled();
});
