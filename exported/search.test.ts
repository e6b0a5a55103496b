import { answers } from '@/content/search';
import { routes } from '@/lib/routes';
import { readExported } from './exported-page';

test('each answer leads to what is there', () => {
  const missing = answers.filter(
    ({ page, anchor }) =>
      anchor !== undefined && !readExported(routes[page]).html.includes(` id="${anchor}"`),
  );
  expect(missing).toEqual([]);
});
