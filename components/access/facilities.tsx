/** What there is at a place, as signs and as rows: the same on every page that tells of it. */
import { Dogs } from '@/components/transport/Dogs/Dogs';
import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import type { Fact } from '@/components/ui/Facts/Facts';
import { Link } from '@/components/ui/Link/Link';
import type { TicketRow } from '@/components/ui/Ticket/Ticket';
import { accessPage } from '@/content/access';
import type { PlaceSlug } from '@/content/places';
import { facilitiesAt, type Facility, facilityLabels, untoldAt } from '@/lib/content/facilities';
import { routes } from '@/lib/routes';
import { capitalised, listText } from '@/lib/typeset';

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

export const facilityRows = (place: PlaceSlug): readonly TicketRow[] =>
  facilitiesAt(place).map(({ topic, text }) => ({
    term: facilityLabels[topic],
    description: topic === 'dogs' ? <Dogs place={place} /> : text,
  }));

/** What nobody has told, with the way to whom to ask. */
export function untoldRows(place: PlaceSlug): readonly TicketRow[] {
  const untold = untoldAt(place);
  if (untold.length === 0) return [];
  const words = capitalised(listText(untold).toLowerCase());
  return [
    {
      term: accessPage.unknown,
      description: <Link href={`${routes.access}#${place}`}>{words}</Link>,
    },
  ];
}
