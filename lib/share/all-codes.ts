import { codedEntries } from '@/lib/check/codes';
import { siteContent } from '@/lib/check/everything';
import type { Codes } from '@/lib/share/codes';

/** Short codes of all entries, places and ready-made days. Of two with one code, the last. */
export function allCodes(): Codes {
  return Object.fromEntries(
    codedEntries(siteContent).map(({ code, type, slug }) => [code, { type, slug }]),
  );
}
