export type NoPosition = 'none' | 'refused' | 'blocked' | 'late';

/** By the codes of `GeolocationPositionError`. */
const reasons: Readonly<Record<number, NoPosition>> = { 1: 'refused', 2: 'blocked', 3: 'late' };

/** Milliseconds for a browser to give its own answer at the end of its time. */
const graceMs = 2000;

/** Asks once for the position, which nothing here keeps. Returns what calls it off. */
export function askPosition(
  timeoutMs: number,
  found: (position: GeolocationPosition) => void,
  failed: (why: NoPosition) => void,
): () => void {
  let isOver = false;
  const once = (tell: () => void) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(late);
    tell();
  };
  const late = setTimeout(() => once(() => failed('late')), timeoutMs + graceMs);
  const { geolocation } = navigator as { geolocation?: Geolocation };
  if (geolocation) {
    geolocation.getCurrentPosition(
      (position) => once(() => found(position)),
      ({ code }) => once(() => failed(reasons[code] ?? 'blocked')),
      { enableHighAccuracy: true, maximumAge: 0, timeout: timeoutMs },
    );
  } else {
    once(() => failed('none'));
  }
  return () => once(() => undefined);
}
