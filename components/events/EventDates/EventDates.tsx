import type { Event } from '@/content/types';
import { dateWords } from '@/lib/events/rounds';
import { builtAt } from '@/lib/time/built';
import { ScheduledText } from '../ScheduledText/ScheduledText';

/** When an event is; once that is over, when it was, and what is known of the next time. */
export function EventDates({ event }: { event: Event }) {
  const { stages, afterwards } = dateWords(event);
  return (
    <ScheduledText
      stages={stages.map(({ until, words }) => ({ until, shown: words }))}
      after={afterwards}
      built={builtAt()}
    />
  );
}
