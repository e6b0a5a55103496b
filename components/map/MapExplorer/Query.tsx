'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Tells the query of the address, at first and whenever it changes. A leaf of its own, because
 * what reads the query is left out of the static HTML together with all that is inside it.
 */
export function Query({ onChange }: { onChange: (query: string) => void }) {
  const query = useSearchParams().toString();
  useEffect(() => {
    onChange(query);
  }, [query, onChange]);
  return null;
}
