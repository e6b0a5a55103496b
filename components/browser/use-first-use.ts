import { useSyncExternalStore } from 'react';

const uses = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

let isUsed = false;
const listeners = new Set<() => void>();

function onUse() {
  isUsed = true;
  for (const type of uses) window.removeEventListener(type, onUse);
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  for (const type of uses) window.addEventListener(type, onUse, { passive: true });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useFirstUse(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isUsed,
    () => false,
  );
}
