import type { Activity, ActivityCategory } from '@/content/types';
import { choiceFaults, countFaults, ratingFaults } from './faults';
import { itemKind } from './items';

const categories: Readonly<Record<ActivityCategory, true>> = {
  Walking: true,
  'Water Sports': true,
  Culture: true,
  Family: true,
  Photography: true,
  Nature: true,
};

export const activityCategories = Object.keys(categories);

export const activityKind = itemKind<Activity>({
  kind: 'activity',
  file: 'activities',
  items: ({ activities }) => activities,
  shape: {
    title: 'text',
    duration: 'text',
    difficulty: 'text',
    rating: 'number',
    category: 'text',
    tips: 'texts',
    whileClosed: 'group?',
    accessibility: 'text?',
  },
  faults: ({ rating, category, tips }, at) => [
    ...ratingFaults(at, rating),
    ...choiceFaults(`${at} › category`, category, activityCategories),
    ...countFaults(`${at} › tips`, tips.length, 'tips', 2, 4),
  ],
});
