/** Only for the sample (`content: 'sample'`): it reaches nobody. */
import { issuesAt, path, type Issues } from './issues';
import type { SiteContent } from './site-content';

const note = 'of the sample; real ones need content: ’own’ in content/site.ts';

/** 01632 960000 to 960999: the numbers that Ofcom keeps for drama, so that no stranger is rung. */
const dramaNumber = /^01632 960\d{3}$/;
/** Names under .example belong to nobody (RFC 2606). */
const exampleHost = /^(https:\/\/|[^\s@]+@)([a-z0-9-]+\.)+example(\/|$)/;

const phoneIssues = (at: string, phone: string): Issues =>
  issuesAt(at, {
    [`"${phone}" is not one of the numbers 01632 960000 to 960999 ${note}`]:
      !dramaNumber.test(phone),
  });
const hostIssues = (at: string, address: string | undefined): Issues =>
  issuesAt(at, {
    [`"${address}" is not one of the addresses in .example ${note}`]:
      address !== undefined && !exampleHost.test(address),
  });

export function sampleIssues({ site, venues, properties, events }: SiteContent): Issues {
  const { phone, email } = site.contact;
  return [
    ...phoneIssues(path('site', 'contact › phone'), phone),
    ...venues.flatMap((one) => phoneIssues(path('venues', one.slug, 'phone'), one.phone)),
    ...properties.flatMap((one) => phoneIssues(path('properties', one.slug, 'phone'), one.phone)),
    ...events.flatMap(({ slug, booking }) =>
      phoneIssues(path('events', slug, 'booking › phone'), booking.phone),
    ),
    ...hostIssues(path('site', 'url'), site.url),
    ...hostIssues(path('site', 'contact › email'), email),
    ...venues.flatMap((one) => hostIssues(path('venues', one.slug, 'website'), one.website)),
    ...properties.flatMap((one) => hostIssues(path('properties', one.slug, 'email'), one.email)),
    ...events.flatMap(({ slug, booking }) =>
      hostIssues(path('events', slug, 'booking › email'), booking.email),
    ),
  ];
}
