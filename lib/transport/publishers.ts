import type { Source } from '@/content/types';
import type { Operator } from '@/content/transport/types';

export interface Published {
  readonly operators?: readonly Operator[];
  readonly source: Source;
}

const hasPage = (operator: Operator): operator is Source => operator.url !== undefined;

/** The pages of whoever runs each, or its source where they have none; each page once. */
export function publishersOf(facts: readonly Published[]): readonly Source[] {
  const pages = facts.flatMap(({ operators = [], source }) => {
    const own = operators.filter(hasPage);
    return own.length > 0 ? own : [source];
  });
  return [...new Map(pages.map((page) => [page.url, page])).values()];
}
