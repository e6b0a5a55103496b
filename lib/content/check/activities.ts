import type { Activity, ActivityCategory } from '@/content/types';
import { choiceFaults, countFaults, type Faults, faultsAt, ratingFaults } from './faults';
import { itemKind } from './items';
import { closureNoteShape, optional } from './shape';

const categories: Readonly<Record<ActivityCategory, true>> = {
  Walking: true,
  'Water Sports': true,
  Culture: true,
  Family: true,
  Photography: true,
  Nature: true,
};

export const activityCategories = Object.keys(categories);

/** The least and the most minutes, within a day. */
function minutesFaults(at: string, [least, most, ...more]: readonly unknown[]): Faults {
  const isLength = (value: unknown) =>
    Number.isInteger(value) && Number(value) > 0 && Number(value) <= 1440;
  return faultsAt(`${at} › minutes`, {
    'is not the least and the most minutes; write two whole numbers, such as [60, 120]':
      !isLength(least) || !isLength(most) || Number(least) > Number(most) || more.length > 0,
  });
}

export const activityKind = itemKind<Activity>({
  kind: 'activity',
  file: 'activities',
  items: ({ activities }) => activities,
  shape: {
    title: 'text',
    duration: 'text',
    minutes: 'list',
    difficulty: 'text',
    rating: 'number',
    category: 'text',
    tips: 'texts',
    whileClosed: optional(closureNoteShape),
    accessibility: 'text?',
    atSunrise: 'flag?',
  },
  faults: ({ rating, category, tips, minutes }, at) => [
    ...minutesFaults(at, minutes),
    ...ratingFaults(at, rating),
    ...choiceFaults(`${at} › category`, category, activityCategories),
    ...countFaults(`${at} › tips`, tips.length, 'tips', 2, 4),
  ],
});
