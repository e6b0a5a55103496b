/**
 * Keeps a value in memory and in the browser's storage in step.
 *
 * The browser's storage holds the truth, because other tabs write there too: each change is
 * applied to what is stored at that moment, not to what this tab last saw. A change that could not
 * be written waits, and is applied again on top of whatever is read next. So a full or blocked
 * storage loses nothing while the page is open, and the next write that succeeds carries it all.
 *
 * zustand's `persist` is not used: it writes the whole of one tab's memory at each change, which
 * would drop what another tab saved in between, and it lets a full disk throw into the caller.
 */
import { createTextStorage, type Format, type StoragePlace } from './storage';
import { nothingTold, type Notice, tell } from './told';

export interface KeptStatus {
  /** False while what is shown is not what is stored: storage blocked, full or unreachable. */
  readonly kept: boolean;
  /** What the visitor is to be told, once each. */
  readonly notice: Notice;
}

/** What a store shows of how its value is kept. */
export interface KeptState {
  /** False until the storage has been asked: the state that the server's HTML shows. */
  readonly ready: boolean;
  readonly status: KeptStatus;
  /** The key under which a stored text was set aside; null when none was. */
  readonly backupKey: string | null;
}

/** Until the storage has been asked. */
export const unread: KeptState = {
  ready: false,
  status: { kept: true, notice: 'none' },
  backupKey: null,
};

/**
 * A change of the value. It gives back the very value that it was given when there was nothing to
 * do, and may be applied more than once: on top of what another tab has written, too.
 */
export type Change<Value> = (value: Value) => Value;

export interface KeeperOptions<Value> extends StoragePlace, Format<Value> {
  /** What there is before the storage has been asked. */
  readonly empty: Value;
  /** What the store shows now; the visitor may have dismissed a notice. */
  readonly shown: () => KeptState;
}

export interface Kept<Value> {
  readonly value: Value;
  readonly state: KeptState;
}

export interface Keeper<Value> {
  /** Brings memory and storage into step, with one change more if there is one. */
  readonly commit: (change?: Change<Value>) => Kept<Value>;
  /** Reads what another tab has just written, and puts back what that overwrote. */
  readonly catchUp: () => Kept<Value>;
  /** Gives up all that is only in memory, and reads what is stored: what was cleared stays so. */
  readonly forget: () => Kept<Value>;
}

/** Milliseconds within which another tab may not have seen a change of this one before it wrote. */
const overtaking = 1000;

/** A keeper that knows nothing of what is stored until it is first asked to commit. */
export function createKeeper<Value>(options: KeeperOptions<Value>): Keeper<Value> {
  const storage = createTextStorage(options, options);
  let stored = options.empty;
  let waiting: readonly Change<Value>[] = [];
  /** Changes of this tab that another may have overwritten in the same moment. */
  let recent: readonly { readonly change: Change<Value>; readonly at: number }[] = [];
  let told = nothingTold;

  function justNow(): typeof recent {
    const now = options.now().getTime();
    return recent.filter(({ at }) => Math.abs(now - at) < overtaking);
  }

  function commit(change?: Change<Value>): Kept<Value> {
    if (change) {
      waiting = [...waiting, change];
      recent = [...justNow(), { change, at: options.now().getTime() }];
    }
    const read = storage.read();
    if (read) stored = read.value;
    const value = waiting.reduce<Value>((before, apply) => apply(before), stored);

    const unknown = read?.setAside ?? null;
    const backupKey = unknown === null ? undefined : storage.backUp(unknown);
    const backedUp = backupKey !== undefined;
    const upToDate = unknown === null && value === stored;
    // A text that was not understood is overwritten only once it is safe elsewhere.
    const writable = read !== undefined && (unknown === null || backedUp);
    const kept = writable && (upToDate || storage.write(value));
    if (kept) {
      stored = value;
      waiting = [];
    }

    const shown = options.shown();
    // The visitor may have dismissed what was told last.
    told = tell(
      { ...told, notice: shown.status.notice },
      { kept, waits: waiting.length > 0, unknown, backedUp },
    );

    return {
      value,
      state: {
        ready: true,
        status: { kept, notice: told.notice },
        backupKey: backupKey ?? shown.backupKey,
      },
    };
  }

  return {
    commit,
    catchUp: () => {
      recent = justNow();
      // Each is harmless where nothing was lost. What waits already is not done twice.
      waiting = [...new Set([...waiting, ...recent.map(({ change }) => change)])];
      return commit();
    },
    forget: () => {
      stored = options.empty;
      waiting = [];
      recent = [];
      const { value, state } = commit();
      return { value, state: { ...state, status: { ...state.status, notice: 'none' } } };
    },
  };
}

/** What a store must be able to do to be kept in step with other tabs. */
interface Followed {
  readonly getState: () => {
    /** Reads the storage again: after hydration, and whenever another page may have written to it. */
    readonly reload: () => void;
    /** Reads what another tab has just written, and puts back what that overwrote. */
    readonly catchUp: () => void;
    /** Gives up all that is only in memory: somebody has cleared the storage. */
    readonly forget: () => void;
  };
}

/**
 * Keeps a store in step with what other tabs write, and with what was written while its page lay
 * in the back-forward cache.
 *
 * @param page the `window`
 * @returns a function that stops it
 */
export function followOtherTabs(store: Followed, key: string, page: EventTarget): () => void {
  const onStorage = (event: Event) => {
    const { key: changed, newValue } = event as StorageEvent;
    // Clearing the whole storage tells no key, and what was cleared must not come back.
    if (changed === null || (changed === key && newValue === null)) store.getState().forget();
    else if (changed === key) store.getState().catchUp();
  };
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) store.getState().reload();
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('pageshow', onPageShow);
  return () => {
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('pageshow', onPageShow);
  };
}
