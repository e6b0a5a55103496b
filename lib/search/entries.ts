/** Too big for a browser to import. */
import { stories } from '@/content/about';
import { daysOut } from '@/content/days';
import { headerLinks } from '@/content/navigation';
import { pages, type PageName } from '@/content/pages';
import {
  entryKeywords,
  kindKeywords,
  pageKeywords,
  searchHeadings,
  synonyms,
  type SearchKind,
} from '@/content/search';
import type { DayOut, ItemKind, Picture, YearMonth } from '@/content/types';
import {
  allEntries,
  type Entry,
  entryName,
  type EntryOf,
  entryPath,
  stopEntry,
} from '@/lib/kinds/entries';
import { allPlaces, placeBySlug } from '@/lib/content/queries';
import { smallestFiles } from '@/lib/images/images';
import { KINDS, kinds } from '@/lib/kinds';
import { moduleOf } from '@/lib/kinds/register';
import { dayOutPath, routes, tideMonthPath } from '@/lib/routes';
import { tideMonths } from '@/lib/tides/month';
import { formatMonth } from '@/lib/time/words';
import type { SearchEntry, SearchGroup } from './types';
import { tokenise } from './tokeniser';

interface Draft extends Omit<SearchEntry, 'picture' | 'keywords'> {
  readonly image: Picture;
  readonly keywords: readonly (string | undefined)[];
}

function synonymsIn(text: string): readonly string[] {
  const padded = ` ${tokenise(text).join(' ')} `;
  return synonyms
    .filter((row) => row.some((phrase) => padded.includes(` ${tokenise(phrase).join(' ')} `)))
    .flat();
}

/** Drops the words that its title has. */
function entryOf(kind: SearchKind, { keywords, image, ...facts }: Draft): SearchEntry {
  const own = [...keywords, kindKeywords[kind]].join(' ');
  const words = tokenise(
    [own, ...synonymsIn(`${facts.title} ${facts.note ?? ''} ${own}`)].join(' '),
  );
  const known = new Set(tokenise(`${facts.title} ${facts.note ?? ''}`));
  return {
    ...facts,
    picture: smallestFiles(image.src),
    keywords: [...new Set(words)].filter((word) => !known.has(word)).join(' '),
  };
}

function pageEntry(kind: SearchKind, name: PageName & keyof typeof routes): SearchEntry {
  const { title, intro, image } = pages[name];
  return entryOf(kind, {
    title: name === 'home' ? headerLinks[0].label : title,
    path: routes[name],
    summary: intro,
    image,
    keywords: [
      pageKeywords[name],
      ...(name === 'map' ? allPlaces().map((place) => place.name) : []),
    ],
  });
}

function itemEntry<K extends ItemKind>(entry: EntryOf<K>): SearchEntry {
  const { kind, item } = entry;
  const { note, keywords, sentences } = moduleOf(kind);
  return entryOf(kind, {
    title: entryName(entry),
    path: entryPath(entry as Entry),
    ...(note && { note: note(item) }),
    summary: item.summary,
    image: item.image,
    ...(sentences && { sentences: sentences(item) }),
    keywords: [entryKeywords[item.slug], placeBySlug(item.place).name, ...keywords(item)],
  });
}

const pageNames = {
  page: [
    'home',
    ...KINDS.flatMap((kind) => kinds[kind].list ?? []),
    ...['daysOut', 'about', 'posters', 'contact', 'planner', 'plannerDays', 'pocketGuide'],
  ],
  guide: ['today', 'gettingAround', 'access', 'tides', 'safety', 'map', 'calendar', 'nature'],
  site: ['siteIndex', 'accessibility', 'privacy', 'terms', 'licences', 'data'],
} as const;

const pageEntries = (kind: keyof typeof pageNames) =>
  pageNames[kind].map((name) => pageEntry(kind, name));

const dayOutEntry = ({ slug, title, suits, summary, image, days }: DayOut) =>
  entryOf('dayOut', {
    title,
    path: dayOutPath(slug),
    note: suits,
    summary,
    image,
    keywords: [
      entryKeywords[slug],
      ...days.flatMap(({ stops }) => stops.map((stop) => entryName(stopEntry(stop)))),
    ],
  });

const storyEntry = ({ slug, title, image, paragraphs }: (typeof stories)[number]) =>
  entryOf('story', {
    title,
    path: `${routes.about}#${slug}`,
    summary: firstSentence(paragraphs[0]),
    image,
    keywords: [entryKeywords[slug]],
  });

const tideTableEntry = (month: YearMonth) =>
  entryOf('tideTable', {
    title: formatMonth(month),
    path: tideMonthPath(month),
    summary: `High and low water for every day of ${formatMonth(month)}, to print.`,
    image: pages.tides.image,
    keywords: [],
  });

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** Where two entries fit equally, the first wins. */
export function siteGroups(): readonly SearchGroup[] {
  const things = allEntries();
  return [
    { label: searchHeadings.page, entries: pageEntries('page') },
    { label: searchHeadings.guide, entries: pageEntries('guide') },
    ...KINDS.map((kind) => ({
      label: kinds[kind].label.heading,
      entries: things.filter((entry) => entry.kind === kind).map((entry) => itemEntry(entry)),
    })),
    { label: searchHeadings.dayOut, entries: daysOut.map(dayOutEntry) },
    { label: searchHeadings.story, entries: stories.map(storyEntry) },
    { label: searchHeadings.tideTable, entries: tideMonths().map(tideTableEntry) },
    { label: searchHeadings.site, entries: pageEntries('site') },
  ];
}
