import { BeachSection } from '@/components/beaches/BeachSection/BeachSection';
import { SafetyPanel } from '@/components/beaches/SafetyPanel/SafetyPanel';
import { TravelNotice } from '@/components/notices/TravelNotice/TravelNotice';
import { ListPage } from '@/components/site/ListPage/ListPage';
import { SourceFold } from '@/components/trust/SourceFold/SourceFold';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { allBeaches, noticesAt } from '@/lib/content/queries';
import { sourcesOfItems } from '@/lib/content/page-sources';
import { namesAndPaths } from '@/lib/kinds/entries';
import { metadataOf } from '@/lib/seo/metadata';
import { spaceBelow, stack } from '@/styles/layout.css';

export const metadata = metadataOf('beaches');

export default function BeachesPage() {
  const beaches = allBeaches();
  return (
    <ListPage name="beaches" entries={namesAndPaths('beach', beaches)}>
      <PlainSection>
        {noticesAt(...beaches.map(({ place }) => place)).map((notice) => (
          <div key={notice.slug} className={spaceBelow.xxl}>
            <TravelNotice notice={notice} />
          </div>
        ))}
        <ul className={stack.section} data-reveal-group="beaches">
          {beaches.map((beach) => (
            <BeachSection key={beach.slug} beach={beach} />
          ))}
        </ul>
        <SourceFold sources={sourcesOfItems(beaches)} />
      </PlainSection>
      <SafetyPanel />
    </ListPage>
  );
}
