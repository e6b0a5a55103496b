/** The address of the last soft navigation; undefined on a page that was loaded the plain way. */
let target: string | undefined;

export function rememberTarget(href: string): void {
  target = href;
}

export function softTarget(): string | undefined {
  return target;
}
