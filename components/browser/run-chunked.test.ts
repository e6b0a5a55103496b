import { runChunked } from './run-chunked';

function* counting(to: number): Generator<void, number> {
  for (let step = 0; step < to; step += 1) yield;
  return to;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('does it later, and nothing that is stopped', () => {
  const done: number[] = [];
  const note = (result: number) => done.push(result);
  runChunked(counting(3), note);
  runChunked(counting(4), note)();
  expect(done).toEqual([]);
  jest.runAllTimers();
  expect(done).toEqual([3]);
});

it('lets the page go on after 16 milliseconds', () => {
  let turns = 0;
  let finished = 0;
  runChunked(
    (function* slow() {
      for (turns = 0; turns < 10; turns += 1) {
        yield;
      }
    })(),
    () => (finished += 1),
  );
  jest.spyOn(performance, 'now').mockImplementation(() => turns * 10);
  jest.advanceTimersToNextTimer();
  expect(turns).toBeLessThan(4);
  jest.runAllTimers();
  expect(finished).toBe(1);
});
