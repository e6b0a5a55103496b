/** How long the page may be busy at a time, in milliseconds: one picture of the screen. */
const stepMs = 16;

const waiting: (() => boolean)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function work(): void {
  // Before anything is done: a fault in one does not hold up the others.
  timer = setTimeout(work);
  const until = performance.now() + stepMs;
  do {
    const job = waiting.shift();
    if (!job) {
      clearTimeout(timer);
      timer = undefined;
      return;
    }
    if (!job()) waiting.unshift(job);
  } while (performance.now() < until);
}

/**
 * Does something long a little at a time, and one such thing after the other, so that the page stays
 * awake: browsers let 4 ms pass between two turns.
 *
 * @param steps yields wherever it may be interrupted, and returns what comes of it
 * @param isAsked whether somebody waits for it: it then goes before what nobody has asked for
 * @returns a function that stops it; `onDone` is not called any more then
 */
export function runChunked<Result>(
  steps: Generator<unknown, Result>,
  onDone: (result: Result) => void,
  { isAsked = false } = {},
): () => void {
  const job = () => {
    const next = steps.next();
    if (next.done) onDone(next.value);
    return next.done === true;
  };
  if (isAsked) waiting.unshift(job);
  else waiting.push(job);
  timer ??= setTimeout(work);
  return () => {
    const at = waiting.indexOf(job);
    if (at >= 0) waiting.splice(at, 1);
  };
}
