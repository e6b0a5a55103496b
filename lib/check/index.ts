import { kindFiles } from '@/content/schema/entries';
import { sampleItem, sampleSite } from '@/content/schema/sample';
import { site as siteSchema } from '@/content/schema/site';
import { nameIssues, referenceIssues, uniqueSeoIssues } from './across';
import { codeIssues } from './codes';
import { fitsSchema, path, schemaIssues, type Issues } from './issues';
import { listIssues, validContent } from './lists';
import type { SiteContent } from './site-content';

export type { SiteContent } from './site-content';
export { formIssues, textIssues } from './forms';

function sampleIssues({ site, entries }: SiteContent): Issues {
  return [
    ...schemaIssues(path('site'), sampleSite, site),
    ...entries.flatMap(({ kind, item }) =>
      schemaIssues(path(kindFiles[kind], item.slug), sampleItem, item),
    ),
  ];
}

export function contentIssues(content: SiteContent): Issues {
  const ofSite = schemaIssues(path('site'), siteSchema, content.site);
  if (!fitsSchema(siteSchema, content.site)) return ofSite;
  // Entries that lack a field are named once, and compared with no others.
  const valid = validContent(content);
  return [
    ...ofSite,
    ...listIssues(content),
    ...referenceIssues(content),
    ...[uniqueSeoIssues, nameIssues, codeIssues].flatMap((check) => check(valid)),
    ...(content.site.content === 'sample' ? sampleIssues(valid) : []),
  ];
}
