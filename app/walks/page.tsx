import { PageShell } from '@/components/site/PageShell/PageShell';
import { WalkCard } from '@/components/walks/WalkCard/WalkCard';
import { CardGrid } from '@/components/ui/CardGrid/CardGrid';
import { inLead } from '@/components/ui/CardGrid/in-lead';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { pages } from '@/content/pages';
import { allWalks } from '@/lib/content/queries';
import { walkLength } from '@/lib/content/walks';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { itemList } from '@/lib/seo/json-ld/item-list';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  path: routes.walks,
  seo: pages.walks.seo,
  openGraphKey: 'walks',
});

export default function WalksPage() {
  const walks = allWalks();
  return (
    <PageShell
      page={pages.walks}
      path={routes.walks}
      type="CollectionPage"
      mainEntity={itemList(
        routes.walks,
        walks.map(({ title, slug }) => ({ name: title, path: kindPath('walk', slug) })),
      )}
    >
      <PlainSection>
        <CardGrid
          items={walks}
          keyOf={({ slug }) => slug}
          layout="lead"
          entryOf={(walk) => ({
            title: walk.title,
            href: kindPath('walk', walk.slug),
            note: walkLength(walk),
          })}
        >
          {(walk, index) => <WalkCard walk={walk} {...inLead(index)} />}
        </CardGrid>
      </PlainSection>
    </PageShell>
  );
}
