import { site } from '@/content/site';

const types: readonly (readonly [RegExp, RegExp])[] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.(json|webmanifest)$/, /json/],
  [/\.svg$/, /^image\/svg/],
  // Older hosts know the newer kinds of file by no name.
  [/\.(avif|webp|png|ico)$/, /^(image\/|application\/octet-stream)/],
  [/\.woff2$/, /font|^application\/octet-stream/],
];

/** Stands in the head of every page of the site, and in no other. */
export const pageMark = `<meta name="application-name" content="${site.name
  .replaceAll('&', '&amp;')
  .replaceAll('"', '&quot;')
  .replaceAll("'", '&#x27;')}"`;

function isPage(path: string): boolean {
  return path.endsWith('/') || path.endsWith('.html');
}

export function hasOwnType(path: string, response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  if (isPage(path)) return type.startsWith('text/html');
  return types.find(([name]) => name.test(path))?.[1].test(type) ?? !type.startsWith('text/html');
}

export async function isMarked(response: Response): Promise<boolean> {
  return (await response.clone().text()).includes(pageMark);
}

/** Its body can still be read afterwards. */
export async function isOwn(path: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected || !hasOwnType(path, response)) return false;
  return !isPage(path) || isMarked(response);
}

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
