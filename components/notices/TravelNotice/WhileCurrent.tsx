'use client';

import type { ReactNode } from 'react';
import { useMinute } from '@/components/browser/use-minute';
import type { Notice } from '@/content/types';
import { isNoticeCurrent } from '@/lib/trust/trust';
import { londonDate } from '@/lib/time/london';

type WhileCurrentProps = Pick<Notice, 'from' | 'until'> & { children: ReactNode };

/** Shows its children until the browser knows that their day is not today. */
export function WhileCurrent({ from, until, children }: WhileCurrentProps) {
  const now = useMinute();
  if (now !== undefined && !isNoticeCurrent({ from, until }, londonDate(now))) return null;
  return children;
}
