/** What the visitor is told of how a value is kept, and that it is told once. */

/**
 * `setAside`: part of what was stored was not understood and lies under a backup key; `notKept`:
 * the change will not outlast the page.
 */
export type Notice = 'none' | 'setAside' | 'notKept';

/** What has been said, and what of it the visitor may still be reading. */
export interface Told {
  readonly notice: Notice;
  /** True from when it was said that nothing is kept until something is again. */
  readonly notKept: boolean;
  /** The text of which it was said that it is set aside. */
  readonly setAside: string | null;
}

export const nothingTold: Told = { notice: 'none', notKept: false, setAside: null };

/** How one attempt to bring memory and storage into step has ended. */
export interface Outcome {
  /** What is shown is what is stored. */
  readonly kept: boolean;
  /** Changes could not be written and wait. */
  readonly waits: boolean;
  /** The stored text, when something in it was not understood. */
  readonly unknown: string | null;
  /** That text is safe under a backup key. */
  readonly backedUp: boolean;
}

/**
 * What is to be said after an attempt. What was dismissed is not said again for the same reason;
 * that nothing is kept is more pressing than what was set aside, and goes once it is untrue.
 */
export function tell(told: Told, { kept, waits, unknown, backedUp }: Outcome): Told {
  let { notice } = told;
  if (kept && notice === 'notKept') notice = 'none';
  if (backedUp && unknown !== told.setAside) notice = 'setAside';
  if (!kept && !told.notKept && (waits || unknown !== null)) notice = 'notKept';
  return {
    notice,
    notKept: !kept && (told.notKept || notice === 'notKept'),
    setAside: notice === 'setAside' ? unknown : told.setAside,
  };
}
