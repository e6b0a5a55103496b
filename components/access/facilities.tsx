/** What there is at a place, as signs and as rows: the same on every page that tells of it. */
import { EitherLink } from '@/components/trust/EitherLink/EitherLink';
import { SourceLine } from '@/components/trust/SourceLine/SourceLine';
import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import type { Fact } from '@/components/ui/Facts/Facts';
import { Link } from '@/components/ui/Link/Link';
import type { TicketRow } from '@/components/ui/Ticket/Ticket';
import { accessPage } from '@/content/access';
import type { PlaceSlug } from '@/content/places';
import { bankHolidays } from '@/content/transport/bank-holidays';
import { dogRules, octoberHalfTerms } from '@/content/transport/dogs';
import { facilitiesAt, type Facility, facilityLabels, untoldAt } from '@/lib/content/facilities';
import { routes } from '@/lib/routes';
import { dogSeasons } from '@/lib/transport/dogs';
import { readSource } from '@/lib/trust/sources';
import { listText } from '@/lib/typeset';

const icons = {
  toilets: 'toilets',
  cafe: 'cup',
  lifeguards: 'lifebuoy',
  dogs: 'paw',
  parking: 'parking',
  steps: 'stairs',
  surface: 'boot',
} as const;

/** A sign, which gives way to a question once it is not to be trusted any more. */
export function Sign({ topic, sign, validUntil }: Facility) {
  if (!validUntil) return sign;
  return (
    <WhileTrusted validUntil={validUntil} otherwise={`${facilityLabels[topic]}: check first`}>
      {sign}
    </WhileTrusted>
  );
}

export const facilitySigns = (place: PlaceSlug): readonly Fact[] =>
  facilitiesAt(place)
    .filter(({ sign }) => sign)
    .map((facility) => ({ icon: icons[facility.topic], value: <Sign {...facility} /> }));

/** The rule for dogs of a place that has one, with the next days of a ban. */
export function Dogs({ place }: { place: PlaceSlug }) {
  const rule = dogRules.find((one) => one.place === place);
  if (!rule || rule.rule === 'not-known') return rule?.words;
  const { words, source, validUntil } = rule;
  return (
    <WhileTrusted
      validUntil={validUntil}
      otherwise={
        <span>
          Ask <EitherLink sources={[source]} />.
        </span>
      }
    >
      <span>
        {words}{' '}
        {dogSeasons(rule, { bankHolidays, octoberHalfTerms }).map((season) => (
          <span key={season}>Next: {season}. </span>
        ))}
        <SourceLine sources={[readSource(rule)]} />
      </span>
    </WhileTrusted>
  );
}

const rowOf =
  (place: PlaceSlug) =>
  ({ topic, text }: Facility): TicketRow => ({
    term: facilityLabels[topic],
    description: topic === 'dogs' ? <Dogs place={place} /> : text,
  });

export const facilityRows = (place: PlaceSlug): readonly TicketRow[] =>
  facilitiesAt(place).map(rowOf(place));

/** The same in the rows of a beach: what is there, what nobody has told, dogs and lifeguards. */
export function beachRows(place: PlaceSlug): readonly TicketRow[] {
  const known = facilitiesAt(place).filter(({ topic }) => topic !== 'surface');
  const isApart = ({ topic }: Facility) => topic === 'dogs' || topic === 'lifeguards';
  const untold = listText(untoldAt(place)).toLowerCase();
  const words = known
    .filter((one) => !isApart(one))
    .map(({ topic, text }) => `${facilityLabels[topic]}: ${text}`)
    .join(' ');
  return [
    {
      term: 'Facilities',
      description: (
        <>
          <span>{`${words} `}</span>
          {untold && (
            <Link href={`${routes.access}#${place}`}>{`${accessPage.unknown}: ${untold}.`}</Link>
          )}
        </>
      ),
    },
    ...known.filter(isApart).map(rowOf(place)),
  ];
}
