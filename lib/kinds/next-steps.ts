import { daysOut } from '@/content/days';
import { kindSteps } from '@/content/navigation';
import type { Link } from '@/content/types';
import { allOfKind, type Entry, entryPath } from '@/lib/kinds/entries';
import { pointOfPlace } from '@/lib/content/transport';
import { kindPath } from '@/lib/kinds';
import { dayOutPath } from '@/lib/routes';

export function nextStepsOf({ kind, item }: Entry): readonly Required<Link>[] {
  const dayOut = daysOut.find(({ days }) =>
    days.some(({ stops }) => stops.some((stop) => stop.kind === kind && stop.slug === item.slug)),
  );
  const point = pointOfPlace(item.place);
  const walk = allOfKind('walk').find(
    ({ route, slug }) => route.some((at) => at === point) && slug !== item.slug,
  );
  return [
    ...(kindSteps[kind] ? [kindSteps[kind]] : []),
    ...(dayOut ? [{ label: `Day out: ${dayOut.title}`, href: dayOutPath(dayOut.slug) }] : []),
    ...(walk ? [{ label: `Walk: ${walk.title}`, href: kindPath('walk', walk.slug) }] : []),
    { label: 'How to get there', href: `${entryPath({ kind, item } as Entry)}#getting-there` },
  ];
}
