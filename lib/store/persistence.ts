/**
 * Keeps the visitor's data in memory and in the browser's storage in step.
 *
 * The storage holds the truth, because other tabs write there too: each change is applied to what is
 * stored at that moment. A change that could not be written waits, and is applied again on top of
 * whatever is read next. So a full or blocked storage loses nothing while the page is open.
 *
 * zustand's `persist` is not used: it writes the whole of one tab's memory at each change, which
 * would drop what another tab saved in between, and it lets a full disk throw into the caller.
 */
import { plannerStorageKey, tripsStorageKey } from '@/content/keys';
import {
  addSaid,
  findCopy,
  isCopyKey,
  ownKeys,
  setAside,
  storageProblem,
  type StorageProblem,
  wordsSaid,
} from './storage';

/** Gives back the same data when there is nothing to do; may be applied more than once. */
export type Change<Data> = (data: Data) => Data;

/** `partly`: writing the value back would lose something; `newer`: a newer version has written it. */
export type ReadState = 'whole' | 'partly' | 'newer';

export interface Format<Value> {
  readonly key: string;
  /** Never throws; an empty text, which stands for nothing stored, gives an empty value. */
  readonly parse: (text: string) => { readonly value: Value; readonly state: ReadState };
  readonly stringify: (value: Value) => string;
}

export type Formats<Data> = { readonly [Part in keyof Data]: Format<Data[Part]> };

export interface StorageOptions {
  /** Asked for at each use; may throw or give nothing, as a browser does that blocks storage. */
  readonly storage: () => Storage | undefined;
  readonly now: () => Date;
}

export type PersistedState = Readonly<ReturnType<ReturnType<typeof createPersistence>['state']>>;

/** Milliseconds within which another tab may not have seen a change of this one before it wrote. */
const overtaking = 1000;

/** What was last read from the storage or written there, part by part. */
function createStored<Data extends object>(formats: Formats<Data>, now: () => Date) {
  const parse = (part: keyof Data, text: string) => {
    const { key, stringify, parse: read } = formats[part];
    return { part, key, stringify, text, ...read(text) };
  };
  const nothing = () => (Object.keys(formats) as (keyof Data)[]).map((part) => parse(part, ''));
  let entries = nothing();

  return {
    entries: () => entries,
    values: () => Object.fromEntries(entries.map(({ part, value }) => [part, value])) as Data,
    read: (reachable: Storage) => {
      entries = entries.map((entry) => {
        const text = reachable.getItem(entry.key) ?? '';
        return text === entry.text ? entry : parse(entry.part, text);
      });
    },
    /** Stores all parts or none: with half a change stored, two tabs can overwrite each other in a loop. */
    write: (reachable: Storage, values: Data) => {
      try {
        entries = entries.map((entry) => {
          const { key, stringify, text: before, state } = entry;
          const value = values[entry.part];
          if (value === entry.value) return entry;
          // A text that was not understood is overwritten only once it is safe elsewhere.
          if (state === 'partly') setAside(reachable, key, before, now());
          const text = stringify(value);
          reachable.setItem(key, text);
          return { ...entry, text, value, state: 'whole' };
        });
      } catch (error) {
        for (const { key, text } of entries) {
          if (text !== (reachable.getItem(key) ?? '')) reachable.setItem(key, text);
        }
        throw error;
      }
    },
    clear: () => {
      entries = nothing();
    },
    /** What would be stored of values, by its keys: beside a text that was not understood, a copy. */
    textsOf: (values: Data) =>
      entries.flatMap(({ part, key, stringify, value, state, text }) => {
        if (values[part] === value) return text === '' ? [] : [[key, text] as const];
        const copy = [`${key}-backup-${now().getTime()}`, text] as const;
        return [...(state === 'partly' ? [copy] : []), [key, stringify(values[part])] as const];
      }),
  };
}

