/** What the home page shows, section by section. */
import type { ActivitySlug } from './activities';
import type { AreaSlug } from './areas';
import type { BeachSlug } from './beaches';
import type { EventSlug } from './events';

export const home = {
  hero: {
    heading: 'Welcome to the village',
    text: 'Explore a charming village bursting with hidden gems waiting to be found.',
    action: 'Start Exploring',
    /** No such film: the art stays. */
    video: {
      host: 'https://www.youtube-nocookie.com',
      id: 'KettleStait',
      title: 'The kettle on the staith',
      page: 'https://www.youtube.com/watch?v=KettleStait',
    },
  },
  today: {
    heading: 'Here now?',
    text: 'What is open, what low water opens, how long the light lasts, the last bus, and what fits before you have to be back.',
    action: 'What is good today',
  },
  thingsToDo: {
    heading: 'Things to Do',
    intro: 'Two good ways to spend the hours between breakfast and supper, weather permitting.',
    slugs: ['walk-to-whinstone-sands', 'coastal-path-trails'] satisfies readonly ActivitySlug[],
    action: 'Learn More',
  },
  areas: {
    heading: 'Explore by Area',
    intro: 'The village is small, and has no quarters.',
    slugs: [] satisfies readonly AreaSlug[],
    action: 'View Full Map',
  },
  events: {
    heading: 'Upcoming Events',
    intro: 'Put one of these in the middle of your stay and let the rest arrange itself.',
    slugs: ['photography-workshop', 'music-on-the-green'] satisfies readonly EventSlug[],
    action: 'View All Events',
  },
  beaches: {
    heading: 'Beautiful Beaches Nearby',
    intro: 'It is called Sands and it is shingle. Bring shoes.',
    slugs: ['whinstone-sands'] satisfies readonly BeachSlug[],
    action: 'View Beach Safety Guide',
  },
} as const;
