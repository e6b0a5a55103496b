import type { Walk } from '@/content/types';
import { walks } from '@/content/walks';
import { issuesAt, pairOf } from '@/lib/check/issues';
import {
  walkDuration,
  walkLength,
  walkMinutes,
  walkPoints,
  walkRide,
  walkToilets,
} from '@/lib/content/walks';
import type { ThingFacts } from '@/lib/days/facts';
import type { KindModule } from './module';

function endsOf(item: Walk): Partial<ThingFacts> {
  const places = walkPoints(item).map((point) => point.places?.[0]);
  const isOneWay = walkRide(item) !== undefined;
  const [startsAt, endsAt] = [places[0], places.at(isOneWay ? -1 : 0)];
  return {
    ...(startsAt && { startsAt }),
    ...(endsAt && { endsAt }),
    ...(isOneWay && { backByBus: true }),
    along: places.flatMap((place) => place ?? []),
  };
}

export const walk = {
  items: walks,
  saved: (item) => ({ location: item.difficulty, duration: walkDuration(item) }),
  note: walkLength,
  keywords: ({ difficulty }) => [difficulty, 'Walking', 'Coast path', 'GPX'],
  sentences: (item) => [`Dogs: ${item.dogs}`, `Toilets: ${walkToilets(item)}`, ...item.cautions],
  visit: (item) => ({
    byDaylight: true,
    onFoot: true,
    minutes: walkMinutes(item) ?? 120,
    ...endsOf(item),
  }),
  published: [
    'difficulty',
    'route',
    'wayBack',
    'steep',
    'dogs',
    'refreshments',
    'cautions',
    'published',
  ],
  structuredData: () => ({ '@type': 'TouristAttraction' }),
  rules: ({ route, published }, at, content) => {
    const pairs = content.transport.legs.map(pairOf);
    const steps = route.slice(1).map((to, index) => ({ from: route[index] ?? to, to }));
    return steps.flatMap((step) =>
      issuesAt(`${at} › route`, {
        [`no leg of content/transport/legs.ts joins "${step.from}" and "${step.to}"; add the points between, or give the length that its publisher says as published`]:
          published === undefined && !pairs.includes(pairOf(step)),
      }),
    );
  },
} as const satisfies KindModule<'walk'>;
