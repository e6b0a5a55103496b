import { AskBox } from '@/components/forecast/AskBox';
import { LegalText } from '@/components/legal/LegalText/LegalText';
import { ClearData } from '@/components/legal/ClearData/ClearData';
import { LinkedSites, ThirdParties } from '@/components/legal/ThirdParties/ThirdParties';
import { PageShell } from '@/components/site/PageShell/PageShell';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { privacy } from '@/content/legal';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';
import { formatDate } from '@/lib/time/words';

export const metadata = metadataOf('privacy');

export default function PrivacyPage() {
  return (
    <PageShell page={pages.privacy} path={routes.privacy} type="WebPage">
      <PlainSection>
        <LegalText
          sections={privacy}
          changed={formatDate(pages.privacy.updated)}
          extras={{
            others: (
              <>
                <ThirdParties />
                <AskBox />
              </>
            ),
            links: <LinkedSites />,
            clear: <ClearData />,
          }}
        />
      </PlainSection>
    </PageShell>
  );
}
