import { ActivityCard } from '@/components/activities/ActivityCard/ActivityCard';
import { CardListPage } from '@/components/site/ListPage/CardListPage';
import { allActivities } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('thingsToDo');

export default function ThingsToDoPage() {
  return (
    <CardListPage
      name="thingsToDo"
      items={allActivities()}
      entryOf={({ title, slug, duration }) => ({
        title,
        href: kindPath('activity', slug),
        note: duration,
      })}
    >
      {(activity, place) => <ActivityCard activity={activity} detailed {...place} />}
    </CardListPage>
  );
}
