import { activities } from '@/content/activities';
import type { ActivityCategory } from '@/content/types';
import { issuesAt } from '@/lib/check/issues';
import type { KindModule } from './module';

const openGround: readonly ActivityCategory[] = ['Walking', 'Photography', 'Nature'];
const byDaylight: readonly ActivityCategory[] = ['Walking', 'Water Sports'];

export const activity = {
  items: activities,
  saved: ({ rating, difficulty, duration }) => ({ rating, location: difficulty, duration }),
  note: ({ duration }) => duration,
  keywords: ({ category, difficulty }) => [category, difficulty],
  sentences: ({ tips }) => tips,
  visit: ({ category, minutes, usualHours, way, atSunrise }) => ({
    minutes: minutes[0],
    ...(usualHours && { usualHours }),
    ...(way && { startsAt: way.from, endsAt: way.to }),
    hours: openGround.includes(category) ? 'open-ground' : 'not-known',
    ...(byDaylight.includes(category) && { byDaylight: true }),
    ...(atSunrise && { atSunrise }),
  }),
  published: ['category', 'difficulty', 'minutes', 'tips', 'accessibility'],
  structuredData: () => ({ '@type': 'TouristAttraction' }),
  rules: ({ category, usualHours }, at) =>
    issuesAt(`${at} › usualHours`, {
      'is missing; write { opens, closes } as such things usually have them':
        !openGround.includes(category) && usualHours === undefined,
    }),
} as const satisfies KindModule<'activity'>;
