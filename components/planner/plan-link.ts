/** The link that holds a plan; fetched with what it needs once somebody is about to want one. */
import type { Trip } from '@/lib/days/trip';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { withBasePath } from '@/lib/base-path';
import { routes } from '@/lib/routes';
import type { Codes } from '@/lib/share/codes';
import { writePlan } from '@/lib/share/link';
import { fetchCodes } from './codes';

export interface PlanLink {
  /** In full, with the site's address; null when there is nothing that a link can carry. */
  readonly address: string | null;
  /** How many items the site does not have, or were too many, and are left out. */
  readonly leftOut: number;
  /** Whether there are notes that the link does not carry because it would become too long. */
  readonly notesLeftOut: boolean;
}

let coming: Promise<Codes> | undefined;

/** Fetches the codes, once for the page; after a failure anew. */
function codesOnce(): Promise<Codes> {
  coming ??= fetchCodes().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

/** Lets what a link needs be on its way before the click that wants it. */
export function prepareLink(): void {
  // The click says what became of it.
  codesOnce().catch(() => undefined);
}

export async function planLink(
  items: readonly PlannerItemDraft[],
  trip: Trip,
  longest?: number,
): Promise<PlanLink> {
  const { fragment, ...rest } = writePlan(items, trip, await codesOnce(), longest);
  const path = withBasePath(routes.planner);
  return {
    address: fragment === null ? null : new URL(path + fragment, window.location.origin).href,
    ...rest,
  };
}
