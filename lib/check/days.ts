import type { DayOut } from '@/content/types';
import { keyIssues, type Issues } from './issues';
import { itemsOfKind, slugsOf, type SiteContent } from './site-content';

/**
 * Whether the days work on each date of their season is a unit test of the content, as that takes
 * seconds.
 */
export function dayOutIssues({ days, reasons }: DayOut, at: string, content: SiteContent): Issues {
  const { services, dogRules } = content.transport;
  const facts = [...slugsOf(services), ...dogRules.map(({ place }) => place)];
  return [
    ...reasons.flatMap((reason, index) =>
      typeof reason === 'string'
        ? []
        : keyIssues(`${at} › reasons[${index}] › facts`, reason.facts, facts),
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
