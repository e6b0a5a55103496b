/** What only the sample must obey (`content: 'sample'`): it keeps to its specification and reaches nobody. */
import { specification } from '@/content/specification';
import { activity, property as propertySchema } from '@/content/schema/entries';
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

function addressIssues({ site, venues, properties, events }: SiteContent): Issues {
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

const unusedIssues = (at: string, choice: readonly string[], used: readonly string[]): Issues =>
  choice.flatMap((value) =>
    issuesAt(at, {
      [`none is "${value}", which the specification of the sample asks for`]: !used.includes(value),
    }),
  );

/** @param all also with the entries that lack a field: what is counted */
export function sampleIssues(content: SiteContent, all: SiteContent): Issues {
  const { leastCounts, pricePerNight, tideRecords } = specification;
  const { least, most } = pricePerNight;
  return [
    ...addressIssues(content),
    ...content.properties.flatMap(({ slug, pricePerNight: price }) =>
      issuesAt(path('properties', slug, 'pricePerNight'), {
        [`£${price} is not one of the prices £${least} to £${most} ${note}`]:
          price < least || price > most,
      }),
    ),
    ...Object.entries(leastCounts).flatMap(([kind, wanted]) => {
      const count = all[kind as keyof typeof leastCounts].length;
      return issuesAt(`content › ${kind}`, {
        [`there are ${count}; the specification of the sample asks for ${wanted}`]: count < wanted,
      });
    }),
    ...issuesAt(path('tides/port/port', 'tideRecords'), {
      [`there are ${content.tideRecords.length}; the specification of the sample has ${tideRecords}`]:
        content.tideRecords.length !== tideRecords,
    }),
    ...unusedIssues(
      path('properties', 'type'),
      propertySchema.shape.type.options,
      all.properties.map(({ type }) => type),
    ),
    ...unusedIssues(
      path('activities', 'category'),
      activity.shape.category.options,
      all.activities.map(({ category }) => category),
    ),
  ];
}
