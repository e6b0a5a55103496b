import { kindOfType, kinds } from '../kinds';
import {
  isPlannerType,
  PLANNER_FILTERS,
  type PlannerFilter,
  type PlannerItemDraft,
  type PlannerType,
} from './item';

export type BadgeTone = 'green' | 'blue' | 'purple' | 'yellow' | 'orange' | 'grey';

const badgeTones: Record<PlannerType, BadgeTone> = {
  activity: 'green',
  beach: 'blue',
  accommodation: 'purple',
  event: 'yellow',
  restaurant: 'orange',
};

function labelOf(type: string) {
  const kind = kindOfType(type);
  return kind && kinds[kind].plannerType === type ? kinds[kind].label : undefined;
}

/** A type in words, for a badge: "Stay". A type that the planner does not know is shown as it is. */
export function typeLabel(type: string): string {
  return labelOf(type)?.one ?? type;
}

export function typePluralLabel(type: string): string {
  return labelOf(type)?.many ?? type;
}

export function filterLabel(filter: PlannerFilter): string {
  return filter === 'all' ? 'All Items' : typePluralLabel(filter);
}

/** Reads a filter from an address or a form; anything that is not one is `all`. */
export function toPlannerFilter(value: string | null | undefined): PlannerFilter {
  return PLANNER_FILTERS.find((filter) => filter === value) ?? 'all';
}

export function emptyHeading(filter: PlannerFilter): string {
  return `No saved ${filter === 'all' ? 'items' : typeLabel(filter)} yet`;
}

export function badgeTone(type: string): BadgeTone {
  return isPlannerType(type) ? badgeTones[type] : 'grey';
}

export type DetailKind = 'location' | 'duration' | 'date' | 'phone' | 'price';

export interface ItemDetail {
  readonly kind: DetailKind;
  readonly text: string;
}

/** The facts that an item has, in the order in which they are shown; a time follows its date. */
export function itemDetails(item: PlannerItemDraft): readonly ItemDetail[] {
  const date = item.date && item.time ? `${item.date} at ${item.time}` : item.date;
  const facts: readonly [DetailKind, string | undefined][] = [
    ['location', item.location],
    ['duration', item.duration],
    ['date', date],
    ['phone', item.phone],
    ['price', item.price],
  ];
  return facts.flatMap(([kind, text]) => (text ? [{ kind, text }] : []));
}
