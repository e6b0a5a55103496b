/**
 * What the site itself answers, told from what a portal, a failing host or a provider puts in its
 * place. Only the first is ever kept.
 */
import { site } from '@/content/site';

/** Which types hosts give to a file, by its ending. */
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

/** Whether a response is of the type that a file of this name has. */
export function hasOwnType(path: string, response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  if (isPage(path)) return type.startsWith('text/html');
  return types.find(([name]) => name.test(path))?.[1].test(type) ?? !type.startsWith('text/html');
}

/** Whether a response holds a page of this site. Its body can still be read afterwards. */
export async function isMarked(response: Response): Promise<boolean> {
  return (await response.clone().text()).includes(pageMark);
}

/**
 * Whether a response is what the site has at this path: there, not redirected, of the right type,
 * and with the site's mark where it is a page. Its body can still be read afterwards.
 */
export async function isOwn(path: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected || !hasOwnType(path, response)) return false;
  return !isPage(path) || isMarked(response);
}