export function createPersistence<Data extends object>(
  formats: Formats<Data>,
  { storage, now }: StorageOptions,
) {
  const stored = createStored(formats, now);
  /** What waits to be stored, and what another tab may not have seen yet. */
  let changes: readonly { change: Change<Data>; at: number; isWaiting: boolean }[] = [];
  let unreadable: readonly string[] = [];
  let problem: StorageProblem = 'blocked';
  let acknowledged: readonly string[] = [];

  const recent = () => {
    const at = now().getTime();
    return changes.filter((entry) => entry.isWaiting || Math.abs(at - entry.at) < overtaking);
  };
  const isWaiting = () => changes.some((entry) => entry.isWaiting);

  function attempt<T>(access: (reachable: Storage) => T): T | undefined {
    try {
      const reachable = storage();
      if (!reachable) problem = 'blocked';
      return reachable && access(reachable);
    } catch (error) {
      problem = storageProblem(error);
      return undefined;
    }
  }

  function data(): Data {
    const waiting = changes.filter((entry) => entry.isWaiting);
    const changed = waiting.reduce<Data>((before, { change }) => change(before), stored.values());
    const newer = stored.entries().filter(({ state }) => state === 'newer');
    return { ...changed, ...Object.fromEntries(newer.map(({ part, value }) => [part, value])) };
  }

  const partlyRead = () => stored.entries().filter(({ state }) => state === 'partly');

  function findUnreadable(reachable: Storage): void {
    const known = [...acknowledged, ...wordsSaid(reachable)];
    const names = partlyRead().map((part) => findCopy(reachable, part.key, part.text) ?? part.key);
    const copies = ownKeys(reachable, plannerStorageKey).filter(isCopyKey);
    unreadable = [...new Set([...copies, ...names])].filter((name) => !known.includes(name));
  }

  /** Brings memory and storage into step, with one change more if there is one. Else it only reads. */
  function sync(change?: Change<Data>): void {
    if (change) changes = [...recent(), { change, at: now().getTime(), isWaiting: true }];
    const isWritten = attempt((reachable) => {
      stored.read(reachable);
      if (isWaiting()) stored.write(reachable, data());
      return true;
    });
    if (isWritten) changes = changes.map((entry) => ({ ...entry, isWaiting: false }));
    const why = problem;
    attempt(findUnreadable);
    problem = why;
  }

  return {
    data,
    state: () => ({
      /** False while something that the visitor has done is not stored. */
      isSaved: !isWaiting(),
      /** Why not. */
      problem,
      isNewer: stored.entries().some(({ state }) => state === 'newer'),
      unreadable,
    }),
    sync,
    catchUp: () => {
      changes = recent().map((entry) => ({ ...entry, isWaiting: true }));
      sync();
    },
    forget: () => {
      stored.clear();
      changes = [];
      sync();
    },
    entries: (): Readonly<Record<string, string>> => {
      const entries = attempt((reachable) => {
        stored.read(reachable);
        return ownKeys(reachable, plannerStorageKey).map(
          (name) => [name, reachable.getItem(name) ?? ''] as const,
        );
      });
      return Object.fromEntries([...(entries ?? []), ...stored.textsOf(data())]);
    },
    unreadableText: () =>
      attempt((reachable) =>
        unreadable.map((name) => reachable.getItem(name) ?? '').join('\n\n'),
      ) ?? '',
    /** The visitor knows of what could not be read; it is set aside and not told again. */
    acknowledge: () => {
      acknowledged = [...acknowledged, ...unreadable];
      unreadable = [];
      attempt((reachable) => {
        const copies = partlyRead().map((part) => setAside(reachable, part.key, part.text, now()));
        acknowledged = [...acknowledged, ...copies];
        addSaid(reachable, acknowledged.filter(isCopyKey));
      });
    },
  };
}

export function followOtherTabs(
  store: Readonly<Record<'reload' | 'catchUp' | 'forget', () => void>>,
  page: EventTarget,
): () => void {
  const stop = new AbortController();
  const listen = (type: string, listener: (event: Event) => void) =>
    page.addEventListener(type, listener, { signal: stop.signal });
  const keys = [plannerStorageKey, tripsStorageKey];
  listen('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    // Clearing the whole storage tells no key, and what was cleared must not come back.
    if (key === null || (keys.includes(key) && newValue === null)) store.forget();
    else if (keys.includes(key)) store.catchUp();
  });
  listen('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) store.reload();
  });
  // There may be room now for what waits.
  listen('focus', () => store.reload());
  return () => stop.abort();
}
