import { ActivityCard } from '@/components/activities/ActivityCard/ActivityCard';
import { PageShell } from '@/components/site/PageShell/PageShell';
import { CardGrid } from '@/components/ui/CardGrid/CardGrid';
import { inLead } from '@/components/ui/CardGrid/in-lead';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { pages } from '@/content/pages';
import { allActivities } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { itemList } from '@/lib/seo/json-ld/item-list';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  path: routes.thingsToDo,
  seo: pages.thingsToDo.seo,
  openGraphKey: 'thingsToDo',
});

export default function ThingsToDoPage() {
  const activities = allActivities();
  return (
    <PageShell
      page={pages.thingsToDo}
      path={routes.thingsToDo}
      type="CollectionPage"
      mainEntity={itemList(
        routes.thingsToDo,
        activities.map(({ title, slug }) => ({ name: title, path: kindPath('activity', slug) })),
      )}
    >
      <PlainSection>
        <CardGrid
          items={activities}
          keyOf={({ slug }) => slug}
          layout="lead"
          entryOf={({ title, slug, duration }) => ({
            title,
            href: kindPath('activity', slug),
            note: duration,
          })}
        >
          {(activity, index) => (
            <ActivityCard
              activity={activity}
              headingLevel={2}
              words="description"
              {...inLead(index)}
            />
          )}
        </CardGrid>
      </PlainSection>
    </PageShell>
  );
}
