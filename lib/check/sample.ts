/** Only for the sample (`content: 'sample'`): it reaches nobody. */
import { kindFiles } from '@/content/schema/entries';
import { issuesAt, path, type Issues } from './issues';
import type { SiteContent } from './site-content';

const note = 'of the sample; real ones need content: ’own’ in content/site.ts';

/** 01632 960000 to 960999: the numbers that Ofcom keeps for drama, so that no stranger is rung. */
const dramaNumber = /^01632 960\d{3}$/;
/** Names under .example belong to nobody (RFC 2606). */
const exampleHost = /^(https:\/\/|[^\s@]+@)([a-z0-9-]+\.)+example(\/|$)/;

const hostIssues = (at: string, address: string | undefined): Issues =>
  issuesAt(at, {
    [`"${address}" is not one of the addresses in .example ${note}`]:
      address !== undefined && !exampleHost.test(address),
  });

type Contact = Readonly<Partial<Record<'phone' | 'email' | 'website', string>>>;

function contactIssues(at: string, { phone, email, website }: Contact): Issues {
  return [
    ...issuesAt(`${at} › phone`, {
      [`"${phone}" is not one of the numbers 01632 960000 to 960999 ${note}`]:
        phone !== undefined && !dramaNumber.test(phone),
    }),
    ...hostIssues(`${at} › email`, email),
    ...hostIssues(`${at} › website`, website),
  ];
}

export function sampleIssues(content: SiteContent): Issues {
  const { contact, url } = content.site;
  return [
    ...contactIssues(path('site', 'contact'), contact),
    ...hostIssues(path('site', 'url'), url),
    ...content.entries.flatMap(({ kind, item }) => [
      ...contactIssues(path(kindFiles[kind], item.slug), item as Contact),
      ...('booking' in item
        ? contactIssues(path(kindFiles[kind], item.slug, 'booking'), item.booking)
        : []),
    ]),
  ];
}
