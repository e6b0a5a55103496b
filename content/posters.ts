/** The pictures as posters to print, and what may be done with them. */
import type { PageName } from './pages';
import { site } from './site';

export const postersPage = {
  may: {
    title: 'What you may do',
    words: [
      'Every poster is free to save and to print for yourself: for your wall, for a card, for a friend. They are drawn as shapes, so they are as sharp on a postcard as on a door.',
      'The guide’s owner has not chosen an open licence yet: all other rights are reserved. Ask before you sell them, publish them or put them into something of your own.',
    ],
  },
  print: {
    title: 'How to print them',
    steps: [
      'Most are half a metre wide and 40 cm high, the proportions of the old railway posters and of a common frame. A few are lower or taller, as their pictures are.',
      'On a printer at home choose “Fit to page” and lay the paper across. A print shop takes the file as it is.',
      'The lettering is in the file; nothing has to be installed.',
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
    words: 'With its title, as a PDF: free to print for yourself, in any size.',
    all: 'All posters',
  },
} as const;

/** What stands on the posters of pages whose own titles say too little on a wall. */
export const posterTitles: Readonly<Partial<Record<PageName, string>>> = {
  home: site.name,
  about: 'The Village on the Cliff',
  contact: 'Write to Us Soon',
  planner: 'Out for the Day',
  map: 'The Bay from Above',
  calendar: 'The Year Round',
  safety: 'Between the Flags',
  tides: 'High Water',
  gettingAround: 'By Bus and Ferry',
  offline: 'Lost at Sea',
};
