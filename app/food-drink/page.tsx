import { CardListPage } from '@/components/site/ListPage/CardListPage';
import { VenueCard } from '@/components/venues/VenueCard/VenueCard';
import { VenueFilter } from '@/components/venues/VenueFilter/VenueFilter';
import { allVenues } from '@/lib/content/queries';
import { accessNames } from '@/lib/access';
import { openingCalendar } from '@/lib/content/transport';
import { lineOf } from '@/lib/kinds/entries';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('foodDrink');

export default function FoodDrinkPage() {
  return (
    <CardListPage
      name="foodDrink"
      items={allVenues()}
      before={
        <VenueFilter
          venues={allVenues().map(({ access, openingHours: spans }) => ({
            access: accessNames(access),
            ...(spans && { spans }),
          }))}
          calendar={openingCalendar}
        />
      }
      entryOf={(venue) => lineOf('venue', venue, venue.cuisine)}
    >
      {(venue, look) => <VenueCard venue={venue} {...look} />}
    </CardListPage>
  );
}
