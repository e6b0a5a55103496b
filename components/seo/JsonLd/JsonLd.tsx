import type { JsonLdGraph } from '@/lib/seo/json-ld/graph';

/** `<` is escaped as https://nextjs.org/docs/app/guides/json-ld says: no text can end the script. */
export function JsonLd({ graph }: { graph: JsonLdGraph }) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
