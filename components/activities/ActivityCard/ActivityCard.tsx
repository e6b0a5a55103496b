import { EntryCard } from '@/components/site/EntryCard/EntryCard';
import type { CardLook } from '@/components/site/ListPage/CardListPage';
import { Facts } from '@/components/ui/Facts/Facts';
import { LabelAndRating } from '@/components/site/Rating/Rating';
import type { Activity } from '@/content/types';

export function ActivityCard({ activity, ...card }: { activity: Activity } & CardLook) {
  return (
    <EntryCard
      entry={{ kind: 'activity', item: activity }}
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
