import type { PlannerItem } from './item';
import { isSaved, mergeItems, removeItems, revertItems } from './plan';

function item(type: string, name: string, id = `${type} ${name}`): PlannerItem {
  return { id, type, name, description: '', image: '' };
}

const beach = item('beach', 'North Gate');
const area = item('area', 'North Gate');
const stay = item('accommodation', 'Cliff House');
const walk = item('activity', 'Coastal path');
const plan = [area, beach, stay];

test('a thing is saved when something of its name is, whatever the type', () => {
  expect(isSaved(plan, { type: 'beach', name: 'North Gate' })).toBe(true);
  expect(isSaved(plan, { type: 'activity', name: 'North Gate' })).toBe(true);
  expect(isSaved(plan, { type: 'beach', name: 'Pine Sands' })).toBe(false);
});

test('merging adds at the end what is not there yet', () => {
  expect(mergeItems(plan, [walk])).toEqual([area, beach, stay, walk]);
});

test('merging leaves out what is saved already, whatever its id, and doubles among the new', () => {
  const again = item('beach', 'North Gate', 'another id');
  expect(mergeItems(plan, [again, walk, item('activity', 'Coastal path', 'a third id')])).toEqual([
    area,
    beach,
    stay,
    walk,
  ]);
});

test('merging nothing new gives the same plan', () => {
  expect(mergeItems(plan, [item('beach', 'North Gate', 'another id')])).toBe(plan);
});

test('removing takes out the items of the ids and no others', () => {
  expect(removeItems(plan, [beach.id, stay.id])).toEqual([area]);
});

test('removing what is not there gives the same plan', () => {
  expect(removeItems(plan, ['unknown'])).toBe(plan);
});

test('a removed item goes back to its old place', () => {
  expect(revertItems([area, stay], plan, [area, stay])).toEqual(plan);
});

test('twins go back together, where the first of them stood', () => {
  expect(revertItems([stay], plan, [stay])).toEqual(plan);
});

test('a removed item goes to the end of a plan that has become shorter', () => {
  expect(revertItems([area], [area, walk, stay], [area, walk])).toEqual([area, stay]);
});

test('what is back already is not put back twice', () => {
  expect(revertItems(plan, plan, [area, stay])).toBe(plan);
});
