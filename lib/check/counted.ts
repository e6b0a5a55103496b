/** Numbers in the words of a page that its own list contradicts: "Nine things to do" of eight. */
import { path, type Issues } from './issues';
import type { SiteContent } from './site-content';

/** The same where a text is of other things as well, and "three dates" may be anybody's. */
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

/** What the things of a list are called when they are counted. */
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
): readonly (readonly [said: string, number: number])[] {
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
  readonly list: keyof typeof nouns;
  readonly count: number;
}

function proseOf(content: SiteContent): readonly Prose[] {
  const ofPages = {
    thingsToDo: 'activities',
    beaches: 'beaches',
    foodDrink: 'venues',
    stay: 'properties',
    about: 'stories',
  } as const;
  const ofSections = {
    thingsToDo: 'activities',
    areas: 'areas',
    events: 'events',
    beaches: 'beaches',
  } as const;
  const pages = Object.entries(ofPages).flatMap(([name, list]) => {
    const page = content.pages[name];
    if (!page) return [];
    const { seo, intro } = page;
    const texts = { 'seo › title': seo.title, 'seo › description': seo.description, intro };
    return Object.entries(texts).map(([field, text]) => ({
      at: path('pages', name, field),
      text,
      list,
      count: content[list].length,
    }));
  });
  const events = content.pages['events'];
  const sections = Object.entries(ofSections).map(([name, list]) => {
    const { intro, slugs } = content.featured[name as keyof typeof ofSections];
    return { at: path('home', name, 'intro'), text: intro, list, count: slugs.length };
  });
  const eventsPage = events
    ? [
        {
          at: path('pages', 'events', 'intro'),
          text: events.intro,
          list: 'events' as const,
          count: content.eventsPageSlugs.length,
        },
      ]
    : [];
  return [...pages, ...eventsPage, ...sections];
}

/** Texts that are not of one list, each with every list that they may count. */
function asidesOf(content: SiteContent): readonly (Prose & { readonly noun: string })[] {
  const stories = content.stories.flatMap(({ slug, paragraphs }) =>
    paragraphs.map((text) => [path('about', slug, 'paragraphs'), text] as const),
  );
  const events = content.events.flatMap(({ slug, seo, summary, description }) =>
    Object.entries({ ...seo, summary, description }).map(
      ([field, text]) => [path('events', slug, field), text] as const,
    ),
  );
  const page = content.pages['events'];
  const metas = Object.entries(page?.seo ?? {}).map(
    ([field, text]) => [path('pages', 'events', 'seo', field), String(text)] as const,
  );
  const lists = Object.keys(plainNouns) as readonly (keyof typeof plainNouns)[];
  return [...Object.entries(content.asides), ...stories, ...events, ...metas].flatMap(
    ([at, text]) =>
      lists.map((list) => ({
        at,
        text,
        list,
        noun: plainNouns[list],
        count: content[list].length,
      })),
  );
}

export function countIssues(content: SiteContent): Issues {
  const prose = proseOf(content).map((one) => ({ ...one, noun: nouns[one.list] }));
  return [...prose, ...asidesOf(content)].flatMap(({ at, text, noun, count }) =>
    numbersOf(text, noun)
      .filter(([, number]) => number !== count)
      .map(
        ([said]) =>
          `${at}: says "${said}", but there are ${count}; write ${numerals[count] ?? count}, or no number`,
      ),
  );
}
