/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { OnDemand } from './OnDemand';

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;
const part = (load: () => Promise<typeof Greeting>, now = true) => (
  <OnDemand
    now={now}
    load={load}
    props={{ name: 'Ann' }}
    failed="The greeting could not be loaded."
  >
    <p>A moment</p>
  </OnDemand>
);

afterEach(cleanup);

test('the placeholder gives way to the component', async () => {
  render(part(() => Promise.resolve(Greeting)));
  expect(screen.getByText('A moment')).toBeDefined();
  expect(await screen.findByText('Hello, Ann')).toBeDefined();
  expect(screen.queryByText('A moment')).toBeNull();
});

test.each([true, false])(
  'what is not at the top comes by itself, a second later at the latest (idle callbacks: %s)',
  async (hasIdleCallbacks) => {
    jest.useFakeTimers();
    if (hasIdleCallbacks) {
      // A browser that never has nothing to do.
      window.requestIdleCallback = (run, { timeout = Infinity } = {}) =>
        setTimeout(run, timeout) as unknown as number;
      window.cancelIdleCallback = clearTimeout;
    } else {
      Reflect.deleteProperty(window, 'requestIdleCallback');
    }
    const load = jest.fn<Promise<typeof Greeting>, []>().mockResolvedValue(Greeting);
    render(part(load, false));
    expect(load).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('Hello, Ann')).toBeDefined();
    jest.useRealTimers();
  },
);

test('a failure is said, and the component can be asked for again', async () => {
  const load = jest.fn<Promise<typeof Greeting>, []>().mockRejectedValue(new Error('502'));
  render(part(load));
  expect((await screen.findByRole('status')).textContent).toMatch(/could not be loaded/);
  load.mockResolvedValue(Greeting);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello, Ann')).toBeDefined();
});
