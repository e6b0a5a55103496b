/** Numbers in the words of a page that its own list contradicts: "Nine things to do" of eight. */
import { path, type Issues } from './issues';
import type { SiteContent } from './site-content';

/** For texts that are of other things as well, where "three dates" may be anybody's. */
const plainNouns = {
  activities: 'things to do|activities',
  areas: 'areas',
  beaches: 'beaches|coves',
  venues: 'venues|restaurants|places to eat',
  properties: 'properties|places to stay',
  events: 'events',
} as const;

const numerals = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
];

const nouns = {
  activities: 'things|ways|activities|ideas|outings',
  areas: 'areas|corners|parts',
  beaches: 'beaches|coves',
  venues: 'venues|answers|tables|kitchens|restaurants|caf[eé]s|places to eat',
  properties: 'properties|roofs|beds|stays|places to stay',
  events: 'events|dates|occasions',
  stories: 'stories|tales',
} as const;

/** Numbers before the noun, with up to two words between: "six good answers"; and "all three". */
function numbersOf(
  text: string,
  noun: string,
): readonly (readonly [phrase: string, number: number])[] {
  const number = `(\\d+|${numerals.slice(1).join('|')})`;
  const counted = new RegExp(
    `\\b(?:all ${number}\\b|${number}(?: [a-z’-]+){0,2}? (?:${noun})\\b)`,
    'gi',
  );
  return [...text.matchAll(counted)].map((match) => {
    const word = (match[1] ?? match[2] ?? '').toLowerCase();
    return [match[0], /^\d/.test(word) ? Number(word) : numerals.indexOf(word)] as const;
  });
}

interface Prose {
  readonly at: string;
  readonly text: string;
  readonly noun: string;
  readonly count: number;
}

const listOfPage = {
  thingsToDo: 'activities',
  beaches: 'beaches',
  foodDrink: 'venues',
  stay: 'properties',
  about: 'stories',
} as const;
const listOfSection = {
  thingsToDo: 'activities',
  areas: 'areas',
  events: 'events',
  beaches: 'beaches',
} as const;

function proseOf(content: SiteContent): readonly Prose[] {
  const { pages, featured, eventsPageSlugs } = content;
  const ofPages = Object.entries(listOfPage).flatMap(([name, list]) => {
    const page = pages[name];
    const texts = page && {
      'seo › title': page.seo.title,
      'seo › description': page.seo.description,
      intro: page.intro,
    };
    return Object.entries(texts ?? {}).map(([field, text]) => ({
      at: path('pages', name, field),
      text,
      noun: nouns[list],
      count: content[list].length,
    }));
  });
  const ofSections = Object.entries(listOfSection).map(([name, list]) => {
    const { intro, slugs } = featured[name as keyof typeof listOfSection];
    return { at: path('home', name, 'intro'), text: intro, noun: nouns[list], count: slugs.length };
  });
  const intro = pages['events']?.intro ?? '';
  const at = path('pages', 'events', 'intro');
  const ofEvents = { at, text: intro, noun: nouns.events, count: eventsPageSlugs.length };
  return [...ofPages, ofEvents, ...ofSections];
}

function asidesOf(content: SiteContent): readonly Prose[] {
  const texts: readonly (readonly [at: string, text: string])[] = [
    ...Object.entries(content.asides),
    ...content.stories.flatMap(({ slug, paragraphs }) =>
      paragraphs.map((text) => [path('about', slug, 'paragraphs'), text] as const),
    ),
    ...content.events.flatMap(({ slug, seo, summary, description }) =>
      Object.entries({ ...seo, summary, description }).map(
        ([field, text]) => [path('events', slug, field), text] as const,
      ),
    ),
    ...Object.entries(content.pages['events']?.seo ?? {}).map(
      ([field, text]) => [path('pages', 'events', 'seo', field), text] as const,
    ),
  ];
  const lists = Object.entries(plainNouns) as [keyof typeof plainNouns, string][];
  return texts.flatMap(([at, text]) =>
    lists.map(([list, noun]) => ({ at, text, noun, count: content[list].length })),
  );
}

export function countIssues(content: SiteContent): Issues {
  return [...proseOf(content), ...asidesOf(content)].flatMap(({ at, text, noun, count }) =>
    numbersOf(text, noun)
      .filter(([, number]) => number !== count)
      .map(
        ([phrase]) =>
          `${at}: says "${phrase}", but there are ${count}; write ${numerals[count] ?? count}, or no number`,
      ),
  );
}
