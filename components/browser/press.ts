let isDown = false;

/** A finger's press is answered, and takes the focus, only after the finger is lifted: milliseconds. */
const answeredWithin = 350;

export function watchPresses(): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  let lifted: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    isDown = false;
  };
  const begin = () => {
    clearTimeout(lifted);
    isDown = true;
  };
  const lift = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') lifted = setTimeout(end, answeredWithin);
    else end();
  };
  window.addEventListener('pointerdown', begin, options);
  window.addEventListener('pointerup', lift, options);
  window.addEventListener('pointercancel', end, options);
  window.addEventListener('click', end, options);
  return () => stop.abort();
}

/** What moves the page waits for a press to end, or the pressed button would no longer be there. */
export function afterPress(then: () => void): void {
  if (!isDown) {
    then();
    return;
  }
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  const now = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    then();
  };
  window.addEventListener('click', now, options);
  window.addEventListener('pointerup', () => setTimeout(now), options);
  window.addEventListener('pointercancel', now, options);
}
