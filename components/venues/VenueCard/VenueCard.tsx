import { SaveButton } from '@/components/planner/SaveButton/SaveButton';
import { Badge } from '@/components/ui/Badge/Badge';
import { Card } from '@/components/ui/Card/Card';
import type { CardLayout } from '@/components/ui/Card/Card.css';
import { ChipList } from '@/components/ui/Chip/Chip';
import { Facts } from '@/components/ui/Facts/Facts';
import { Rating } from '@/components/ui/Rating/Rating';
import type { Venue } from '@/content/types';
import { bindPlaces } from '@/lib/typeset';
import { isEditorsChoice, venueTypeLabels } from '@/lib/content/queries';
import { imageUrl } from '@/lib/images/image-url';
import { entryDraft } from '@/lib/planner/entry-draft';
import { kindPath } from '@/lib/kinds';
import { text } from '@/styles/text.css';

interface VenueCardProps {
  venue: Venue;
  headingLevel?: 2 | 3;
  words?: 'description' | 'summary';
  layout?: CardLayout;
  sizes: string;
}

/** Only the catering venue's card leads to a website of its own, in a new tab. */
export function VenueCard({
  venue,
  headingLevel = 3,
  words = 'summary',
  layout = 'upright',
  sizes,
}: VenueCardProps) {
  return (
    <Card
      title={venue.name}
      headingLevel={headingLevel}
      image={venue.image}
      layout={layout}
      sizes={sizes}
      meta={
        <>
          <span className={text.imprint}>{venueTypeLabels(venue).join(' · ')}</span>
          <Rating value={venue.rating} />
        </>
      }
      {...(isEditorsChoice(venue) && { stub: <Badge tone="yellow">Editors Choice</Badge> })}
      description={venue[words]}
      link={
        venue.website
          ? { href: venue.website, label: 'Visit Website', newTab: true }
          : { href: kindPath('venue', venue.slug), label: 'Learn More' }
      }
      corner={<SaveButton item={entryDraft({ kind: 'venue', item: venue }, imageUrl)} />}
    >
      <ChipList label="Specialities" chips={venue.specialties} />
      <Facts
        layout="column"
        facts={[
          { icon: 'fork', label: 'Cuisine', value: venue.cuisine },
          { icon: 'price', label: 'Price range', value: venue.priceRange },
          { icon: 'clock', label: 'Open', value: venue.openHours },
          { icon: 'phone', label: 'Phone', value: venue.phone },
          { icon: 'pin', label: 'Address', value: bindPlaces(venue.address) },
        ]}
      />
    </Card>
  );
}
