import { LegalText } from '@/components/legal/LegalText/LegalText';
import { PageShell } from '@/components/site/PageShell/PageShell';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { accessibility } from '@/content/legal';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';
import { formatDate } from '@/lib/time/words';

export const metadata = metadataOf('accessibility');

export default function AccessibilityPage() {
  return (
    <PageShell page={pages.accessibility} path={routes.accessibility} type="WebPage">
      <PlainSection>
        <LegalText
          sections={accessibility}
          changed={formatDate(pages.accessibility.updated)}
          extras={{
            'tell-us': (
              <ButtonLink href={routes.contact} variant="secondary">
                Write to us
              </ButtonLink>
            ),
          }}
        />
      </PlainSection>
    </PageShell>
  );
}
