import { SaveButton } from '@/components/planner/SaveButton/SaveButton';
import { Badge } from '@/components/ui/Badge/Badge';
import { Card } from '@/components/ui/Card/Card';
import { ChipList } from '@/components/ui/Chip/Chip';
import { Facts } from '@/components/ui/Facts/Facts';
import { Rating } from '@/components/ui/Rating/Rating';
import type { Venue } from '@/content/types';
import { isEditorsChoice, venueTypeLabels } from '@/lib/content/queries';
import { imageUrl } from '@/lib/images/image-url';
import { entryDraft } from '@/lib/planner/entry-draft';
import { kindPath } from '@/lib/kinds';
import { text } from '@/styles/text.css';
import * as styles from './VenueCard.css';

interface VenueCardProps {
  venue: Venue;
  headingLevel?: 2 | 3;
  words?: 'description' | 'summary';
  sizes: string;
}

/** Only the catering venue's card leads to a website of its own, in a new tab. */
export function VenueCard({ venue, headingLevel = 3, words = 'summary', sizes }: VenueCardProps) {
  return (
    <Card
      title={venue.name}
      headingLevel={headingLevel}
      image={venue.image}
      sizes={sizes}
      meta={
        <>
          <span className={styles.tags}>
            <span className={text.imprint}>{venueTypeLabels(venue).join(' · ')}</span>
            {isEditorsChoice(venue) && <Badge tone="yellow">Editors Choice</Badge>}
          </span>
          <Rating value={venue.rating} />
        </>
      }
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
        facts={[
          { icon: 'fork', label: 'Cuisine', value: venue.cuisine },
          { icon: 'price', label: 'Price range', value: venue.priceRange },
          { icon: 'clock', label: 'Open', value: venue.openHours },
          { icon: 'phone', label: 'Phone', value: venue.phone },
          { icon: 'pin', label: 'Address', value: venue.address },
        ]}
      />
    </Card>
  );
}
