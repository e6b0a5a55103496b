import { routes } from './routes';

describe('routes', () => {
  it.each(Object.values(routes))('%s begins and ends with a slash', (path) => {
    expect(path).toMatch(/^\/([a-z-]+\/)*$/);
  });

  it('has no address twice', () => {
    const paths = Object.values(routes);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
