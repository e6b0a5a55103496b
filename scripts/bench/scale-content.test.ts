import { runInNewContext } from 'node:vm';
import { transformSync } from 'esbuild';
import { multiplied } from './scale-content';

const source = `export const events = [
  { slug: 'fair', title: 'Fair', seo: { title: 'The fair', description: 'All of it' }, day: 1 },
] as const;
export type Slug = (typeof events)[number]['slug'];
`;

/** What the module exports. */
function load(code: string): { events: { slug: string; title: string; day: number }[] } {
  const script = transformSync(code, { loader: 'ts', format: 'iife', globalName: 'content' });
  return runInNewContext(`${script.code};content`) as ReturnType<typeof load>;
}

describe('multiplied', () => {
  it('adds copies, each with an address and a name of its own', () => {
    const { events } = load(multiplied(source, { list: 'events', name: 'title' }, 2));
    expect(events.map(({ slug }) => slug)).toEqual(['fair', 'fair-0', 'fair-1']);
    expect(events.map(({ title }) => title)).toEqual(['Fair', 'Fair 0', 'Fair 1']);
  });

  it('lets copies differ in what else they are told to', () => {
    const fields = 'day: 2 + index,';
    const { events } = load(multiplied(source, { list: 'events', name: 'title', fields }, 2));
    expect(events.map(({ day }) => day)).toEqual([1, 2, 3]);
  });

  it('refuses a file without the list', () => {
    expect(() => multiplied(source, { list: 'venues', name: 'name' }, 1)).toThrow('"venues"');
  });
});
