import { PageShell } from '@/components/site/PageShell/PageShell';
import { CardGrid } from '@/components/ui/CardGrid/CardGrid';
import { inLead } from '@/components/ui/CardGrid/in-lead';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { VenueCard } from '@/components/venues/VenueCard/VenueCard';
import { pages } from '@/content/pages';
import { allVenues } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { itemList } from '@/lib/seo/json-ld/item-list';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  path: routes.foodDrink,
  seo: pages.foodDrink.seo,
  openGraphKey: 'foodDrink',
});

export default function FoodDrinkPage() {
  const venues = allVenues();
  return (
    <PageShell
      page={pages.foodDrink}
      path={routes.foodDrink}
      type="CollectionPage"
      mainEntity={itemList(
        routes.foodDrink,
        venues.map(({ name, slug }) => ({ name, path: kindPath('venue', slug) })),
      )}
    >
      <PlainSection>
        <CardGrid
          items={venues}
          keyOf={({ slug }) => slug}
          layout="lead"
          entryOf={({ name, slug, cuisine }) => ({
            title: name,
            href: kindPath('venue', slug),
            note: cuisine,
          })}
        >
          {(venue, index) => (
            <VenueCard venue={venue} headingLevel={2} words="description" {...inLead(index)} />
          )}
        </CardGrid>
      </PlainSection>
    </PageShell>
  );
}
