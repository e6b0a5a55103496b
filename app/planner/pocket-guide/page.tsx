import { FoldSteps } from '@/components/pocket/FoldSteps/FoldSteps';
import { PocketGuide } from '@/components/pocket/PocketGuide/PocketGuide';
import { PageShell } from '@/components/site/PageShell/PageShell';
import { Link } from '@/components/ui/Link/Link';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { Section } from '@/components/ui/Section/Section';
import { pages } from '@/content/pages';
import { pocket } from '@/content/pocket';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';
import { text } from '@/styles/text.css';

export const metadata = metadataOf('pocketGuide', { openGraphKey: 'planner', noindex: true });

export default function PocketGuidePage() {
  return (
    <PageShell page={pages.pocketGuide} path={routes.pocketGuide} type="WebPage">
      <PlainSection>
        <p className={text.lead}>
          It is made here, on your device, of <Link href={routes.plannerDays}>your days</Link>;
          where you have planned none, of <Link href={routes.planner}>what you have saved</Link>.
        </p>
        <PocketGuide />
        <noscript>
          <p className={text.lead}>
            Making the guide needs JavaScript, because your plan lives in your browser and nowhere
            else.
          </p>
        </noscript>
      </PlainSection>
      <Section id="fold" title={pocket.fold.title} ground="sunken">
        <FoldSteps />
      </Section>
    </PageShell>
  );
}
