import { EntryCard } from '@/components/site/EntryCard/EntryCard';
import type { CardLook } from '@/components/site/ListPage/CardListPage';
import { Facts } from '@/components/ui/Facts/Facts';
import { LabelAndRating } from '@/components/site/Rating/Rating';
import type { Activity } from '@/content/types';

interface ActivityCardProps extends CardLook {
  activity: Activity;
  detailed?: boolean;
}

export function ActivityCard({ activity, detailed = false, ...card }: ActivityCardProps) {
  return (
    <EntryCard
      entry={{ kind: 'activity', item: activity }}
      headingLevel={detailed ? 2 : 3}
      meta={<LabelAndRating label={activity.category} rating={activity.rating} />}
      {...card}
    >
      <Facts
        facts={[
          { icon: 'clock', label: 'Duration', value: activity.duration },
          { icon: 'gauge', label: 'Difficulty', value: activity.difficulty },
        ]}
      />
    </EntryCard>
  );
}
