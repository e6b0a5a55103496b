'use client';

import { useEffect } from 'react';
import { unlessBlocked } from '@/components/browser/kept';
import { useCode } from '@/components/browser/use-code';
import { heartsKey, noticeId } from './names';

function repeat(control: HTMLElement, pressed: string | null): void {
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }));
    // What was saved long ago showed an empty heart until now: it was pressed to be filled.
  } else if (pressed === null || control.getAttribute('aria-pressed') === pressed) {
    control.click();
  }
}

const loadSave = () => import('@/components/saved/save-by-name');

/**
 * Replays what visitors pressed before hydration, each control once: a second tap must not undo the
 * first. Rendered last, when all other components have their listeners.
 */
export function ReplayedEvents() {
  const { ask } = useCode(loadSave);

  useEffect(() => {
    const controls = window.replayedEvents ?? new Map<HTMLElement, string | null>();
    delete window.replayedEvents;
    const notice = document.getElementById(noticeId);
    if (notice) notice.hidden = true;
    // After the controls show the stored plan.
    setTimeout(() => controls.forEach((pressed, control) => repeat(control, pressed)));
    // Of hearts that were pressed on pages that were left before hydration.
    const names = unlessBlocked(() => sessionStorage.getItem(heartsKey));
    if (names !== null) {
      // If the code fails they stay for the next page.
      ask()
        .then((code) => code?.saveByName(JSON.parse(names) as string[], heartsKey))
        .catch(() => undefined);
    }
  }, [ask]);

  return null;
}
