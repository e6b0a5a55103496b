import { BayMap } from '@/components/map/BayMap/BayMap';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  path: routes.map,
  seo: pages.map.seo,
  openGraphKey: 'map',
});

export default function MapPage() {
  return <BayMap />;
}
