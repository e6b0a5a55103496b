/** Which of the pictures are posters, and what stands on each. */
import { stories } from '@/content/about';
import { pages, type PageName } from '@/content/pages';
import { posterTitles, postersPage } from '@/content/posters';
import { site } from '@/content/site';
import type { IsoDate, Picture, Story } from '@/content/types';
import type { PosterFile } from '@/lib/images/images';
import { allEntries, type Entry, entryName, entryPath } from '@/lib/kinds/entries';
import { placeBySlug } from '@/lib/content/queries';
import { kinds, KINDS } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { tokenise } from '@/lib/search/tokeniser';
import { type SectionInk, sectionInk } from '@/lib/sections';

export interface Poster extends Picture {
  readonly title: string;
  readonly place: string;
  readonly ink: SectionInk;
  readonly updated: IsoDate;
}

export function posterFileName(title: string): string {
  return `${tokenise(title).join('-')}-poster.pdf`;
}

/** What the title says is not said again; a spot within the village is the village. */
function placeLine(title: string, spot: string): string {
  const place = spot.startsWith(site.name) ? site.name : spot;
  return [...(title.includes(place) ? [] : [place]), site.region].join(' · ');
}

/** All that a thing's page shows: its picture, and its gallery where it has one. */
function postersOf(entry: Entry): readonly Poster[] {
  const { item } = entry;
  const spot = placeBySlug(item.place).name;
  const facts = { ink: sectionInk(entryPath(entry)), updated: item.updated };
  const gallery: readonly Picture[] = 'gallery' in item ? item.gallery : [];
  // The gallery has a title for each, so that they are told apart: most show the thing's own picture.
  const isShown = gallery.some(({ src }) => src === item.image.src);
  const pictures = isShown ? gallery : [item.image, ...gallery];
  return pictures.map(({ src, alt, poster: title = entryName(entry) }) => ({
    ...{ src, alt, title },
    place: placeLine(title, spot),
    ...facts,
  }));
}

function ofPages(): readonly Poster[] {
  return (Object.keys(pages) as PageName[]).map((name) => {
    const { image, updated } = pages[name];
    const title = posterTitles[name] ?? pages[name].title;
    const path = name in routes ? routes[name as keyof typeof routes] : '';
    return {
      ...image,
      title,
      place: placeLine(title, site.name),
      ink: sectionInk(path),
      updated,
    };
  });
}

function ofStories(): readonly Poster[] {
  return stories.map(({ image, title: told }: Story) => {
    const { src, alt, poster: title = told } = image;
    const facts = { ink: sectionInk(routes.about), updated: pages.about.updated };
    return { src, alt, title, place: placeLine(title, site.name), ...facts };
  });
}

/** Every picture once, as that of the first thing that shows it; posters are of drawings only. */
export function posterGroups() {
  const entries = allEntries();
  const groups = [
    { label: postersPage.groupOfPages, posters: ofPages() },
    { label: postersPage.groupOfStories, posters: ofStories() },
    ...KINDS.map((kind) => ({
      label: kinds[kind].label.heading,
      posters: entries.filter((entry) => entry.kind === kind).flatMap(postersOf),
    })),
  ];
  const seen = new Set<string>();
  const isFirst = ({ src }: Poster) => !seen.has(src) && seen.add(src);
  return groups
    .map(({ label, posters }) => ({ label, posters: posters.filter(isFirst) }))
    .filter(({ posters }) => posters.length > 0);
}

const bySrc = new Map(
  posterGroups().flatMap(({ posters }) => posters.map((poster) => [poster.src, poster] as const)),
);

export function posterOf(src: string): Poster | undefined {
  return bySrc.get(src);
}

/** "Save the poster (PDF, 120 kB)". */
export const posterWords = ({ bytes }: PosterFile): string =>
  `${postersPage.save} (PDF, ${Math.ceil(bytes / 1000)}\u00a0kB)`;
