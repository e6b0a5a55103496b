import { useCallback, useEffect, useRef, useState } from 'react';
import { readQuery, useQuery, writeQuery } from '@/components/browser/use-query';
import { fromQuery, toQuery } from '@/lib/stays/filters';

const REST = 200;

const clean = (query: string) => toQuery(fromQuery(query));

export const addressedStays = () => clean(readQuery());

/**
 * The search as a query without `?`, empty in the static HTML, in step with the address. A choice is an entry of the history; a thumb
 * that is dragged changes the present entry once it rests, because browsers allow few such changes.
 */
export function useStayQuery() {
  const [addressed = '', watch] = useQuery();
  // A thumb in motion is ahead of the address.
  const [dragged, setDragged] = useState<string>();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(rest.current), []);

  const write = useCallback((query: string, method: 'pushState' | 'replaceState') => {
    clearTimeout(rest.current);
    setDragged(undefined);
    if (query !== addressedStays()) writeQuery(query, method);
  }, []);

  const choose = useCallback((next: string) => write(clean(next), 'pushState'), [write]);

  const drag = useCallback(
    (next: string) => {
      const query = clean(next);
      setDragged(query);
      clearTimeout(rest.current);
      rest.current = setTimeout(() => write(query, 'replaceState'), REST);
    },
    [write],
  );

  return { query: dragged ?? clean(addressed), choose, drag, watch };
}
