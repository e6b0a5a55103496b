import { BayMap } from '@/components/map/BayMap/BayMap';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('map');

export default function MapPage() {
  return <BayMap />;
}
