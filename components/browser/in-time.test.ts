/** @jest-environment jsdom */
import { inTime, loadTimeoutMs, wanted } from './in-time';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('what comes in time is handed on, and so is what goes wrong', async () => {
  await expect(inTime(Promise.resolve('here'))).resolves.toBe('here');
  await expect(inTime(Promise.reject(new Error('502')))).rejects.toThrow('502');
});

test('what hangs is given up when its time is over', async () => {
  const ended = jest.fn();
  inTime(new Promise(() => undefined)).catch(ended);
  await jest.advanceTimersByTimeAsync(loadTimeoutMs - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalled();
});

test('code that failed is asked for once more, when it has been fetched past the cache', async () => {
  let fetched: () => void = () => undefined;
  window.fetchLost = jest
    .fn<Promise<void>, []>()
    .mockResolvedValueOnce()
    .mockReturnValue(new Promise((resolve) => (fetched = resolve)));
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValue('code');
  const coming = wanted(load);
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  fetched();
  await expect(coming).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

test('code that has been lost before is fetched past the cache first', async () => {
  let fetched: () => void = () => undefined;
  window.fetchLost = () => new Promise<void>((resolve) => (fetched = resolve));
  const load = jest.fn<Promise<string>, []>().mockResolvedValue('code');
  const coming = wanted(load);
  await jest.advanceTimersByTimeAsync(0);
  expect(load).not.toHaveBeenCalled();
  fetched();
  await expect(coming).resolves.toBe('code');
});

test('code that fails twice is missing', async () => {
  delete window.fetchLost;
  const load = jest.fn<Promise<string>, []>().mockRejectedValue(new Error('404'));
  await expect(wanted(load)).rejects.toThrow('404');
  expect(load).toHaveBeenCalledTimes(2);
});
