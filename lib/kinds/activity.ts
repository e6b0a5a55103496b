import { activities } from '@/content/activities';
import type { ActivityCategory } from '@/content/types';
import type { KindModule } from './module';

const byDaylight: readonly ActivityCategory[] = ['Walking', 'Water Sports'];

export const activity = {
  items: activities,
  saved: ({ rating, difficulty, duration }) => ({ rating, location: difficulty, duration }),
  note: ({ duration }) => duration,
  keywords: ({ category, difficulty }) => [category, difficulty],
  sentences: ({ tips }) => tips,
  visit: ({ category, minutes, usualHours, way, atSunrise }) => ({
    minutes: minutes[0],
    ...(usualHours && { usualHours, hours: 'not-known' }),
    ...(way && { startsAt: way.from, endsAt: way.to }),
    ...(byDaylight.includes(category) && { byDaylight: true }),
    ...(atSunrise && { atSunrise }),
  }),
  published: ['category', 'difficulty', 'minutes', 'tips', 'accessibility'],
  structuredData: () => ({ '@type': 'TouristAttraction' }),
} as const satisfies KindModule<'activity'>;
