/** An address whose postcode, at its end, does not part at a line's end: `2 High Street, AB1\u00a02CD`. */
export function addressText(address: string): string {
  return address.replace(/ (?=\d[A-Z]{2}$)/, '\u00a0');
}
