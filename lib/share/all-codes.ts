import { kinds } from '@/lib/kinds';
import { daysOut } from '@/content/days';
import { codeOf, type Codes, DAY_OUT, PLACE } from '@/lib/share/codes';
import { allEntries } from '@/lib/kinds/entries';
import { allPlaces } from '@/lib/content/queries';

/** Short codes of all entries, places and ready-made days. Of two with one code, the last. */
export function allCodes(): Codes {
  const things = allEntries().map(({ kind, item: { slug, code } }) => ({
    type: kinds[kind].plannerType,
    slug,
    code,
  }));
  const places = allPlaces().map(({ slug, code }) => ({ type: PLACE, slug, code }));
  const days = daysOut.map(({ slug, code }) => ({ type: DAY_OUT, slug, code }));
  return Object.fromEntries(
    [...things, ...places, ...days].map(({ type, slug, code }) => [
      code ?? codeOf({ type, slug }),
      { type, slug },
    ]),
  );
}
