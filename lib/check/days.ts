import type { DayOut, DayOutStop } from '@/content/types';
import { issuesAt, placeIssues, type Issues } from './issues';
import { nearestHint } from './nearest-name';
import type { SiteContent } from './site-content';

function stopIssues({ kind, slug }: DayOutStop, at: string, content: SiteContent): Issues {
  const { activities, walks, areas, beaches, venues } = content;
  const items = { activity: activities, walk: walks, area: areas, beach: beaches, venue: venues };
  const known = items[kind].map((item) => item.slug);
  return issuesAt(`${at} › slug`, {
    [`there is no ${kind} "${slug}"${nearestHint(slug, known)}; write one that is there`]:
      !known.includes(slug),
  });
}

/**
 * What the ready-made days name must be there. Whether they work on each date of their season is a
 * unit test of the content, as that takes seconds.
 */
export function dayOutIssues({ base, days }: DayOut, at: string, content: SiteContent): Issues {
  return [
    ...placeIssues(`${at} › base`, [base], content),
    ...days.flatMap(({ stops }, day) =>
      stops.flatMap((stop, index) =>
        stopIssues(stop, `${at} › days[${day}] › stops[${index}]`, content),
      ),
    ),
  ];
}
