import { nextSteps } from '@/content/navigation';
import { routes } from './routes';

const named = Object.keys(nextSteps) as readonly (keyof typeof nextSteps)[];

it('leads on from a page whose address was changed, and from the pages below it', async () => {
  const renamed = named.map((page) => [page, `/renamed/${page}/`] as const);
  jest.doMock('./routes', () => ({ routes: { ...routes, ...Object.fromEntries(renamed) } }));
  const { stepsAfter } = await import('./sections');
  for (const [page, path] of renamed) {
    expect(stepsAfter(path)).toEqual(nextSteps[page]);
    expect(stepsAfter(`${path}below/`)).toEqual(nextSteps[page]);
  }
  expect(stepsAfter('/elsewhere/')).toEqual([]);
});
