import { SaveStops } from '@/components/saved/SaveButton/SaveButton';
import { Card } from '@/components/ui/Card/Card';
import type { CardLook } from '@/components/site/ListPage/CardListPage';
import { Facts } from '@/components/ui/Facts/Facts';
import type { DayOut } from '@/content/types';
import { seasonWords } from '@/lib/days-out/days-out';
import { heartDraft } from '@/lib/kinds/draft';
import { type Entry, entryName, stopEntry } from '@/lib/kinds/entries';
import { dayOutPath } from '@/lib/routes';
import { text } from '@/styles/text.css';

function stopsOf({ days }: DayOut): readonly Entry[] {
  const entries = days.flatMap(({ stops }) => stops.map(stopEntry));
  return [...new Map(entries.map((entry) => [entryName(entry), entry])).values()];
}

export function DayOutCard({ dayOut, ...card }: { dayOut: DayOut } & CardLook) {
  const stops = stopsOf(dayOut);
  return (
    <Card
      title={dayOut.title}
      image={dayOut.image}
      corner={<SaveStops title={dayOut.title} stops={stops.map(heartDraft)} />}
      {...card}
      meta={<span className={text.imprint}>{dayOut.suits}</span>}
      description={dayOut.summary}
      link={{ href: dayOutPath(dayOut.slug), label: 'See the plan' }}
    >
      <Facts
        layout="column"
        facts={[
          { icon: 'pin', label: 'Stops', value: stops.map(entryName).join('\u00a0· ') },
          { icon: 'calendar', label: 'When', value: seasonWords(dayOut) },
        ]}
      />
    </Card>
  );
}
