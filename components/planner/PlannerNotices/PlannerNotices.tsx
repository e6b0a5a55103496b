'use client';

import { useEffect } from 'react';
import { useCode } from '@/components/browser/use-code';
import { useIdle } from '@/components/browser/use-idle';
import { stack } from '@/styles/layout.css';
import { screenOnly } from '@/styles/print.css';
import { planner, startPlanner } from '@/components/saved/planner';
import * as styles from './PlannerNotices.css';

const loadNotices = () => import('./Notices').then(({ Notices }) => Notices);

/** By its letter, whatever Caps Lock says; by its place where the keyboard has other letters. */
const isZ = ({ key, code }: KeyboardEvent) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ';

/** Ctrl or ⌘ and Z undo the latest change, but never while someone writes. */
function undoByKey(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || !isZ(event)) return;
  if (document.activeElement?.matches('input, textarea, select')) return;
  event.preventDefault();
  planner.getState().undo();
}

/**
 * The planner's messages, on every page. The region is there from the start, so that what comes into
 * it is read out. The messages are loaded before anything is pressed, so that an old tab can undo
 * after a deploy.
 */
export function PlannerNotices() {
  useEffect(startPlanner, []);
  useEffect(() => {
    document.addEventListener('keydown', undoByKey);
    return () => document.removeEventListener('keydown', undoByKey);
  }, []);
  const { code: Notices } = useCode(loadNotices, useIdle());

  return (
    <div role="status" aria-atomic="false" className={`${stack.xs} ${screenOnly} ${styles.region}`}>
      {Notices && <Notices />}
    </div>
  );
}
