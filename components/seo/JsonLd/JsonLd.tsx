import type { JsonLdGraph } from '@/lib/seo/json-ld/graph';

export interface JsonLdProps {
  readonly graph: JsonLdGraph;
}

/**
 * Structured data for search engines. `<` is escaped, so that no text can end the script element
 * or open another: https://nextjs.org/docs/app/guides/json-ld
 */
export function JsonLd({ graph }: JsonLdProps) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
