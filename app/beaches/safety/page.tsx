import { EmergencyWords } from '@/components/safety/EmergencyWords/EmergencyWords';
import { SafetyGuide, Sources } from '@/components/safety/SafetyGuide/SafetyGuide';
import { WhereAmI } from '@/components/safety/WhereAmI/WhereAmI';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { safetySectionBySlug } from '@/lib/content/queries';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('safety');

export default function SafetyPage() {
  return (
    <NamedPage
      name="safety"
      hero={{
        before: <EmergencyWords />,
        children: <Sources sources={safetySectionBySlug('emergency').sources} />,
      }}
    >
      <SafetyGuide />
      <WhereAmI />
    </NamedPage>
  );
}
