import { kindFiles } from '@/content/schema/entries';
import type { Item } from '@/content/types';
import { KINDS, kinds } from '@/lib/kinds';
import { ALPHABET, CODE_LENGTH, codeOf, DAY_OUT, freeCode, isCode, PLACE } from '@/lib/share/codes';
import { issuesAt, path, type Issues } from './issues';
import { itemsOfKind, type SiteContent } from './site-content';

interface CodedEntry {
  readonly at: string;
  readonly type: string;
  readonly slug: string;
  readonly code: string | undefined;
}

function codedEntries(content: SiteContent): readonly CodedEntry[] {
  const things = KINDS.flatMap((kind) =>
    itemsOfKind(content, kind).map(({ slug, code }: Item) => ({
      at: path(kindFiles[kind], slug, 'code'),
      type: kinds[kind].plannerType,
      slug,
      code,
    })),
  );
  const others = (['places', 'daysOut'] as const).flatMap((list) =>
    content[list].map(({ slug, code }) => ({
      at: path(list === 'places' ? list : 'days', slug, 'code'),
      type: list === 'places' ? PLACE : DAY_OUT,
      slug,
      code,
    })),
  );
  return [...things, ...others];
}

/** A link that names things by short codes would lead to another thing where two have the same. */
export function codeIssues(content: SiteContent): Issues {
  const entries = codedEntries(content);
  const taken = new Set(entries.map((entry) => entry.code ?? codeOf(entry)));
  const first = new Map<string, CodedEntry>();
  return entries.flatMap((entry) => {
    const code = entry.code ?? codeOf(entry);
    const other = first.get(code);
    first.set(code, other ?? entry);
    return issuesAt(entry.at, {
      [`"${code}" is no short code; write ${CODE_LENGTH} of these: ${ALPHABET}`]: !isCode(code),
      [`the short code "${code}" is that of ${other?.at} too; to the newer of the two, add code: '${freeCode(entry, taken)}'`]:
        // Two of one slug have been named already.
        other !== undefined && isCode(code) && other.slug + other.type !== entry.slug + entry.type,
    });
  });
}
