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
import {
  findCopy,
  isCopyKey,
  type KeyValueStorage,
  ownKeys,
  setAside,
  storageProblem,
  type StorageProblem,
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
  readonly storage: () => KeyValueStorage | undefined;
  readonly now: () => Date;
}

export interface PersistedState {
  /** False while something that the visitor has done is not stored. */
  readonly isSaved: boolean;
  /** Why not. */
  readonly problem: StorageProblem;
  readonly isNewer: boolean;
  readonly unreadable: readonly string[];
}

/** Milliseconds within which another tab may not have seen a change of this one before it wrote. */
const overtaking = 1000;

/** What was last read from the storage or written there, part by part. */
function createStored<Data extends object>(formats: Formats<Data>, now: () => Date) {
  type Part = keyof Data;
  interface Entry {
    readonly text: string;
    readonly value: Data[Part];
    readonly state: ReadState;
  }
  const parts = Object.keys(formats) as Part[];
  const parse = (part: Part, text: string): Entry => ({ text, ...formats[part].parse(text) });
  const nothing = () => new Map<Part, Entry>(parts.map((part) => [part, parse(part, '')]));
  let entries = nothing();

  const entryOf = (part: Part) => entries.get(part) ?? parse(part, '');

  /** Stores all parts or none: with half a change stored, two tabs can overwrite each other in a loop. */
  function write(reachable: KeyValueStorage, values: Data): void {
    const before = new Map(entries);
    try {
      for (const part of parts) {
        const { value, state, text } = entryOf(part);
        if (values[part] === value) continue;
        const format = formats[part];
        // A text that was not understood is overwritten only once it is safe elsewhere.
        if (state === 'partly') setAside(reachable, format.key, text, now());
        const next = format.stringify(values[part]);
        reachable.setItem(format.key, next);
        entries.set(part, { text: next, value: values[part], state: 'whole' });
      }
    } catch (error) {
      for (const [part, entry] of before) {
        if (entries.get(part) !== entry) reachable.setItem(formats[part].key, entry.text);
      }
      entries = before;
      throw error;
    }
  }

  return {
    parts,
    entryOf,
    write,
    values: () => Object.fromEntries(parts.map((part) => [part, entryOf(part).value])) as Data,
    read: (reachable: KeyValueStorage) => {
      for (const part of parts) {
        const text = reachable.getItem(formats[part].key) ?? '';
        if (text !== entryOf(part).text) entries.set(part, parse(part, text));
      }
    },
    clear: () => {
      entries = nothing();
    },
    /** What would be stored of values, by its keys: beside a text that was not understood, a copy. */
    textsOf: (values: Data) =>
      parts.flatMap((part): readonly (readonly [name: string, text: string])[] => {
        const { value, state, text } = entryOf(part);
        const { key, stringify } = formats[part];
        if (values[part] === value) return text === '' ? [] : [[key, text]];
        const copy = [`${key}-backup-${now().getTime()}`, text] as const;
        return [...(state === 'partly' ? [copy] : []), [key, stringify(values[part])]];
      }),
  };
}

export function createPersistence<Data extends object>(
  key: string,
  formats: Formats<Data>,
  { storage, now }: StorageOptions,
) {
  const { parts, entryOf, ...stored } = createStored(formats, now);
  const acknowledgedKey = `${key}-said`;
  let waiting: readonly Change<Data>[] = [];
  let recent: readonly { readonly change: Change<Data>; readonly at: number }[] = [];
  let unreadable: readonly string[] = [];
  let problem: StorageProblem = 'blocked';
  let acknowledged: readonly string[] = [];

  function attempt<T>(access: (reachable: KeyValueStorage) => T): T | undefined {
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
    const base = stored.values();
    const changed = waiting.reduce<Data>((before, change) => change(before), base);
    const pinned = parts.filter(
      (part) => entryOf(part).state === 'newer' && changed[part] !== base[part],
    );
    if (pinned.length === 0) return changed;
    return { ...changed, ...Object.fromEntries(pinned.map((part) => [part, base[part]])) };
  }

  function findUnreadable(reachable: KeyValueStorage): void {
    const known = [...acknowledged, ...(reachable.getItem(acknowledgedKey) ?? '').split(' ')];
    const partlyRead = parts
      .filter((part) => entryOf(part).state === 'partly')
      .map((part) => {
        const entryKey = formats[part].key;
        return findCopy(reachable, entryKey, entryOf(part).text) ?? entryKey;
      });
    const copies = ownKeys(reachable, key).filter(isCopyKey);
    unreadable = [...new Set([...copies, ...partlyRead])].filter((name) => !known.includes(name));
  }

  /** Brings memory and storage into step, with one change more if there is one. Else it only reads. */
  function sync(change?: Change<Data>): void {
    if (change) {
      const at = now().getTime();
      waiting = [...waiting, change];
      recent = [...recent.filter((entry) => Math.abs(at - entry.at) < overtaking), { change, at }];
    }
    attempt(stored.read);
    const isWritten = attempt((reachable) => {
      if (waiting.length > 0) stored.write(reachable, data());
      return true;
    });
    if (isWritten) waiting = [];
    const why = problem;
    attempt(findUnreadable);
    problem = why;
  }

  return {
    data,
    state: (): PersistedState => ({
      isSaved: waiting.length === 0,
      problem,
      isNewer: parts.some((part) => entryOf(part).state === 'newer'),
      unreadable,
    }),
    sync,
    catchUp: () => {
      const at = now().getTime();
      recent = recent.filter((entry) => Math.abs(at - entry.at) < overtaking);
      waiting = [...new Set([...waiting, ...recent.map(({ change }) => change)])];
      sync();
    },
    forget: () => {
      stored.clear();
      waiting = [];
      recent = [];
      sync();
    },
    entries: (): Readonly<Record<string, string>> => {
      const entries = attempt((reachable) => {
        stored.read(reachable);
        return ownKeys(reachable, key).map(
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
        for (const part of parts) {
          const { state, text } = entryOf(part);
          if (state !== 'partly') continue;
          acknowledged = [...acknowledged, setAside(reachable, formats[part].key, text, now())];
        }
        const known = (reachable.getItem(acknowledgedKey) ?? '').split(' ').filter(Boolean);
        const names = new Set([...known, ...acknowledged.filter(isCopyKey)]);
        reachable.setItem(acknowledgedKey, [...names].join(' '));
      });
    },
  };
}

export function followOtherTabs(
  store: Readonly<Record<'reload' | 'catchUp' | 'forget', () => void>>,
  keys: readonly string[],
  page: EventTarget,
): () => void {
  const stop = new AbortController();
  const listen = (type: string, listener: (event: Event) => void) =>
    page.addEventListener(type, listener, { signal: stop.signal });
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
