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

test('code that fails is asked for again after two seconds, four and so on, until it comes', async () => {
  const load = jest
    .fn<Promise<typeof Component>, []>()
    .mockRejectedValueOnce(new Error('502'))
    .mockRejectedValueOnce(new Error('502'))
    .mockResolvedValue(Component);
  const { result } = renderHook(() => useLoaded(true, load));
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(result.current).toBe('failed');
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => jest.advanceTimersByTimeAsync(3999));
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(result.current).toEqual({ Component });
});

test('nobody asks for the code of a page that is left', async () => {
  const load = jest.fn<Promise<typeof Component>, []>().mockRejectedValue(new Error('502'));
  const { unmount } = renderHook(() => useLoaded(true, load));
  await act(() => jest.advanceTimersByTimeAsync(0));
  unmount();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('nothing is fetched before it is wanted', () => {
  const load = jest.fn<Promise<typeof Component>, []>();
  renderHook(() => useLoaded(false, load));
  expect(load).not.toHaveBeenCalled();
});
