/**
 * Whether a fragment, with its `#`, is meant as a shared plan, whatever has become of it. Apart from
 * what reads it, which comes only when there is something to read.
 */
export function isPlanFragment(fragment: string): boolean {
  return /^#plan(=|%3d)/i.test(fragment);
}
