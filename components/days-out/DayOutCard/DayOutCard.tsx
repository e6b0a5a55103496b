import { Card } from '@/components/ui/Card/Card';
import type { CardLayout } from '@/components/ui/Card/Card.css';
import { Facts } from '@/components/ui/Facts/Facts';
import type { DayOut } from '@/content/types';
import { seasonWords, stopEntry } from '@/lib/days/days-out';
import { entryName } from '@/lib/kinds/entries';
import { dayOutPath } from '@/lib/routes';
import { text } from '@/styles/text.css';

function stopsOf({ days }: DayOut): string {
  const names = days.flatMap(({ stops }) => stops.map((stop) => entryName(stopEntry(stop))));
  return [...new Set(names)].join('\u00a0· ');
}

interface DayOutCardProps {
  dayOut: DayOut;
  headingLevel?: 2 | 3;
  layout?: CardLayout;
  sizes: string;
}

export function DayOutCard({ dayOut, headingLevel = 2, ...card }: DayOutCardProps) {
  return (
    <Card
      title={dayOut.title}
      headingLevel={headingLevel}
      image={dayOut.image}
      {...card}
      meta={<span className={text.imprint}>{dayOut.suits}</span>}
      description={dayOut.summary}
      link={{ href: dayOutPath(dayOut.slug), label: 'See the plan' }}
    >
      <Facts
        layout="column"
        facts={[
          { icon: 'pin', label: 'Stops', value: stopsOf(dayOut) },
          ...(headingLevel === 2
            ? [{ icon: 'calendar', label: 'When', value: seasonWords(dayOut) } as const]
            : []),
        ]}
      />
    </Card>
  );
}
