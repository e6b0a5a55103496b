/** How long the page may be busy at a time, in milliseconds: one picture of the screen. */
const stepMs = 16;

/**
 * Runs something long a little at a time, so that the page stays awake: browsers let 4 ms pass
 * between two steps.
 *
 * @param steps yields wherever it may be interrupted, and returns what comes of it
 * @returns a function that stops it; `onDone` is not called any more then
 */
export function inSteps<Result>(
  steps: Generator<unknown, Result>,
  onDone: (result: Result) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const step = () => {
    const until = performance.now() + stepMs;
    let next = steps.next();
    while (!next.done && performance.now() < until) next = steps.next();
    if (next.done) onDone(next.value);
    else timer = setTimeout(step);
  };
  timer = setTimeout(step);
  return () => clearTimeout(timer);
}
