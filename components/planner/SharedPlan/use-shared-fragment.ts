import { useSyncExternalStore } from 'react';
import { planFragment } from '@/lib/planner/plan-fragment';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function read(): string {
  return planFragment(window.location.hash) ?? '';
}

function forget() {
  const { pathname, search } = window.location;
  // The browser's own, as Next puts one in its place that writes the address once more a moment later,
  // over a link that was pasted meanwhile.
  History.prototype.replaceState.call(
    window.history,
    window.history.state,
    '',
    `${pathname}${search}`,
  );
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** The plan in the address, behind its #, and what takes it out of the address; "" without one. */
export function useSharedFragment(): [fragment: string, forget: () => void] {
  return [useSyncExternalStore(subscribe, read, () => ''), forget];
}
