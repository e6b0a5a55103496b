'use client';

import { useEffect } from 'react';
import { keepFocus } from '@/components/browser/keep-focus';

/** On every page: see {@link keepFocus}. */
export function KeepFocus() {
  useEffect(keepFocus, []);
  return null;
}
