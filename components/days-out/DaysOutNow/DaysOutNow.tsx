import { CardGrid } from '@/components/ui/CardGrid/CardGrid';
import { daysOutThroughTheYear } from '@/lib/days-out/days-out';
import { builtAt } from '@/lib/time/london';
import { DayOutCard } from '../DayOutCard/DayOutCard';
import { RunningFirst } from './RunningFirst';

interface DaysOutNowProps {
  /** As many as are shown. */
  slugs: readonly string[];
  swiped: string;
  sizes: string;
}

/** Ready-made days whose season it is, those named first. */
export function DaysOutNow({ slugs, swiped, sizes }: DaysOutNowProps) {
  const daysOut = daysOutThroughTheYear(slugs);
  const seasons = daysOut.map(({ season }) => season);
  return (
    <CardGrid
      items={daysOut}
      swiped={swiped}
      arrange={(cells) => (
        <RunningFirst seasons={seasons} most={slugs.length} built={builtAt()}>
          {cells}
        </RunningFirst>
      )}
    >
      {(dayOut) => <DayOutCard dayOut={dayOut} sizes={sizes} />}
    </CardGrid>
  );
}
