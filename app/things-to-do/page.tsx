import { ActivityCard } from '@/components/activities/ActivityCard/ActivityCard';
import { CardListPage } from '@/components/site/ListPage/CardListPage';
import { allOfKind, lineOf } from '@/lib/kinds/entries';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('thingsToDo');

export default function ThingsToDoPage() {
  return (
    <CardListPage
      name="thingsToDo"
      items={allOfKind('activity')}
      entryOf={(activity) => lineOf('activity', activity)}
    >
      {(activity, look) => <ActivityCard activity={activity} {...look} />}
    </CardListPage>
  );
}
