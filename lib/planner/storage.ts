/**
 * The plan in the browser's storage: under one key a JSON array of items, nothing round it. Beside
 * it, under backup keys, the texts that could not be understood. No function here throws, and none
 * overwrites a text that it has not read.
 */
import { parsePlan, type ParsedPlan } from './parse';
import type { Plan } from './plan';

/** The part of the browser's `Storage` that the planner uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface PlanStorageOptions {
  readonly key: string;
  /** Asked for at each use; may throw or give nothing, as a browser does that blocks storage. */
  readonly storage: () => KeyValueStorage | undefined;
  readonly now: () => Date;
}

export interface PlanStorage {
  /** What is stored now, or undefined when the storage cannot be reached. */
  readonly read: () => ParsedPlan | undefined;
  /** Replaces what is stored; false when it could not be written. */
  readonly write: (plan: Plan) => boolean;
  /** Keeps a text under a backup key of its own: that key, or undefined when it could not be written. */
  readonly backUp: (text: string) => string | undefined;
}

export function createPlanStorage({ key, storage, now }: PlanStorageOptions): PlanStorage {
  /** What `access` gives, or undefined when the storage is blocked, missing or full. */
  function attempt<T>(access: (reachable: KeyValueStorage) => T): T | undefined {
    try {
      const reachable = storage();
      return reachable && access(reachable);
    } catch {
      // Whatever the browser's reason, the planner goes on in memory; the caller tells the visitor.
      return undefined;
    }
  }

  return {
    read: () => attempt((reachable) => parsePlan(reachable.getItem(key) ?? '')),

    write: (plan) =>
      attempt((reachable) => {
        reachable.setItem(key, JSON.stringify(plan));
        return true;
      }) ?? false,

    backUp: (text) =>
      attempt((reachable) => {
        let name = `${key}-backup`;
        for (let stamp = now().getTime(); ; stamp += 1) {
          const kept = reachable.getItem(name);
          if (kept === text) return name;
          if (kept === null) break;
          name = `${key}-backup-${stamp}`;
        }
        reachable.setItem(name, text);
        return name;
      }),
  };
}
