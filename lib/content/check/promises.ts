import type { Faults } from './faults';
import type { SiteContent } from './site-content';

/** A claim that a place or an hour is safe to swim, which nobody can make for the sea. */
const promiseOfSafety = /\bsafe(ly|st|r)?\b[^.!?]{0,40}\b(swim|swimming|bathe|bathing|paddle)\b/i;

/** Every text in a value, with the path that leads to it. */
function textsIn(at: string, value: unknown): readonly (readonly [at: string, text: string])[] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(`${at} › ${key}`, child));
}

export function promiseFaults(content: SiteContent): Faults {
  return textsIn('content', content)
    .filter(([, text]) => promiseOfSafety.test(text))
    .map(([at]) => `${at}: promises that the sea is safe, which nobody can`);
}
