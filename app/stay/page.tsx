import { PageShell } from '@/components/site/PageShell/PageShell';
import { StayFinder } from '@/components/stays/StayFinder/StayFinder';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { pages } from '@/content/pages';
import { allProperties } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { itemList } from '@/lib/seo/json-ld/item-list';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  path: routes.stay,
  seo: pages.stay.seo,
  openGraphKey: 'stay',
});

export default function StayPage() {
  const properties = allProperties();
  return (
    <PageShell
      page={pages.stay}
      path={routes.stay}
      type="CollectionPage"
      mainEntity={itemList(
        routes.stay,
        properties.map(({ name, slug }) => ({ name, path: kindPath('property', slug) })),
      )}
    >
      <PlainSection>
        <StayFinder properties={properties} />
      </PlainSection>
    </PageShell>
  );
}
