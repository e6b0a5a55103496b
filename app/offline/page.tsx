import { KeptPages } from '@/components/offline/KeptPages/KeptPages';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { PlainSection } from '@/components/ui/Section/Section';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('offline');

/**
 * Shown by the service worker in the place of a page that is not on the device. Its links load
 * whole pages: there is no data for soft navigations without a network.
 */
export default function OfflinePage() {
  return (
    <NamedPage name="offline">
      <PlainSection>
        <KeptPages />
      </PlainSection>
    </NamedPage>
  );
}
