import { useCallback, useEffect, useRef, useState } from 'react';
import { readQuery, useQuery, writeQuery } from '@/components/browser/use-query';
import { fromQuery, type StayFilters, toQuery } from '@/lib/stays/filters';

const REST_MS = 200;

/**
 * The filters that the address names, none in the static HTML. A choice is an entry of the history;
 * a thumb that is dragged changes the present entry once it rests, because browsers allow few such
 * changes.
 */
export function useStayFilters() {
  const [addressed = '', watch] = useQuery();
  // A thumb in motion is ahead of the address.
  const [dragged, setDragged] = useState<StayFilters>();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(rest.current), []);

  const write = useCallback((next: StayFilters, method: 'pushState' | 'replaceState') => {
    clearTimeout(rest.current);
    setDragged(undefined);
    const query = toQuery(next);
    if (query !== toQuery(fromQuery(readQuery()))) writeQuery(query, method);
  }, []);

  const choose = useCallback((next: StayFilters) => write(next, 'pushState'), [write]);

  function drag(next: StayFilters) {
    setDragged(next);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => write(next, 'replaceState'), REST_MS);
  }

  return { filters: dragged ?? fromQuery(addressed), choose, drag, watch };
}
