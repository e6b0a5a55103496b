'use client';

import { useCode } from '@/components/browser/use-code';
import { useIdle } from '@/components/browser/use-idle';
import { calendarPage } from '@/content/calendar';
import { spaceBelow } from '@/styles/layout.css';
import { live } from '@/styles/print.css';
import { summary } from '@/styles/surfaces.css';
import type { WeekendProps } from './Weekend';

const load = () => import('./Weekend');

export function ThisWeekend(props: WeekendProps) {
  const { code } = useCode(load, useIdle());
  return (
    <details id="this-weekend" className={`${spaceBelow.m} ${live}`}>
      <summary className={summary}>{calendarPage.weekend.heading}</summary>
      {code && <code.Weekend {...props} />}
    </details>
  );
}
