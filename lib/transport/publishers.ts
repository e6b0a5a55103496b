import type { Source } from '@/content/types';
import type { Ferry } from '@/content/transport/types';

export type Published = Partial<Pick<Ferry, 'operators'>> & Pick<Ferry, 'source'>;

/** The pages of whoever runs each, or its source where they have none; each page once. */
export function publishersOf(facts: readonly Published[]): readonly Source[] {
  const pages = facts.flatMap(({ operators = [], source }) => {
    const own = operators.flatMap(({ name, url }) => (url === undefined ? [] : [{ name, url }]));
    return own.length > 0 ? own : [source];
  });
  return [...new Map(pages.map((page) => [page.url, page])).values()];
}
