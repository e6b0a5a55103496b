import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import { cardsAtMost } from '@/lib/lists';
import { SelectField } from '@/components/ui/Field/Field';
import { IndexEntry } from '@/components/ui/IndexEntry/IndexEntry';
import { Picture } from '@/components/ui/Picture/Picture';
import { spots } from '@/content/spots';
import type { Property } from '@/content/types';
import {
  type Amenity,
  COMFORTS,
  amenityLabels,
  BEDROOM_CHOICES,
  filterable,
  GUEST_CHOICES,
  PROPERTY_TYPES,
  propertyTypeSlugs,
} from '@/lib/stays/filters';
import { ACCESS_NAMES } from '@/lib/access';
import { reachOnFoot } from '@/lib/content/reach';
import { kindPath } from '@/lib/kinds';
import { PropertyCard } from '../PropertyCard/PropertyCard';
import * as styles from './StayFinder.css';
import { StaySearch } from './StaySearch';

function atLeast(choices: readonly number[]) {
  return choices.map((choice) => (
    <option key={choice} value={choice}>
      {choice === 0 ? 'Any' : `${choice}+`}
    </option>
  ));
}

const amenityBoxes = (amenities: readonly Amenity[]) =>
  amenities.map((amenity) => [amenity, amenityLabels[amenity]] as const);

const boxes = [
  { legend: 'Amenities', name: 'amenity', labels: amenityBoxes(COMFORTS) },
  { legend: 'Access', name: 'amenity', labels: amenityBoxes(ACCESS_NAMES) },
  {
    legend: 'Type of stay',
    name: 'type',
    labels: PROPERTY_TYPES.map((type) => [propertyTypeSlugs[type], type] as const),
  },
];

/**
 * Cards and fields are made here, for the static HTML; the browser gets only what the filters look
 * at.
 */
export function StayFinder({ properties }: { properties: readonly Property[] }) {
  return (
    <StaySearch
      stays={properties.map((property) => ({
        slug: property.slug,
        ...filterable(property),
        onFoot: reachOnFoot(property.place).count,
      }))}
      nothing={<Picture src={spots.nothingFound} alt="" sizes="16rem" />}
      fields={
        <>
          <div className={styles.pair}>
            <SelectField id="stay-bedrooms" name="bedrooms" label="Bedrooms">
              {atLeast(BEDROOM_CHOICES)}
            </SelectField>
            <SelectField id="stay-guests" name="guests" label="Guests">
              {atLeast(GUEST_CHOICES)}
            </SelectField>
          </div>
          {boxes.map(({ legend, name, labels }) => (
            <fieldset key={legend}>
              <legend className={styles.legend}>{legend}</legend>
              <div className={styles.boxes}>
                {labels.map(([value, label]) => (
                  <Checkbox key={value} name={name} value={value} label={label} />
                ))}
              </div>
            </fieldset>
          ))}
          <SelectField id="stay-order" name="order" label="Order">
            <option value="0">As listed</option>
            <option value="on-foot">Most within an hour on foot</option>
          </SelectField>
        </>
      }
    >
      {properties.map((property, index) =>
        index < cardsAtMost ? (
          <PropertyCard
            key={property.slug}
            property={property}
            onFoot={reachOnFoot(property.place).text}
            sizes="(min-width: 64rem) 34vw, (min-width: 44rem) 46vw, 92vw"
          />
        ) : (
          <IndexEntry
            key={property.slug}
            href={kindPath('property', property.slug)}
            title={property.name}
            note={`£${property.pricePerNight} a night`}
          />
        ),
      )}
    </StaySearch>
  );
}
