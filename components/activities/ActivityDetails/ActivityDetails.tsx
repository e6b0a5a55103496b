import { SafetyNote } from '@/components/beaches/SafetyNote/SafetyNote';
import { DetailsPage, DetailsSection } from '@/components/details/DetailsPage/DetailsPage';
import { WhileClosed } from '@/components/notices/WhileClosed/WhileClosed';
import { PointList } from '@/components/ui/PointList/PointList';
import { LabelAndRating } from '@/components/site/Rating/Rating';
import type { Activity } from '@/content/types';
import { placeBySlug } from '@/lib/content/queries';

export function ActivityDetails({ item: activity }: { item: Activity }) {
  const place = placeBySlug(activity.place);
  const isByTheSea = activity.category === 'Water Sports' || place.kind === 'beach';
  return (
    <DetailsPage
      entry={{ kind: 'activity', item: activity }}
      meta={<LabelAndRating label={activity.category} rating={activity.rating} />}
      facts={[
        { term: 'Category', description: activity.category },
        { term: 'Duration', description: activity.duration },
        { term: 'Difficulty', description: activity.difficulty },
        { term: 'Where', description: place.name },
      ]}
    >
      <DetailsSection id="tips" title="Good to know">
        <PointList points={activity.tips} />
        <WhileClosed note={activity.whileClosed} />
        {isByTheSea && <SafetyNote />}
      </DetailsSection>
      {activity.accessibility && (
        <DetailsSection id="access" title="Access">
          <p>{activity.accessibility}</p>
        </DetailsSection>
      )}
    </DetailsPage>
  );
}
