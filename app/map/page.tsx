import { BayMap } from '@/components/map/BayMap/BayMap';
import { PageShell } from '@/components/site/PageShell/PageShell';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  path: routes.map,
  seo: pages.map.seo,
  openGraphKey: 'map',
});

export default function MapPage() {
  return (
    <PageShell page={pages.map} path={routes.map} type="WebPage">
      <PlainSection>
        <BayMap />
      </PlainSection>
    </PageShell>
  );
}
