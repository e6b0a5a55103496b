/** The pictures as posters to print, and what may be done with them. */
import type { PageName } from './pages';
import { site } from './site';

export const postersPage = {
  may: {
    title: 'What you may do',
    words: [
      'Save and print any poster for yourself: for your wall, a card or a friend. They are sharp at any size.',
      'All other rights are reserved. Ask before you sell them, publish them or use them in your own work.',
    ],
  },
  print: {
    title: 'How to print them',
    steps: [
      'Most are 50 cm wide and 40 cm high, like the old railway posters; a few are lower or taller.',
      'At home, choose “Fit to page” and landscape. A print shop takes the file as it is.',
    ],
  },
  /** Over the posters of pages, and of stories; the others stand under the name of their kind. */
  groupOfPages: 'The village and the bay',
  groupOfStories: 'Village stories',
  /** What the links to them are. */
  ways: 'Posters by what they show',
  save: 'Save the poster',
  /** On the page of the thing that a picture shows. */
  offer: {
    title: 'The picture as a poster',
    words: 'Free to print at any size.',
    all: 'All posters',
  },
} as const;

/** What stands on the posters of pages whose own titles say too little on a wall. */
export const posterTitles: Readonly<Partial<Record<PageName, string>>> = {
  home: site.name,
  about: 'The Tower',
  tides: 'Low Water',
  access: 'By Bus',
  planner: 'Over the Brow',
};
