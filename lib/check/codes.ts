import { kindFiles } from '@/content/schema/entries';
import { grouped } from '@/lib/grouped';
import { KINDS, kinds } from '@/lib/kinds';
import { ALPHABET, CODE_LENGTH, codeOf, DAY_OUT, isCode, PLACE } from '@/lib/share/codes';
import { issuesAt, path, type Issues } from './issues';
import { itemsOfKind, type SiteContent } from './site-content';

/** All entries, places and ready-made days, each with its own short code or the one it gets. */
export function codedEntries(content: SiteContent) {
  const lists = [
    ...KINDS.map(
      (kind) => [kindFiles[kind], kinds[kind].plannerType, itemsOfKind(content, kind)] as const,
    ),
    ['places', PLACE, content.places] as const,
    ['days', DAY_OUT, content.daysOut] as const,
  ];
  return lists.flatMap(([file, type, entries]) =>
    entries.map(({ slug, code = codeOf({ type, slug }) }) => ({
      at: path(file, slug, 'code'),
      type,
      slug,
      code,
    })),
  );
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
