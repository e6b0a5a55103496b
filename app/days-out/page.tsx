import { DayOutCard } from '@/components/days-out/DayOutCard/DayOutCard';
import { CardListPage } from '@/components/site/ListPage/CardListPage';
import { daysOut } from '@/content/days';
import { dayOutPath } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';
import { text } from '@/styles/text.css';

export const metadata = metadataOf('daysOut');

export default function DaysOutPage() {
  return (
    <CardListPage
      name="daysOut"
      items={daysOut}
      entryOf={({ title, slug, suits }) => ({ title, href: dayOutPath(slug), note: suits })}
      before={daysOut.length === 0 && <p className={text.lead}>There are no suggested days yet.</p>}
    >
      {(dayOut, look) => <DayOutCard dayOut={dayOut} {...look} />}
    </CardListPage>
  );
}
