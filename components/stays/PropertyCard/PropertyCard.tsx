import { EntryCard } from '@/components/site/EntryCard/EntryCard';
import { ChipList } from '@/components/ui/Chip/Chip';
import { Facts } from '@/components/ui/Facts/Facts';
import { Rating } from '@/components/site/Rating/Rating';
import type { Property } from '@/content/types';
import { addressText } from '@/lib/address';
import { kindPath } from '@/lib/kinds';
import { withinAnHour } from '@/lib/kinds/within-an-hour';
import { counted } from '@/lib/typeset';
import { align, closeRow } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import * as styles from './PropertyCard.css';

const amenitiesShown = 4;

export function PropertyMeta({ property }: { property: Property }) {
  return (
    <>
      <span className={text.imprint}>{property.type}</span>
      <span className={`${closeRow.xs} ${align.middle}`}>
        <Rating value={property.rating} />
        <span className={text.quiet}>({counted(property.reviewCount, 'review')})</span>
      </span>
    </>
  );
}

export function NightlyPrice({ property }: { property: Property }) {
  return (
    <>
      <span className={styles.figure}>£{property.pricePerNight}</span>/night
    </>
  );
}

export function PropertyCard({ property }: { property: Property }) {
  return (
    <EntryCard
      entry={{ kind: 'property', item: property }}
      sizes="(min-width: 64rem) 34vw, (min-width: 44rem) 46vw, 92vw"
      meta={<PropertyMeta property={property} />}
      link={{ href: kindPath('property', property.slug), label: 'View Details' }}
    >
      <Facts
        facts={[
          { icon: 'bed', label: 'Bedrooms', value: counted(property.bedrooms, 'bedroom') },
          { icon: 'guests', label: 'Guests', value: `Sleeps ${property.maxGuests}` },
          { icon: 'pin', label: 'Where', value: addressText(property.address) },
          { icon: 'walk', label: 'Distance', value: property.distance },
        ]}
      />
      <p className={`${text.small} ${styles.onFoot}`} data-by-script>
        Within an hour on foot: {withinAnHour(property.place).text}.
      </p>
      <ChipList label="Amenities" chips={property.amenities} limit={amenitiesShown} />
      <p className={text.quiet}>
        <NightlyPrice property={property} />
      </p>
    </EntryCard>
  );
}
