/** Whether a file's name changes with its content, so that a copy is as good as the original. */
export function isImmutable(path: string): boolean {
  return /\/(_next\/static|images)\//.test(path);
}

/** The scripts, styles, fonts and data that a page’s HTML names. @throws when there are none */
export function assetsOf(html: string): string[] {
  const named = html.match(/(?:\/[\w.-]+)*\/_next\/static\/[\w./-]+\.\w+/g);
  if (!named) throw new Error('names none of its scripts and styles: /_next/static/…');
  return [...new Set(named)];
}
