import { kinds } from '@/lib/kinds';
import { codeOf, type Codes, PLACE } from '@/lib/share/codes';
import { allEntries } from '@/lib/content/entries';
import { allPlaces } from '@/lib/content/queries';

export function allCodes(): Codes {
  const things = allEntries().map(({ kind, item: { slug, code } }) => ({
    type: kinds[kind].plannerType,
    slug,
    code,
  }));
  const places = allPlaces().map(({ slug, code }) => ({ type: PLACE, slug, code }));
  return Object.fromEntries(
    [...things, ...places].map(({ type, slug, code }) => [
      code ?? codeOf({ type, slug }),
      { type, slug },
    ]),
  );
}
