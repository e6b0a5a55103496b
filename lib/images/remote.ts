export function isRemote(src: string): boolean {
  return src.startsWith('https://');
}
