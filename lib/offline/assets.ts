/** Files whose names change with their content. */
export function isImmutable(path: string): boolean {
  return /\/(_next\/static|images)\//.test(path);
}

/** @throws when the page names none */
export function assetsOf(html: string): string[] {
  const named = html.match(/(?:\/[\w.-]+)*\/_next\/static\/[\w./-]+\.\w+/g);
  if (!named) throw new Error('names none of its scripts and styles: /_next/static/…');
  return [...new Set(named)];
}
