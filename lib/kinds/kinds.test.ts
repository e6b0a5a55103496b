import { kindOfType, kindPath, KINDS, kinds } from '.';
import { PLANNER_TYPES } from '@/lib/planner/item';
import { routes } from '@/lib/routes';

test.each(KINDS)('the page of a thing of kind "%s" lies below the list of its kind', (kind) => {
  const { folder, list } = kinds[kind];
  expect(kindPath(kind, 'a-thing')).toBe(`${folder}a-thing/`);
  if (list) expect(folder).toBe(routes[list]);
});

test('no two kinds share a folder or are saved as one type', () => {
  const unique = (values: readonly string[]) => new Set(values).size;
  expect(unique(KINDS.map((kind) => kinds[kind].folder))).toBe(KINDS.length);
  expect(unique(KINDS.map((kind) => kinds[kind].plannerType))).toBe(KINDS.length);
});

test('a saved type leads back to its kind, and an unknown one to none', () => {
  for (const kind of KINDS) expect(kindOfType(kinds[kind].plannerType)).toBe(kind);
  expect(kindOfType('ferry')).toBeUndefined();
  expect(kindOfType('toString')).toBeUndefined();
});

test('every type of the planner is a kind', () => {
  expect(PLANNER_TYPES.map((type) => kindOfType(type))).not.toContain(undefined);
});
