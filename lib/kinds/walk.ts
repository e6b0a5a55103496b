import type { Walk } from '@/content/types';
import { walks } from '@/content/walks';
import { issuesAt, pairOf } from '@/lib/check/issues';
import { siteTransport } from '@/lib/content/transport';
import { walkDuration, walkLength, walkMinutes, walkToilets } from '@/lib/content/walks';
import type { ThingFacts } from '@/lib/days/facts';
import type { KindModule } from './module';

function endsOf({ route, wayBack }: Walk): Partial<ThingFacts> {
  const placeAt = (slug: string | undefined): string | undefined =>
    siteTransport.points.find((point) => point.slug === slug)?.places?.[0];
  const isOneWay = wayBack === 'bus' || wayBack === 'bus-first';
  const [startsAt, endsAt] = [placeAt(route[0]), placeAt(isOneWay ? route.at(-1) : route[0])];
  const along = route.flatMap((slug) => placeAt(slug) ?? []);
  return {
    ...(startsAt && { startsAt }),
    ...(endsAt && { endsAt }),
    ...(isOneWay && { backByBus: true }),
    along,
  };
}

export const walk = {
  items: walks,
  saved: (item) => ({ location: item.difficulty, duration: walkDuration(item) }),
  note: walkLength,
  keywords: ({ difficulty }) => [difficulty, 'Walking', 'Coast path', 'GPX'],
  sentences: (item) => [`Dogs: ${item.dogs}`, `Toilets: ${walkToilets(item)}`, ...item.cautions],
  visit: (item) => ({ byDaylight: true, minutes: walkMinutes(item) ?? 120, ...endsOf(item) }),
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
