import { daysOut } from '@/content/days';
import type { Link } from '@/content/types';
import { allOfKind, type Entry, entryPath } from '@/lib/kinds/entries';
import { pointOfPlace } from '@/lib/content/transport';
import { kindPath } from '@/lib/kinds';
import { dayOutPath, routes } from '@/lib/routes';

type Step = Required<Link>;

const ofKind: Readonly<Partial<Record<Entry['kind'], Step>>> = {
  beach: { label: 'Its tide hours', href: routes.tides },
  venue: { label: 'Open now', href: routes.today },
  property: { label: 'Plan my days', href: routes.plannerDays },
  event: { label: 'Event calendar', href: routes.calendar },
};

export function nextStepsOf({ kind, item }: Entry): readonly Step[] {
  const dayOut = daysOut.find(({ days }) =>
    days.some(({ stops }) => stops.some((stop) => stop.kind === kind && stop.slug === item.slug)),
  );
  const point = pointOfPlace(item.place);
  const walk = allOfKind('walk').find(
    ({ route, slug }) => route.some((at) => at === point) && slug !== item.slug,
  );
  return [
    ...(ofKind[kind] ? [ofKind[kind]] : []),
    ...(dayOut ? [{ label: `Day out: ${dayOut.title}`, href: dayOutPath(dayOut.slug) }] : []),
    ...(walk ? [{ label: `Walk: ${walk.title}`, href: kindPath('walk', walk.slug) }] : []),
    { label: 'How to get there', href: `${entryPath({ kind, item } as Entry)}#getting-there` },
  ];
}
