import type { Event } from '@/content/types';
import { dateWords, usualText } from '@/lib/events/rounds';
import { builtAt } from '@/lib/time/built';
import { ScheduledText } from '../ScheduledText/ScheduledText';

/** When an event is; once that is over, when it usually is, and on its own page when it was. */
export function EventDates({ event, brief = false }: { event: Event; brief?: boolean }) {
  const { stages, afterwards } = dateWords(event);
  return (
    <ScheduledText
      stages={stages.map(({ until, words }) => ({ until, shown: words }))}
      after={brief ? usualText(event) : afterwards}
      built={builtAt()}
    />
  );
}
