import { kindFiles } from '@/content/schema/entries';
import type { Item } from '@/content/types';
import { grouped } from '@/lib/grouped';
import { kinds } from '@/lib/kinds';
import { ALPHABET, CODE_LENGTH, codeOf, DAY_OUT, isCode, PLACE } from '@/lib/share/codes';
import { issuesAt, path, type Issues } from './issues';
import type { SiteContent } from './site-content';

/** All entries, places and ready-made days, each with its own short code or the one it gets. */
export function codedEntries(content: SiteContent) {
  type Coded = Pick<Item, 'slug' | 'code'>;
  const coded = (file: string, type: string, { slug, code = codeOf({ type, slug }) }: Coded) => ({
    at: path(file, slug, 'code'),
    type,
    slug,
    code,
  });
  return [
    ...content.entries.map(({ kind, item }) =>
      coded(kindFiles[kind], kinds[kind].plannerType, item),
    ),
    ...content.places.map((place) => coded('places', PLACE, place)),
    ...content.daysOut.map((day) => coded('days', DAY_OUT, day)),
  ];
}

/** A link that names things by short codes would lead to another thing where two have the same. */
export function codeIssues(content: SiteContent): Issues {
  const entries = codedEntries(content);
  const byCode = grouped(entries, ({ code }) => code);
  const taken = new Set(byCode.keys());
  return entries.flatMap((entry) => {
    const { code } = entry;
    const [first] = byCode.get(code) ?? [entry];
    return issuesAt(entry.at, {
      [`"${code}" is no short code; write ${CODE_LENGTH} of these: ${ALPHABET}`]: !isCode(code),
      [`the short code "${code}" is that of ${first.at} too; to the newer of the two, add code: '${codeOf(entry, taken)}'`]:
        // Two of one slug have been named already.
        isCode(code) && first.slug + first.type !== entry.slug + entry.type,
    });
  });
}
