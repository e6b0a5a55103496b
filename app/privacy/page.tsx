import { AskBox } from '@/components/forecast/AskBox';
import { ClearData } from '@/components/legal/ClearData/ClearData';
import { LegalPage } from '@/components/legal/LegalPage/LegalPage';
import { LinkedSites, ThirdParties } from '@/components/legal/ThirdParties';
import { privacy } from '@/content/legal';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('privacy');

export default function PrivacyPage() {
  return (
    <LegalPage
      name="privacy"
      sections={privacy}
      extras={{
        others: [<ThirdParties key="services" />, <AskBox key="forecast" />],
        links: <LinkedSites />,
        clear: <ClearData />,
      }}
    />
  );
}
