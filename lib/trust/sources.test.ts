import { readSource, sourcesText } from './sources';

const source = { name: 'The bus company', url: 'https://bus.example/' };

it('names who was read, and whom to confirm it with', () => {
  const read = readSource({ source, readOn: '2031-01-03', publishedIn: 'a walker’s guide' });
  const inn = { name: 'Inn', url: '/inn/', readOn: '2031-01-02' } as const;
  const own = readSource({ own: 'our own observation', readOn: '2031-01-02' });
  expect(sourcesText([read, inn, own, inn])).toBe(
    'Checked 3 Jan 2031, as published in a walker’s guide · confirm with The bus company. 2 Jan 2031: Inn, our own observation.',
  );
});

it('has no words where nothing was read', () => {
  expect(sourcesText([])).toBeUndefined();
});
