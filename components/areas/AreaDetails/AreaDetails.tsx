import { SafetyNote } from '@/components/beaches/SafetyNote/SafetyNote';
import { DetailsPage, DetailsSection } from '@/components/details/DetailsPage/DetailsPage';
import { PointList } from '@/components/ui/PointList/PointList';
import type { Area } from '@/content/types';
import { distanceMiles, distanceText } from '@/lib/content/distance';
import { placeBySlug } from '@/lib/content/queries';
import { text } from '@/styles/text.css';

export function AreaDetails({ item: area }: { item: Area }) {
  const spot = placeBySlug(area.place);
  const village = placeBySlug('village-centre');
  const isVillage = spot.slug === village.slug;
  const miles = distanceMiles(village.coordinates, spot.coordinates);
  return (
    <DetailsPage
      entry={{ kind: 'area', item: area }}
      open="Always open"
      meta={<span className={text.imprint}>Area to explore</span>}
      facts={[
        { term: isVillage ? 'Where' : 'Start from', description: spot.name },
        ...(isVillage ? [] : [{ term: 'From the village', description: distanceText(miles) }]),
      ]}
    >
      <DetailsSection id="attractions" title="What there is to see">
        <PointList points={area.attractions} layout="words" />
        {spot.kind === 'beach' && <SafetyNote />}
      </DetailsSection>
    </DetailsPage>
  );
}
