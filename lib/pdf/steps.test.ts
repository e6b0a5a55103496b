import { fakeTimeouts } from './testing/timeouts';
import { inTime, untilAborted, yieldToMain } from './steps';

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
  fakeTimeouts();

  it('gives its outcome when it is in time', async () => {
    const work = untilAborted(inTime(new AbortController().signal), Promise.resolve('here'));
    await expect(work).resolves.toBe('here');
  });

  it('fails when the time is up, and tells the task to stop', async () => {
    const stop = inTime(new AbortController().signal);
    const outcome = expect(untilAborted(stop, never())).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    jest.advanceTimersByTime(14_999);
    expect(stop.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    await outcome;
    expect(stop.aborted).toBe(true);
  });

  it('fails before that when it is cancelled, and tells the task to stop', async () => {
    const controller = new AbortController();
    const stop = inTime(controller.signal);
    const outcome = expect(untilAborted(stop, never())).rejects.toThrow('Enough');
    controller.abort(new Error('Enough'));
    await outcome;
    expect(stop.aborted).toBe(true);
  });
});
