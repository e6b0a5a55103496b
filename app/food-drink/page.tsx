import { CardListPage } from '@/components/site/ListPage/CardListPage';
import { AccessFilter } from '@/components/venues/AccessFilter/AccessFilter';
import { VenueCard } from '@/components/venues/VenueCard/VenueCard';
import { allVenues } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('foodDrink');

export default function FoodDrinkPage() {
  return (
    <CardListPage
      name="foodDrink"
      items={allVenues()}
      before={<AccessFilter />}
      entryOf={({ name, slug, cuisine }) => ({
        title: name,
        href: kindPath('venue', slug),
        note: cuisine,
      })}
    >
      {(venue, place) => <VenueCard venue={venue} {...place} />}
    </CardListPage>
  );
}
