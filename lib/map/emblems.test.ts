import { emblemOf, labelCollisions, type Located } from './emblems';
import { panoramaSize } from './panorama';

const emblem = (slug: string, x: number, y: number, more: Partial<Located> = {}) =>
  emblemOf({ slug, label: 'Long Sands', at: { x, y }, offset: [0, -30], ...more });

const mill = emblem('mill', 900, 480);

test('an emblem stands above or below its place, with its line to it or to its building', () => {
  expect(mill.stands).toBe('above');
  expect(mill.leader).toEqual([
    { x: 900, y: 480 },
    { x: 900, y: 450 },
  ]);
  expect(mill.box.y + mill.box.height).toBe(450);
  const church = { offset: [0, -150], building: { height: 100, half: 50 } } as const;
  expect(emblem('church', 900, 480, church).leader[0]).toEqual({ x: 900, y: 380 });
  const quay = emblem('quay', 900, 480, { offset: [10, 30] });
  expect(quay.stands).toBe('below');
  expect(quay.box.y).toBe(510);
});

test('emblems that keep off each other are no collision', () => {
  expect(labelCollisions([mill, emblem('quay', 400, 480)])).toEqual([]);
});

test.each([
  ['another', [emblem('quay', 950, 480)], ['mill and quay']],
  ['the place of another', [emblem('quay', 900, 560, { offset: [0, -85] })], ['mill and quay']],
  ['the line of another', [emblem('quay', 850, 500, { offset: [100, -80] })], ['mill and quay']],
  [
    'a building',
    [emblem('quay', 900, 440, { offset: [0, 200], building: { height: 40, half: 9 } })],
    ['mill', 'mill and quay'],
  ],
  ['the edge', [emblem('quay', 30, 480)], ['quay']],
  ['the header', [emblem('quay', 400, 200)], ['quay']],
  [
    'the lower edge',
    [emblem('quay', 400, panoramaSize.height - 60, { offset: [0, 30] })],
    ['quay'],
  ],
])('an emblem in the way of %s is named', (_what, others, named) => {
  expect(labelCollisions([mill, ...others])).toEqual(named);
});

test('an emblem on lettering is named', () => {
  expect(labelCollisions([mill], [{ x: 880, y: 400, width: 60, height: 20 }])).toEqual(['mill']);
});
