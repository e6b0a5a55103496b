/** Apart from what reads it, which comes only when there is something to read. */
export function isPlanFragment(fragment: string): boolean {
  return /^#plan(=|%3d)/i.test(fragment);
}
