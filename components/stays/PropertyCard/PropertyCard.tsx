import { SaveButton } from '@/components/planner/SaveButton/SaveButton';
import { Card } from '@/components/ui/Card/Card';
import { ChipList } from '@/components/ui/Chip/Chip';
import { Facts } from '@/components/ui/Facts/Facts';
import { Rating } from '@/components/ui/Rating/Rating';
import type { Property } from '@/content/types';
import { imageUrl } from '@/lib/images/image-url';
import { entryDraft } from '@/lib/planner/entry-draft';
import { kindPath } from '@/lib/kinds';
import { bindPlaces } from '@/lib/typeset';
import { text } from '@/styles/text.css';
import * as styles from './PropertyCard.css';

/** How many amenities a card shows before it counts the rest. */
const amenitiesShown = 4;

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

interface PropertyCardProps {
  property: Property;
  headingLevel?: 2 | 3;
  sizes: string;
  /** What can be reached from it on foot, said where that puts the cards in order. */
  onFoot?: string;
}

export function PropertyCard({ property, headingLevel = 3, sizes, onFoot }: PropertyCardProps) {
  return (
    <Card
      title={property.name}
      headingLevel={headingLevel}
      image={property.image}
      sizes={sizes}
      meta={
        <>
          <span className={text.imprint}>{property.type}</span>
          <span className={styles.rating}>
            <Rating value={property.rating} />
            <span className={styles.reviews}>({plural(property.reviewCount, 'review')})</span>
          </span>
        </>
      }
      description={property.summary}
      link={{ href: kindPath('property', property.slug), label: 'View Details' }}
      corner={<SaveButton item={entryDraft({ kind: 'property', item: property }, imageUrl)} />}
    >
      <Facts
        facts={[
          { icon: 'bed', label: 'Bedrooms', value: plural(property.bedrooms, 'bedroom') },
          { icon: 'guests', label: 'Guests', value: `Sleeps ${property.maxGuests}` },
          { icon: 'pin', label: 'Where', value: bindPlaces(property.location) },
          { icon: 'walk', label: 'Distance', value: property.distance },
        ]}
      />
      {onFoot && (
        <p className={styles.onFoot} data-by-script>
          Within an hour on foot: {onFoot}.
        </p>
      )}
      <ChipList label="Amenities" chips={property.amenities} limit={amenitiesShown} />
      <p className={text.quiet}>
        <span className={styles.amount}>£{property.pricePerNight}</span>/night
      </p>
    </Card>
  );
}
