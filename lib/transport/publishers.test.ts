import { publishersOf } from './way';

const source = { name: 'The county', url: 'https://county.example/' };
const coast = { name: 'Coast Buses', url: 'https://buses.example/' };

it.each([
  ['the operator', [coast], [coast]],
  ['the source, where nobody is named', [], [source]],
  ['the source, where the operator has no page', [{ name: 'Hill Buses' }], [source]],
  ['the one of two that has a page', [{ name: 'Hill Buses' }, coast], [coast]],
])('names %s', (_what, operators, pages) => {
  expect(publishersOf([{ operators, source }])).toEqual(pages);
});

it('names each page once', () => {
  expect(publishersOf([{ source }, { operators: [coast], source }, { source }])).toEqual([
    source,
    coast,
  ]);
});
