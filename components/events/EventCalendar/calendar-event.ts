import type { ReactNode } from 'react';
import type { BadgeTone } from '@/components/ui/Badge/Badge.css';
import type { Event } from '@/content/types';
import type { EpochMinutes } from '@/lib/time/day';

/** An event as the grid shows it; the list takes its entry as it comes. */
export type CalendarEvent = Pick<
  Event,
  'slug' | 'title' | 'type' | 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'location'
> & {
  /** Its page; without base path. */
  readonly path: string;
  readonly end: EpochMinutes;
  readonly tone: BadgeTone;
  readonly entry: ReactNode;
};

/** An event, and whether it is over; nobody knows before the browser has told the time. */
export type MarkedEvent = CalendarEvent & { readonly isPast: boolean };
