import { inTime, limitMs } from './in-time';

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
  await jest.advanceTimersByTimeAsync(limitMs - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalled();
});
