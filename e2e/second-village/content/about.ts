/** The about page: two figures and two short stories, invented as the village is. */
import type { KeyFact, Story } from './types';

export const keyFacts = [
  { label: 'Population', value: '640' },
  { label: 'Chimneys', value: '211' },
] as const satisfies readonly KeyFact[];

export const visitCall = {
  heading: 'Come and see for yourself',
  text: 'Pick what you like, keep it in your planner, and print it before the signal goes.',
  action: 'Plan Your Visit',
} as const;

export const stories = [
  {
    slug: 'kettle',
    title: 'How the staith got its kettle',
    image: {
      src: 'story-tower',
      alt: 'A church tower above the cliffs, with sailing ships out in the bay',
    },
    paragraphs: [
      'The story goes that a pilot’s wife kept a copper kettle on the sea wall, and that boats steered for its glint on a clear morning. Nobody has the kettle any more.',
      'A brass one hangs at the foot of the hill in its place. It is polished once a year, by whoever lost at dominoes.',
    ],
  },
  {
    slug: 'carts',
    title: 'The winter of the carts',
    image: {
      src: 'story-evacuation',
      alt: 'Villagers with a loaded cart leaving along a lane above a long beach',
    },
    paragraphs: [
      'One winter the road slid, and for six weeks everything came over the hill by cart: flour, coal, letters and a piano.',
      'The piano is said to be in the hall still, and to be in tune on Thursdays.',
    ],
  },
] as const satisfies readonly Story[];
