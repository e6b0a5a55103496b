import type { PlannerItem } from './item';
import { countByType, filterPlan } from './plan-view';

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

test('an empty plan has no counts', () => {
  expect(countByType([]).size).toBe(0);
});
