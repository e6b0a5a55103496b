/** The link that holds a plan; fetched with what it needs once somebody is about to want one. */
import type { Trip } from '@/lib/days/trip';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { withBasePath } from '@/lib/base-path';
import { routes } from '@/lib/routes';
import type { Codes } from '@/lib/share/codes';
import { writePlan } from '@/lib/share/link';
import { counted } from '@/lib/typeset';
import { fetchCodes } from './own-data';

export type PlanLink = NonNullable<Awaited<ReturnType<typeof planLink>>>;

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

/** Undefined when there is nothing that a link can carry. */
export async function planLink(items: readonly PlannerItemDraft[], trip: Trip, longest?: number) {
  const { fragment, leftOut, notesLeftOut } = writePlan(items, trip, await codesOnce(), longest);
  if (fragment === null) return undefined;
  const notes = notesLeftOut ? ', but not your notes: they’re too long' : '';
  const words = [
    trip.days.length > 0 && `It includes your days${notes}.`,
    leftOut > 0 && `It leaves out ${counted(leftOut, 'item')} that a link can’t hold.`,
  ];
  return {
    /** In full. */
    address: new URL(withBasePath(routes.planner) + fragment, window.location.origin).href,
    notesLeftOut,
    words: words.filter(Boolean).join(' '),
  };
}
