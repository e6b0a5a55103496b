/** Fakes timers for the tests of a block, and with them the time-outs of signals. */
export function fakeTimeouts(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(
        () => controller.abort(new DOMException('Too late', 'TimeoutError')),
        milliseconds,
      );
      return controller.signal;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
}
