import { FoldSteps } from '@/components/pocket/FoldSteps/FoldSteps';
import { PocketGuide } from '@/components/pocket/PocketGuide/PocketGuide';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { Link } from '@/components/ui/Link/Link';
import { PlainSection, Section } from '@/components/ui/Section/Section';
import { pocket } from '@/content/pocket';
import { imageUrl } from '@/lib/images/images';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';
import { text } from '@/styles/text.css';

export const metadata = metadataOf('pocketGuide', 'planner');

export default function PocketGuidePage() {
  return (
    <NamedPage name="pocketGuide">
      <PlainSection>
        <p className={text.lead}>
          Made from <Link href={routes.plannerDays}>your days</Link>, or from{' '}
          <Link href={routes.planner}>what you’ve saved</Link>.
        </p>
        <PocketGuide poster={imageUrl(pocket.poster.src)} />
        <noscript>
          <p className={text.lead}>
            The pocket guide needs JavaScript: your plan is only in your browser.
          </p>
        </noscript>
      </PlainSection>
      <Section id="fold" title={pocket.fold.title} ground="sunken">
        <FoldSteps />
      </Section>
    </NamedPage>
  );
}
