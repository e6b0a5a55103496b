import { kindOfType, kinds } from '../kinds';
import { isPlannerType, PLANNER_FILTERS, type PlannerFilter } from './item';

/** Of a type as it is stored; none for what another version wrote. */
function recordOf(type: string) {
  const kind = kindOfType(type);
  return kind && kinds[kind].plannerType === type ? kinds[kind] : undefined;
}

export function typeLabel(type: string): string {
  return recordOf(type)?.label.one ?? type;
}

export function typePluralLabel(type: string): string {
  return recordOf(type)?.label.many ?? type;
}

export function filterLabel(filter: PlannerFilter): string {
  if (filter === 'all') return 'All Items';
  return filter === 'other' ? 'Other' : typePluralLabel(filter);
}

export function toPlannerFilter(value: string | null | undefined): PlannerFilter {
  return [...PLANNER_FILTERS, 'other' as const].find((filter) => filter === value) ?? 'all';
}

export function emptyHeading(filter: PlannerFilter): string {
  return `No saved ${isPlannerType(filter) ? typeLabel(filter) : 'items'} yet`;
}

export function badgeTone(type: string) {
  return recordOf(type)?.tone ?? 'grey';
}
