/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { useCode } from './use-code';

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
  const { result } = renderHook(() => useCode(load, true));
  await act(() => jest.advanceTimersByTimeAsync(7999));
  expect(result.current.failed).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(result.current.failed).toBe(true);
  await act(async () => {
    arrive(Component);
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(result.current).toMatchObject({ code: Component, failed: false });
});

test('code that is wanted is asked for again after two seconds, four and so on, until it comes', async () => {
  const load = jest.fn<Promise<typeof Component>, []>().mockRejectedValue(new Error('502'));
  const { result } = renderHook(() => useCode(load, true));
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(result.current.failed).toBe(true);
  // Once more at once, in case the page has fetched it anew.
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledTimes(4);
  load.mockResolvedValue(Component);
  await act(() => jest.advanceTimersByTimeAsync(3999));
  expect(load).toHaveBeenCalledTimes(4);
  expect(result.current.failed).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(result.current).toMatchObject({ code: Component, failed: false });
});

test('code that was waited for in vain may hang, and is fetched anew when it is asked for again', async () => {
  window.fetchLost = jest.fn(() => Promise.resolve());
  const load = () => new Promise<typeof Component>(() => undefined);
  const { result } = renderHook(() => useCode(load));
  for (const mayHang of [false, true]) {
    act(() => void result.current.ask());
    expect(window.fetchLost).toHaveBeenLastCalledWith(mayHang);
    await act(() => jest.advanceTimersByTimeAsync(8000));
    expect(result.current.failed).toBe(true);
  }
  delete window.fetchLost;
});

test('nobody asks for the code of a page that is left', async () => {
  const load = jest.fn<Promise<typeof Component>, []>().mockRejectedValue(new Error('502'));
  const { unmount } = renderHook(() => useCode(load, true));
  await act(() => jest.advanceTimersByTimeAsync(0));
  unmount();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test('nothing is fetched before it is wanted or asked for', async () => {
  const load = jest.fn<Promise<typeof Component>, []>().mockResolvedValue(Component);
  const { result } = renderHook(() => useCode(load));
  expect(load).not.toHaveBeenCalled();
  await act(async () => {
    expect(await result.current.ask()).toBe(Component);
  });
  expect(result.current.code).toBe(Component);
});

test('what was asked for and did not come stays away until it is asked for again', async () => {
  const load = jest.fn<Promise<typeof Component>, []>().mockRejectedValue(new Error('502'));
  const { result } = renderHook(() => useCode(load));
  await act(async () => {
    expect(await result.current.ask()).toBeUndefined();
  });
  expect(result.current.failed).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue(Component);
  await act(async () => {
    const again = result.current.ask();
    await jest.advanceTimersByTimeAsync(0);
    expect(await again).toBe(Component);
  });
  expect(result.current).toMatchObject({ code: Component, failed: false });
});
