import { kindFiles } from '@/content/schema/entries';
import { KINDS, kinds } from '@/lib/kinds';
import { ALPHABET, CODE_LENGTH, codeOf, DAY_OUT, isCode, PLACE } from '@/lib/share/codes';
import { issuesAt, path, type Issues } from './issues';
import { itemsOfKind, type SiteContent } from './site-content';

interface CodedEntry {
  readonly at: string;
  readonly type: string;
  readonly slug: string;
  readonly code: string;
}

/** All entries, places and ready-made days, each with its own short code or the one it gets. */
export function codedEntries(content: SiteContent): readonly CodedEntry[] {
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
  const taken = new Set(entries.map(({ code }) => code));
  const first = new Map<string, CodedEntry>();
  return entries.flatMap((entry) => {
    const { code } = entry;
    const other = first.get(code);
    first.set(code, other ?? entry);
    return issuesAt(entry.at, {
      [`"${code}" is no short code; write ${CODE_LENGTH} of these: ${ALPHABET}`]: !isCode(code),
      [`the short code "${code}" is that of ${other?.at} too; to the newer of the two, add code: '${codeOf(entry, taken)}'`]:
        // Two of one slug have been named already.
        other !== undefined && isCode(code) && other.slug + other.type !== entry.slug + entry.type,
    });
  });
}
