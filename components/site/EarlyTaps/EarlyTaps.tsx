'use client';

import { useEffect } from 'react';
import { useCode } from '@/components/browser/use-code';
import { heartsKey, noticeId } from './names';

/** What the tab remembers of hearts that were pressed on pages that never came to life. */
function passedOn(): string | null {
  try {
    return sessionStorage.getItem(heartsKey);
  } catch {
    return null;
  }
}

function repeat(control: HTMLElement, pressed: string | null): void {
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }));
    // What was saved long ago showed an empty heart until now: it was pressed to be filled.
  } else if (pressed === null || control.getAttribute('aria-pressed') === pressed) {
    control.click();
  }
}

const loadSave = () => import('@/components/planner/save-by-name');

/**
 * Does what visitors asked for before the page could answer, each control once: an impatient second
 * tap must not undo the first. Stands last, when everything else listens already.
 */
export function EarlyTaps() {
  const { ask } = useCode(loadSave);

  useEffect(() => {
    const controls = window.earlyTaps ?? new Map<HTMLElement, string | null>();
    delete window.earlyTaps;
    const notice = document.getElementById(noticeId);
    if (notice) notice.hidden = true;
    // Once the controls show what the planner holds.
    setTimeout(() => controls.forEach((pressed, control) => repeat(control, pressed)));
    const names = passedOn();
    if (names !== null) {
      // Without the code they stay where they are, for the next page.
      ask()
        .then((code) => code?.saveByName(JSON.parse(names) as string[], heartsKey))
        .catch(() => undefined);
    }
  }, [ask]);

  return null;
}
