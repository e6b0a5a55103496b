import { CardListPage } from '@/components/site/ListPage/CardListPage';
import { VenueCard, venueLine } from '@/components/venues/VenueCard/VenueCard';
import { VenueFilter } from '@/components/venues/VenueFilter/VenueFilter';
import { allVenues } from '@/lib/content/queries';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('foodDrink');

export default function FoodDrinkPage() {
  return (
    <CardListPage
      name="foodDrink"
      items={allVenues()}
      before={<VenueFilter count={allVenues().length} />}
      entryOf={venueLine}
    >
      {(venue, look) => <VenueCard venue={venue} {...look} />}
    </CardListPage>
  );
}
