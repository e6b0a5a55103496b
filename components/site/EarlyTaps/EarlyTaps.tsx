'use client';

import { useEffect } from 'react';

/**
 * Does what visitors asked for before the page could answer, each control once: an impatient second
 * tap must not undo the first. Stands last, when everything else listens already.
 */
export function EarlyTaps() {
  useEffect(() => {
    const controls = window.earlyTaps ?? [];
    delete window.earlyTaps;
    for (const control of controls) {
      if (control instanceof HTMLSelectElement) {
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else {
        control.click();
      }
    }
  }, []);

  return null;
}
