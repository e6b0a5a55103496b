import { EmergencyWords } from '@/components/safety/EmergencyWords/EmergencyWords';
import { SafetyGuide } from '@/components/safety/SafetyGuide/SafetyGuide';
import { Sources } from '@/components/safety/Sources/Sources';
import { WhereAmI } from '@/components/safety/WhereAmI/WhereAmI';
import { PageShell } from '@/components/site/PageShell/PageShell';
import { pages } from '@/content/pages';
import { safetySectionBySlug } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('safety');

export default function SafetyPage() {
  return (
    <PageShell
      page={pages.safety}
      path={routes.safety}
      type="WebPage"
      heroBefore={<EmergencyWords />}
      heroChildren={<Sources sources={safetySectionBySlug('emergency').sources} />}
    >
      <SafetyGuide />
      <WhereAmI />
    </PageShell>
  );
}
