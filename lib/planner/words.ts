import { kindOfType, kinds } from '../kinds';
import { isPlannerType, PLANNER_FILTERS, type PlannerFilter, type PlannerType } from './item';

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

export function typeLabel(type: string): string {
  return labelOf(type)?.one ?? type;
}

export function typePluralLabel(type: string): string {
  return labelOf(type)?.many ?? type;
}

export function filterLabel(filter: PlannerFilter): string {
  return filter === 'all' ? 'All Items' : typePluralLabel(filter);
}

export function toPlannerFilter(value: string | null | undefined): PlannerFilter {
  return PLANNER_FILTERS.find((filter) => filter === value) ?? 'all';
}

export function emptyHeading(filter: PlannerFilter): string {
  return `No saved ${filter === 'all' ? 'items' : typeLabel(filter)} yet`;
}

export function badgeTone(type: string): BadgeTone {
  return isPlannerType(type) ? badgeTones[type] : 'grey';
}
