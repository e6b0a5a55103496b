import { kindOfType, kinds } from '../kinds';
import { isPlannerType, PLANNER_FILTERS, type PlannerFilter } from './item';

/** Of a type as it is stored; what another version wrote stands for itself. */
export function typeWords(type: string) {
  const kind = kindOfType(type);
  const isKnown = kind && kinds[kind].plannerType === type;
  return isKnown ? kinds[kind] : { label: { one: type, many: type }, tone: 'grey' as const };
}

export function filterLabel(filter: PlannerFilter): string {
  if (filter === 'all') return 'All Items';
  return filter === 'other' ? 'Other' : typeWords(filter).label.many;
}

export function toPlannerFilter(value: string | null | undefined): PlannerFilter {
  return [...PLANNER_FILTERS, 'other' as const].find((filter) => filter === value) ?? 'all';
}

export function emptyHeading(filter: PlannerFilter): string {
  return `No saved ${isPlannerType(filter) ? typeWords(filter).label.one : 'items'} yet`;
}
