import { DayOutCard } from '@/components/days-out/DayOutCard/DayOutCard';
import { PageShell } from '@/components/site/PageShell/PageShell';
import { CardGrid } from '@/components/ui/CardGrid/CardGrid';
import { inLead } from '@/components/ui/CardGrid/in-lead';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { pages } from '@/content/pages';
import { allDaysOut } from '@/lib/content/days-out';
import { dayOutPath, routes } from '@/lib/routes';
import { itemList } from '@/lib/seo/json-ld/item-list';
import { pageMetadata } from '@/lib/seo/metadata';
import { text } from '@/styles/text.css';

export const metadata = pageMetadata({
  path: routes.daysOut,
  seo: pages.daysOut.seo,
  openGraphKey: 'daysOut',
});

export default function DaysOutPage() {
  const daysOut = allDaysOut();
  return (
    <PageShell
      page={pages.daysOut}
      path={routes.daysOut}
      type="CollectionPage"
      mainEntity={itemList(
        routes.daysOut,
        daysOut.map(({ title, slug }) => ({ name: title, path: dayOutPath(slug) })),
      )}
    >
      <PlainSection>
        {daysOut.length === 0 && <p className={text.lead}>Nobody has proposed a day here yet.</p>}
        <CardGrid
          items={daysOut}
          keyOf={({ slug }) => slug}
          layout="lead"
          entryOf={({ title, slug, suits }) => ({ title, href: dayOutPath(slug), note: suits })}
        >
          {(dayOut, index) => <DayOutCard dayOut={dayOut} {...inLead(index)} />}
        </CardGrid>
      </PlainSection>
    </PageShell>
  );
}
