/** Whether a picture's `src` is an address on another host, which the site only links to. */
export function isRemote(src: string): boolean {
  return src.startsWith('https://');
}
