/** What there is at a place: the table of facilities, with its car parks and its rule for dogs. */
import { facilities } from '@/content/facilities';
import { places, type PlaceSlug } from '@/content/places';
import { dogRules } from '@/content/transport/dogs';
import { carParks } from '@/content/transport/parking';
import type { FacilityTopic, IsoDate } from '@/content/types';

export const facilityLabels = {
  toilets: 'Toilets',
  cafe: 'Café',
  lifeguards: 'Lifeguards',
  dogs: 'Dogs',
  parking: 'Parking',
  steps: 'Steps and stiles',
  surface: 'Surface',
} as const satisfies Readonly<Record<FacilityTopic, string>>;

const TOPICS = Object.keys(facilityLabels) as readonly FacilityTopic[];

export interface Facility {
  readonly topic: FacilityTopic;
  readonly text: string;
  /** Its word in a row of signs; left out where it may not be so on every day. */
  readonly sign?: string;
  /** The same where its topic stands beside it. */
  readonly short?: string;
  /** The last day on which it is believed, where there is one. */
  readonly validUntil?: IsoDate;
}

const dogSigns = {
  welcome: { sign: 'Dogs all year', short: 'All year' },
  none: { sign: 'Dogs: winter only', short: 'Winter only' },
} as const;

const placeName = (place: PlaceSlug) => places.find(({ slug }) => slug === place)?.name;

export function facilitiesAt(place: PlaceSlug): readonly Facility[] {
  const parks = carParks.filter((park) => park.place === place);
  const found: readonly Facility[] = [
    ...(facilities.find((one) => one.place === place)?.known ?? []),
    ...dogRules
      .filter((rule) => rule.place === place)
      .map((rule) => ({
        topic: 'dogs' as const,
        text: rule.words,
        ...(rule.rule !== 'not-known' && {
          ...dogSigns[rule.rule],
          validUntil: rule.validUntil,
        }),
      })),
    ...(parks.length > 0
      ? [
          {
            topic: 'parking' as const,
            text: parks
              .map(({ name, note }) => (name === placeName(place) ? note : `${name}. ${note}`))
              .join(' '),
            sign: parks.every(({ isPaid }) => isPaid) ? 'Pay car park' : 'Car park',
          },
        ]
      : []),
  ];
  return TOPICS.flatMap((topic) => found.find((one) => one.topic === topic) ?? []);
}

/** What visitors ask for, in the order in which it is told. */
export const ASKED = TOPICS.filter((topic) => topic !== 'surface');

/** What nobody has told of the place. */
export function untoldAt(place: PlaceSlug): readonly string[] {
  const told = facilitiesAt(place).map(({ topic }) => topic);
  return ASKED.filter((topic) => !told.includes(topic)).map((topic) => facilityLabels[topic]);
}

/** The places that have something for certain, with what is known of it. */
export const placesWith = (topic: FacilityTopic): readonly (readonly [PlaceSlug, string])[] =>
  places.flatMap(({ slug }) =>
    facilitiesAt(slug)
      .filter((one) => one.topic === topic && one.sign !== undefined)
      .map(({ text }) => [slug, text] as const),
  );
