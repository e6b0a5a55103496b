'use client';

import type { ReactNode } from 'react';
import { useLondonDay } from '@/components/browser/use-now';
import type { Notice } from '@/content/types';
import { isNoticeCurrent } from '@/lib/trust/trust';

type WhileCurrentProps = Pick<Notice, 'from' | 'until'> & { children: ReactNode };

export function WhileCurrent({ from, until, children }: WhileCurrentProps) {
  const today = useLondonDay();
  if (today !== null && !isNoticeCurrent({ from, until }, today)) return null;
  return children;
}
