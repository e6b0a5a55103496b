/**
 * The part of an address that may be a shared plan, as a fragment; undefined where there is none.
 * A filter may have encoded its signs.
 */
export function planFragment(address: string): string | undefined {
  const [, plan] = /(?:[#?&/]|%(?:25)*23)(plan(?:=|%(?:25)*3d).*)$/is.exec(address) ?? [];
  return plan === undefined ? undefined : `#${plan}`;
}
