/** The link that holds a plan; fetched with what it needs once somebody is about to want one. */
import type { Trip } from '@/lib/days/trip';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { withBasePath } from '@/lib/base-path';
import { routes } from '@/lib/routes';
import type { Codes } from '@/lib/share/codes';
import { writePlan } from '@/lib/share/link';
import { fetchCodes } from './own-data';

export type PlanLink = Awaited<ReturnType<typeof planLink>>;

let coming: Promise<Codes> | undefined;

function codesOnce(): Promise<Codes> {
  coming ??= fetchCodes().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

export function prepareLink(): void {
  codesOnce().catch(() => undefined);
}

export async function planLink(items: readonly PlannerItemDraft[], trip: Trip, longest?: number) {
  const { fragment, ...rest } = writePlan(items, trip, await codesOnce(), longest);
  const path = withBasePath(routes.planner);
  return {
    /** In full; null when there is nothing that a link can carry. */
    address: fragment === null ? null : new URL(path + fragment, window.location.origin).href,
    ...rest,
  };
}
