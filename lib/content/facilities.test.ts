import { placeNamed } from './fixtures/items';
import { facilitiesAt, placesWith, untoldAt } from './facilities';

const topicsAt = (place: string) => facilitiesAt(placeNamed(place)).map(({ topic }) => topic);

test('a place has what its table, its rule for dogs and its car parks tell, in one order', () => {
  expect(topicsAt('harbour')).toEqual(['toilets', 'parking', 'steps']);
  expect(topicsAt('cove')).toEqual(['cafe', 'lifeguards', 'dogs']);
  expect(topicsAt('headland')).toEqual([]);
});

test('what may not be so every day has no sign, and what nobody has told is to be asked for', () => {
  const signs = facilitiesAt(placeNamed('cove')).map(({ sign }) => sign);
  expect(signs).toEqual(['Kiosk', undefined, 'Dogs all year']);
  expect(untoldAt(placeNamed('harbour'))).toEqual(['Café', 'Lifeguards', 'Dogs']);
});

test('a layer of the map has the places that have it for certain', () => {
  expect(placesWith('toilets')).toEqual([['harbour', 'By the quay.']]);
  expect(placesWith('lifeguards')).toEqual([]);
});
