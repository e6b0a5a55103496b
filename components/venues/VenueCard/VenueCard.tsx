import { Badge } from '@/components/ui/Badge/Badge';
import { EntryCard } from '@/components/site/EntryCard/EntryCard';
import type { CardLook } from '@/components/site/ListPage/CardListPage';
import { ChipList } from '@/components/ui/Chip/Chip';
import { Facts } from '@/components/ui/Facts/Facts';
import type { IndexEntryProps } from '@/components/ui/IndexEntry/IndexEntry';
import { LabelAndRating } from '@/components/site/Rating/Rating';
import type { Venue } from '@/content/types';
import { addressText } from '@/lib/address';
import { accessNames } from '@/lib/access';
import { isEditorsChoice, venueTypeLabels } from '@/lib/content/queries';
import { openingCalendar } from '@/lib/content/transport';
import { lineOf } from '@/lib/kinds/entries';
import { OpeningStatus } from '../OpeningStatus/OpeningStatus';

/** Whether it is open; the filter of a list finds it by this and by its access. */
function VenueStatus({ venue }: { venue: Venue }) {
  return (
    <OpeningStatus
      marks={accessNames(venue.access)}
      spans={venue.openingHours}
      calendar={openingCalendar}
    />
  );
}

export const venueLine = (venue: Venue): IndexEntryProps => ({
  ...lineOf('venue', venue),
  note: (
    <>
      <span>{venue.cuisine}</span>
      <VenueStatus venue={venue} />
    </>
  ),
});

export function VenueCard({ venue, ...card }: { venue: Venue } & CardLook) {
  return (
    <EntryCard
      entry={{ kind: 'venue', item: venue }}
      meta={<LabelAndRating label={venueTypeLabels(venue).join(' · ')} rating={venue.rating} />}
      {...(isEditorsChoice(venue) && { stub: <Badge tone="yellow">Editors Choice</Badge> })}
      {...(venue.website && {
        link: { href: venue.website, label: 'Visit Website', newTab: true },
      })}
      {...card}
    >
      <VenueStatus venue={venue} />
      <ChipList label="Specialities" chips={venue.specialties} />
      <Facts
        layout="column"
        facts={[
          { icon: 'fork', label: 'Cuisine', value: venue.cuisine },
          { icon: 'price', label: 'Price range', value: venue.priceRange },
          { icon: 'clock', label: 'Open', value: venue.openHours },
          { icon: 'phone', label: 'Phone', value: venue.phone },
          { icon: 'pin', label: 'Address', value: addressText(venue.address) },
        ]}
      />
    </EntryCard>
  );
}
