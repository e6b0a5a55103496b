import type { ReactNode } from 'react';
import type { BadgeTone } from '@/components/ui/Badge/Badge.css';
import type { Event } from '@/content/types';
import type { EpochMinutes } from '@/lib/time/day';

export type CalendarEvent = Pick<
  Event,
  'slug' | 'title' | 'type' | 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'location'
> & {
  readonly path: string;
  readonly end: EpochMinutes;
  readonly tone: BadgeTone;
  readonly entry: ReactNode;
};

/** An event, and whether it is over; nobody knows before the browser has told the time. */
export type MarkedEvent = CalendarEvent & { readonly isPast: boolean };
