/**
 * What only the sample must obey, so that it keeps to the specification and rings, writes to and
 * sends nobody. Where `content` in `content/site.ts` says 'own', none of it holds.
 */
import { specification } from '@/content/specification';
import { activity, property as propertySchema } from '@/content/schema/entries';
import { issuesAt, path, type Issues } from './issues';
import type { SiteContent } from './site-content';

interface Address {
  readonly at: string;
  readonly value: string;
}

function phonesOf({ site, venues, properties, events }: SiteContent): readonly Address[] {
  return [
    { at: path('site', 'contact › phone'), value: site.contact.phone },
    ...venues.map(({ slug, phone }) => ({ at: path('venues', slug, 'phone'), value: phone })),
    ...properties.map(({ slug, phone }) => ({
      at: path('properties', slug, 'phone'),
      value: phone,
    })),
    ...events.map(({ slug, booking }) => ({
      at: path('events', slug, 'booking › phone'),
      value: booking.phone,
    })),
  ];
}

function hostsOf({ site, venues, properties, events }: SiteContent): readonly Address[] {
  return [
    { at: path('site', 'url'), value: site.url },
    { at: path('site', 'contact › email'), value: site.contact.email },
    ...venues.flatMap(({ slug, website }) =>
      website === undefined ? [] : [{ at: path('venues', slug, 'website'), value: website }],
    ),
    ...properties.map(({ slug, email }) => ({
      at: path('properties', slug, 'email'),
      value: email,
    })),
    ...events.map(({ slug, booking }) => ({
      at: path('events', slug, 'booking › email'),
      value: booking.email,
    })),
  ];
}

const note = 'of the sample; real ones need content: ’own’ in content/site.ts';

/** 01632 960000 to 960999: the numbers that Ofcom keeps for drama, so that no stranger is rung. */
const dramaNumber = /^01632 960\d{3}$/;
/** Names under .example belong to nobody (RFC 2606). */
const exampleHost = /^(https:\/\/|[^\s@]+@)([a-z0-9-]+\.)+example(\/|$)/;

/**
 * @param content without the entries that lack a field
 * @param all with them: what is counted
 */
export function sampleIssues(content: SiteContent, all: SiteContent): Issues {
  const { leastCounts, pricePerNight, tideRecords } = specification;
  const kinds = Object.keys(leastCounts) as readonly (keyof typeof leastCounts)[];
  return [
    ...phonesOf(content).flatMap(({ at, value }) =>
      issuesAt(at, {
        [`"${value}" is not one of the numbers 01632 960000 to 960999 ${note}`]:
          !dramaNumber.test(value),
      }),
    ),
    ...hostsOf(content).flatMap(({ at, value }) =>
      issuesAt(at, {
        [`"${value}" is not one of the addresses in .example ${note}`]: !exampleHost.test(value),
      }),
    ),
    ...content.properties.flatMap((property) =>
      issuesAt(path('properties', property.slug, 'pricePerNight'), {
        [`£${property.pricePerNight} is not one of the prices £${pricePerNight.least} to £${pricePerNight.most} ${note}`]:
          property.pricePerNight < pricePerNight.least ||
          property.pricePerNight > pricePerNight.most,
      }),
    ),
    ...kinds.flatMap((kind) => {
      const count = all[kind].length;
      const least = leastCounts[kind];
      return count < least
        ? [
            `content › ${kind}: there are ${count}; the specification of the sample asks for ${least}`,
          ]
        : [];
    }),
    ...issuesAt(path('tides/port/port', 'tideRecords'), {
      [`there are ${content.tideRecords.length}; the specification of the sample has ${tideRecords}`]:
        content.tideRecords.length !== tideRecords,
    }),
    ...propertySchema.shape.type.options.flatMap((type) =>
      issuesAt(path('properties', 'type'), {
        [`none is "${type}", which the specification of the sample asks for`]: !all.properties.some(
          (one) => one.type === type,
        ),
      }),
    ),
    ...activity.shape.category.options.flatMap((category) =>
      issuesAt(path('activities', 'category'), {
        [`none is "${category}", which the specification of the sample asks for`]:
          !all.activities.some((one) => one.category === category),
      }),
    ),
  ];
}
