import type { PlannerItem } from './item';
import { countByType, filterCounts, filterPlan } from './plan-view';

function item(type: string, name: string): PlannerItem {
  return { id: `${type} ${name}`, type, name, description: '', image: '' };
}

const area = item('area', 'North Gate');
const beach = item('beach', 'North Gate');
const stay = item('accommodation', 'Cliff House');
const walk = item('activity', 'Coastal path');
const plan = [area, beach, stay];

test('the filter for all lists everything, and one for a type lists that type', () => {
  expect(filterPlan(plan, 'all')).toBe(plan);
  expect(filterPlan(plan, 'beach')).toEqual([beach]);
  expect(filterPlan(plan, 'event')).toEqual([]);
});

test('counts follow the order of the filters, then the order of saving', () => {
  const mixed = [area, item('boat', 'Ferry'), stay, beach, item('beach', 'Long Sands'), walk];
  expect([...countByType(mixed)]).toEqual([
    ['activity', 1],
    ['beach', 2],
    ['accommodation', 1],
    ['area', 1],
    ['boat', 1],
  ]);
});

test('the filters add up to all, with one for what is of no specified type', () => {
  const [all, ...rest] = filterCounts([area, item('Walk', 'Coastal path'), beach, stay]);
  expect(all).toEqual(['all', 4]);
  expect(rest.at(-1)).toEqual(['other', 2]);
  expect(rest.reduce((sum, [, count]) => sum + count, 0)).toBe(4);
  expect([...filterCounts(plan.slice(1)).keys()]).not.toContain('other');
});

test('an empty plan has no counts', () => {
  expect(countByType([]).size).toBe(0);
});
