/** How long the page may be busy at a time, in milliseconds: one frame of the screen. */
const stepMs = 16;

/**
 * Does something long a little at a time, so that the page stays responsive.
 *
 * @param steps yields wherever it may be interrupted, and returns what comes of it
 * @returns a function that stops it; `onDone` is not called any more then
 */
export function runChunked<Result>(
  steps: Generator<unknown, Result>,
  onDone: (result: Result) => void,
): () => void {
  const work = () => {
    const until = performance.now() + stepMs;
    do {
      const next = steps.next();
      if (next.done) {
        onDone(next.value);
        return;
      }
    } while (performance.now() < until);
    timer = setTimeout(work);
  };
  let timer = setTimeout(work);
  return () => clearTimeout(timer);
}
