import { CardListPage } from '@/components/site/ListPage/CardListPage';
import { VenueCard, venueLine } from '@/components/venues/VenueCard/VenueCard';
import { VenueFilter } from '@/components/venues/VenueFilter/VenueFilter';
import { metadataOf } from '@/lib/seo/metadata';
import { allOfKind } from '@/lib/kinds/entries';

export const metadata = metadataOf('foodDrink');

export default function FoodDrinkPage() {
  return (
    <CardListPage
      name="foodDrink"
      items={allOfKind('venue')}
      before={<VenueFilter count={allOfKind('venue').length} />}
      entryOf={venueLine}
    >
      {(venue, look) => <VenueCard venue={venue} {...look} />}
    </CardListPage>
  );
}
