/** Whom to ask about what somebody else runs. */
import type { Source } from '@/content/types';
import type { Operator } from '@/content/ways/types';

/** A fact that somebody publishes. */
export interface Published {
  readonly operators?: readonly Operator[];
  readonly source: Source;
}

/** The pages of those who run it; where one of them has none that we know, or nobody is named, the source. */
function pagesOf({ operators = [], source }: Published): readonly Source[] {
  const pages = operators.flatMap(({ name, url }) => (url ? [{ name, url }] : []));
  return pages[0] && pages.length === operators.length ? pages : [...pages, source];
}

/** Where to read these facts today, each page once. */
export function publishersOf(facts: readonly Published[]): readonly Source[] {
  const pages = facts.flatMap(pagesOf);
  return pages.filter(({ url }, index) => pages.findIndex((other) => other.url === url) === index);
}
