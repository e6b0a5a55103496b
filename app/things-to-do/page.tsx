import { ActivityCard } from '@/components/activities/ActivityCard/ActivityCard';
import { CardListPage } from '@/components/site/ListPage/CardListPage';
import { allActivities } from '@/lib/content/queries';
import { lineOf } from '@/lib/kinds/entries';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('thingsToDo');

export default function ThingsToDoPage() {
  return (
    <CardListPage
      name="thingsToDo"
      items={allActivities()}
      entryOf={(activity) => lineOf('activity', activity)}
    >
      {(activity, look) => <ActivityCard activity={activity} detailed {...look} />}
    </CardListPage>
  );
}
