import { BeachSection } from '@/components/beaches/BeachSection/BeachSection';
import { aboveList, list } from '@/components/beaches/BeachSection/BeachSection.css';
import { SafetyPanel } from '@/components/beaches/SafetyPanel/SafetyPanel';
import { TravelNotice } from '@/components/notices/TravelNotice/TravelNotice';
import { PageShell } from '@/components/site/PageShell/PageShell';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { pages } from '@/content/pages';
import { allBeaches, noticesAt } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { itemList } from '@/lib/seo/json-ld/item-list';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  path: routes.beaches,
  seo: pages.beaches.seo,
  openGraphKey: 'beaches',
});

export default function BeachesPage() {
  const beaches = allBeaches();
  return (
    <PageShell
      page={pages.beaches}
      path={routes.beaches}
      type="CollectionPage"
      mainEntity={itemList(
        routes.beaches,
        beaches.map(({ name, slug }) => ({ name, path: kindPath('beach', slug) })),
      )}
    >
      <PlainSection>
        {noticesAt(...beaches.map(({ place }) => place)).map((notice) => (
          <div key={notice.slug} className={aboveList}>
            <TravelNotice notice={notice} />
          </div>
        ))}
        <ul className={list} data-reveal-group="beaches">
          {beaches.map((beach) => (
            <BeachSection key={beach.slug} beach={beach} />
          ))}
        </ul>
      </PlainSection>
      <SafetyPanel />
    </PageShell>
  );
}
