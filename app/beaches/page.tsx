import { BeachTable } from '@/components/beaches/BeachTable/BeachTable';
import { BeachSection } from '@/components/beaches/BeachSection/BeachSection';
import { SafetyPanel } from '@/components/beaches/SafetyPanel/SafetyPanel';
import { NoticeLines } from '@/components/notices/TravelNotice/TravelNotice';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { SourceFold } from '@/components/trust/SourceLine/SourceLine';
import { FoldOnPhone } from '@/components/ui/FoldOnPhone/FoldOnPhone';
import { PlainSection } from '@/components/ui/Section/Section';
import { sourcesOfItems } from '@/lib/content/page-sources';
import { allOfKind, lineOf } from '@/lib/kinds/entries';
import { metadataOf } from '@/lib/seo/metadata';
import { stack } from '@/styles/layout.css';

export const metadata = metadataOf('beaches');

export default function BeachesPage() {
  const beaches = allOfKind('beach');
  return (
    <NamedPage name="beaches" list={beaches.map((beach) => lineOf('beach', beach))}>
      <PlainSection>
        <NoticeLines />
        <div className={stack.l}>
          <FoldOnPhone title="Compare the beaches">
            <BeachTable beaches={beaches} />
          </FoldOnPhone>
          <ul className={stack.section} data-reveal-group="beaches">
            {beaches.map((beach) => (
              <BeachSection key={beach.slug} beach={beach} />
            ))}
          </ul>
        </div>
        <SourceFold sources={sourcesOfItems(beaches)} />
      </PlainSection>
      <SafetyPanel />
    </NamedPage>
  );
}
