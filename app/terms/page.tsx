import { LegalText } from '@/components/legal/LegalText/LegalText';
import { PageShell } from '@/components/site/PageShell/PageShell';
import { Link } from '@/components/ui/Link/Link';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { terms } from '@/content/legal';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';
import { formatDate } from '@/lib/time/words';

/** Below the credits. */
const licencesLink = 'The software and the typefaces in this guide, and their licences';

export const metadata = metadataOf('terms');

export default function TermsPage() {
  return (
    <PageShell page={pages.terms} path={routes.terms} type="WebPage">
      <PlainSection>
        <LegalText
          sections={terms}
          extras={{
            credits: (
              <p>
                <Link href={routes.licences}>{licencesLink}</Link>
              </p>
            ),
          }}
          changed={formatDate(pages.terms.updated)}
        />
      </PlainSection>
    </PageShell>
  );
}
