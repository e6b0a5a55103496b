import { fromQuery, toQuery } from '@/lib/stays/filters';

/** How long a dragged thumb rests before the address follows it, in milliseconds. */
const REST = 200;

/**
 * The search as a query, in step with the page's address both ways. What is chosen shows at once.
 * A choice becomes an entry of the history, so that Back takes it back; a thumb that is dragged
 * changes the entry there is, and only once it rests, because browsers allow few such changes.
 */
export interface StayQuery {
  /** The present query, without `?`, as `toQuery` writes it. */
  readonly get: () => string;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes any query; what makes no sense in it is dropped. */
  readonly choose: (query: string) => void;
  readonly drag: (query: string) => void;
  /** Reads the address again, after something else may have changed it. */
  readonly follow: () => void;
}

const clean = (query: string) => toQuery(fromQuery(query));

/** A query that starts as the address has it. The window is not touched before the first call. */
export function createStayQuery(): StayQuery {
  const listeners = new Set<() => void>();
  let query: string | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const inAddress = () => clean(window.location.search);
  const get = () => (query ??= inAddress());

  function show(next: string): void {
    query = next;
    for (const listener of listeners) listener();
  }

  function settle(): void {
    clearTimeout(rest);
    rest = undefined;
  }

  function write(method: 'pushState' | 'replaceState'): void {
    settle();
    if (get() === inAddress()) return;
    window.history[method](null, '', `${window.location.pathname}${get() && `?${get()}`}`);
  }

  return {
    get,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        settle();
      };
    },
    choose: (next) => {
      show(clean(next));
      write('pushState');
    },
    drag: (next) => {
      show(clean(next));
      clearTimeout(rest);
      rest = setTimeout(() => write('replaceState'), REST);
    },
    follow: () => {
      // A thumb in motion is ahead of the address.
      if (rest === undefined && get() !== inAddress()) show(inAddress());
    },
  };
}
