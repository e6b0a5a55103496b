import { cardsAtMost } from '@/lib/lists';
import { IndexEntry } from '@/components/ui/IndexEntry/IndexEntry';
import { Picture } from '@/components/ui/Picture/Picture';
import { spots } from '@/content/spots';
import type { Property } from '@/content/types';
import { filterable } from '@/lib/stays/filters';
import { withinAnHour } from '@/lib/kinds/within-an-hour';
import { lineOf } from '@/lib/kinds/entries';
import { routes } from '@/lib/routes';
import { PropertyCard } from '../PropertyCard/PropertyCard';
import { StaySearch } from './StaySearch';

/** Cards are made here, for the static HTML; the browser gets only what the filters look at. */
export function StayFinder({ properties }: { properties: readonly Property[] }) {
  return (
    <StaySearch
      stays={properties.map((property) => ({
        slug: property.slug,
        ...filterable(property),
        onFoot: withinAnHour(property.place).count,
      }))}
      mapPath={routes.map}
      nothing={<Picture src={spots.nothingFound} alt="" sizes="16rem" />}
    >
      {properties.map((property, index) =>
        index < cardsAtMost ? (
          <PropertyCard key={property.slug} property={property} />
        ) : (
          <IndexEntry key={property.slug} {...lineOf('property', property)} />
        ),
      )}
    </StaySearch>
  );
}
