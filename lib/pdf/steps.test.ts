import { fakeTimeouts } from './testing/timeouts';
import { untilAborted, withinTime, yieldToMain } from './steps';

const never = () => new Promise<never>(() => undefined);

describe('giving way to the browser', () => {
  it('lets a waiting timer run first', async () => {
    const order: string[] = [];
    setTimeout(() => order.push('timer'));
    await yieldToMain();
    order.push('work');
    expect(order).toEqual(['timer', 'work']);
  });
});

describe('work that can be cancelled', () => {
  it('gives its outcome when nobody cancels it', async () => {
    await expect(untilAborted(new AbortController().signal, Promise.resolve(7))).resolves.toBe(7);
  });

  it('ends at once when it is cancelled, though the task hangs', async () => {
    const controller = new AbortController();
    const work = untilAborted(controller.signal, never());
    controller.abort(new Error('Enough'));
    await expect(work).rejects.toThrow('Enough');
  });

  it('does not begin to wait when it was cancelled before', async () => {
    await expect(untilAborted(AbortSignal.abort(new Error('Enough')), never())).rejects.toThrow(
      'Enough',
    );
  });
});

describe('work that has a time limit', () => {
  const open = new AbortController().signal;

  fakeTimeouts();

  it('gives its outcome when it is in time', async () => {
    await expect(withinTime(15_000, open, () => Promise.resolve('here'))).resolves.toBe('here');
  });

  it('fails when the time is up, and tells the task to stop', async () => {
    let told = false;
    const work = withinTime(15_000, open, (signal) => {
      signal.addEventListener('abort', () => (told = true));
      return never();
    });
    const outcome = expect(work).rejects.toMatchObject({ name: 'TimeoutError' });
    jest.advanceTimersByTime(14_999);
    expect(told).toBe(false);
    jest.advanceTimersByTime(1);
    await outcome;
    expect(told).toBe(true);
  });

  it('fails before that when it is cancelled, and tells the task to stop', async () => {
    const controller = new AbortController();
    let told = false;
    const work = withinTime(15_000, controller.signal, (signal) => {
      signal.addEventListener('abort', () => (told = true));
      return never();
    });
    const outcome = expect(work).rejects.toThrow('Enough');
    controller.abort(new Error('Enough'));
    await outcome;
    expect(told).toBe(true);
  });
});
