import type { Source } from '@/content/types';
import type { Operator } from '@/content/transport/types';

export interface Published {
  readonly operators?: readonly Operator[];
  readonly source: Source;
}

const hasPage = (operator: Operator): operator is Source => operator.url !== undefined;

function pagesOf({ operators = [], source }: Published): readonly Source[] {
  const pages = operators.filter(hasPage);
  return pages[0] ? pages : [source];
}

export function publishersOf(facts: readonly Published[]): readonly Source[] {
  return [...new Map(facts.flatMap(pagesOf).map((page) => [page.url, page])).values()];
}
