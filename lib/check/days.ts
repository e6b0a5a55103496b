import type { DayOut } from '@/content/types';
import { issuesAt, keyIssues, type Issues } from './issues';
import { itemsOfKind, slugsOf, type SiteContent } from './site-content';

/** Words that go wrong with a timetable: a day of the week, a number, the last or the first one. */
const timed =
  /\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur|week)days?|\d+\w?|few|two|three|four|five|six|afternoon|evening|hourly)\b/i;

function reasonIssues(
  reason: DayOut['reasons'][number],
  at: string,
  { transport }: SiteContent,
): Issues {
  if (typeof reason === 'string') {
    return issuesAt(at, {
      'tells of buses and of their days or number, or where dogs are welcome; write { text, facts } so that it goes with them':
        (/\bbus(?:es)?\b/i.test(reason) && timed.test(reason)) || /welcomes? dogs/i.test(reason),
    });
  }
  const known = [...slugsOf(transport.services), ...transport.dogRules.map(({ place }) => place)];
  return keyIssues(`${at} › facts`, reason.facts, known);
}

/**
 * Whether the days work on each date of their season is a unit test of the content, as that takes
 * seconds.
 */
export function dayOutIssues({ days, reasons }: DayOut, at: string, content: SiteContent): Issues {
  return [
    ...reasons.flatMap((reason, index) =>
      reasonIssues(reason, `${at} › reasons[${index}]`, content),
    ),
    ...days.flatMap(({ stops }, day) =>
      stops.flatMap(({ kind, slug }, index) =>
        keyIssues(
          `${at} › days[${day}] › stops[${index}] › ${kind}`,
          [slug],
          slugsOf(itemsOfKind(content, kind)),
        ),
      ),
    ),
  ];
}
