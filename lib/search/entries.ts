/**
 * Everything on the site that can be found, from the content. For the site index page and the
 * index file; too big for a browser to import.
 */
import { stories } from '@/content/about';
import { headerLinks } from '@/content/navigation';
import { pages, type PageName } from '@/content/pages';
import {
  entryKeywords,
  kindKeywords,
  pageKeywords,
  popularPages,
  searchGroups,
  synonyms,
  type SearchKind,
} from '@/content/search';
import type { Item } from '@/content/types';
import {
  allActivities,
  allAreas,
  allBeaches,
  allEvents,
  allPlaces,
  allProperties,
  allVenues,
  placeBySlug,
  venueTypeLabels,
} from '@/lib/content/queries';
import {
  activityPath,
  areaPath,
  beachPath,
  eventPath,
  propertyPath,
  routes,
  tideMonthPath,
  venuePath,
} from '@/lib/routes';
import { tideMonths } from '@/lib/tides/month';
import { formatDateRange, formatMonth } from '@/lib/time/words';
import type { SearchEntry, SearchGroup, SearchIndex } from './types';
import { wordsOf } from './words';

interface Draft extends Omit<SearchEntry, 'keywords'> {
  readonly keywords: readonly (string | undefined)[];
}

/** The words of all rows of synonyms of which the text has one. */
function synonymsIn(text: string): readonly string[] {
  const padded = ` ${wordsOf(text).join(' ')} `;
  return synonyms
    .filter((row) => row.some((phrase) => padded.includes(` ${wordsOf(phrase).join(' ')} `)))
    .flat();
}

/** Gives the entry its kind's words and its synonyms, and drops the words that its title has. */
function entryOf(kind: SearchKind, { keywords, ...facts }: Draft): SearchEntry {
  const own = [...keywords, kindKeywords[kind]].join(' ');
  const words = wordsOf(
    [own, ...synonymsIn(`${facts.title} ${facts.note ?? ''} ${own}`)].join(' '),
  );
  const known = new Set(wordsOf(`${facts.title} ${facts.note ?? ''}`));
  return { ...facts, keywords: [...new Set(words)].filter((word) => !known.has(word)).join(' ') };
}

function pageEntry(kind: SearchKind, name: PageName & keyof typeof routes): SearchEntry {
  const { title, intro } = pages[name];
  return entryOf(kind, {
    title: name === 'home' ? headerLinks[0].label : title,
    path: routes[name],
    summary: intro,
    keywords: [
      pageKeywords[name],
      ...(name === 'map' ? allPlaces().map((place) => place.name) : []),
    ],
  });
}

/** What an item is found by, whatever its kind. */
function itemKeywords({ slug, place }: Item): readonly (string | undefined)[] {
  return [entryKeywords[slug], placeBySlug(place).name];
}

const entries: Readonly<Record<SearchKind, () => readonly SearchEntry[]>> = {
  page: () =>
    (
      [
        'home',
        'thingsToDo',
        'beaches',
        'foodDrink',
        'stay',
        'events',
        'about',
        'contact',
        'planner',
      ] as const
    ).map((name) => pageEntry('page', name)),

  guide: () =>
    (['tides', 'safety', 'map', 'calendar'] as const).map((name) => pageEntry('guide', name)),

  activity: () =>
    allActivities().map((item) =>
      entryOf('activity', {
        title: item.title,
        path: activityPath(item.slug),
        note: item.duration,
        summary: item.summary,
        keywords: [...itemKeywords(item), item.category, item.difficulty],
      }),
    ),

  area: () =>
    allAreas().map((item) =>
      entryOf('area', {
        title: item.name,
        path: areaPath(item.slug),
        summary: item.summary,
        keywords: [...itemKeywords(item), ...item.attractions],
      }),
    ),

  beach: () =>
    allBeaches().map((item) =>
      entryOf('beach', {
        title: item.name,
        path: beachPath(item.slug),
        note: item.distance,
        summary: item.summary,
        keywords: [
          ...itemKeywords(item),
          item.type,
          item.facilities,
          item.tideAccess?.spot,
          ...item.features,
          ...item.bestFor,
        ],
      }),
    ),

  venue: () =>
    allVenues().map((item) =>
      entryOf('venue', {
        title: item.name,
        path: venuePath(item.slug),
        note: venueTypeLabels(item).join(', '),
        summary: item.summary,
        keywords: [...itemKeywords(item), item.cuisine, item.address, ...item.specialties],
      }),
    ),

  property: () =>
    allProperties().map((item) =>
      entryOf('property', {
        title: item.name,
        path: propertyPath(item.slug),
        note: `£${item.pricePerNight} a night`,
        summary: item.summary,
        keywords: [...itemKeywords(item), item.type, item.location, ...item.amenities],
      }),
    ),

  event: () =>
    allEvents().map((item) =>
      entryOf('event', {
        title: item.title,
        path: eventPath(item.slug),
        note: formatDateRange(item.startDate, item.endDate ?? item.startDate),
        summary: item.summary,
        keywords: [
          ...itemKeywords(item),
          item.type,
          item.location,
          item.organizer,
          formatMonth(item.startDate.slice(0, 7) as `${number}-${number}`),
        ],
      }),
    ),

  story: () =>
    stories.map(({ slug, title, paragraphs }) =>
      entryOf('story', {
        title,
        path: `${routes.about}#${slug}`,
        summary: firstSentence(paragraphs[0]),
        keywords: [entryKeywords[slug]],
      }),
    ),

  tideTable: () =>
    tideMonths().map((month) =>
      entryOf('tideTable', {
        title: formatMonth(month),
        path: tideMonthPath(month),
        summary: `High and low water for every day of ${formatMonth(month)}, to print.`,
        keywords: [],
      }),
    ),

  site: () =>
    (['siteIndex', 'accessibility', 'privacy', 'terms'] as const).map((name) =>
      pageEntry('site', name),
    ),
};

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** Every page, place, event and guide of the site, under the headings of their kinds. */
export function siteGroups(): readonly SearchGroup[] {
  return Object.entries(searchGroups).map(([kind, label]) => ({
    label,
    entries: entries[kind as SearchKind](),
  }));
}

/** What the index file holds. */
export function searchIndex(): SearchIndex {
  const groups = siteGroups();
  const all = groups.flatMap((group) => group.entries);
  const popular = popularPages.flatMap((name) => all.filter(({ path }) => path === routes[name]));
  return { groups, popular: { label: 'Popular pages', entries: popular } };
}
