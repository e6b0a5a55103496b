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

interface Shown extends Pick<Poster, 'updated'> {
  /** The title of a picture that has none of its own. */
  readonly named: string;
  readonly spot: string;
  readonly path: string;
}

function posterFrom(picture: Picture, { named, spot, path, updated }: Shown): Poster {
  const { src, alt, poster: title = named } = picture;
  return { src, alt, title, place: placeLine(title, spot), ink: sectionInk(path), updated };
}

/** All that a thing's page shows: its picture, and its gallery where it has one. */
function postersOf(entry: Entry): readonly Poster[] {
  const { item } = entry;
  const spot = placeBySlug(item.place).name;
  const gallery: readonly Picture[] = 'gallery' in item ? item.gallery : [];
  // The gallery has a title for each, so that they are told apart: most show the thing's own picture.
  const isShown = gallery.some(({ src }) => src === item.image.src);
  const pictures = isShown ? gallery : [item.image, ...gallery];
  const shown = { named: entryName(entry), spot, path: entryPath(entry), updated: item.updated };
  return pictures.map((picture) => posterFrom(picture, shown));
}

function ofPages(): readonly Poster[] {
  return (Object.keys(pages) as PageName[]).map((name) => {
    const { image, updated, title } = pages[name];
    const named = posterTitles[name] ?? title;
    const path = name in routes ? routes[name as keyof typeof routes] : '';
    return posterFrom(image, { named, spot: site.name, path, updated });
  });
}

function ofStories(): readonly Poster[] {
  const { updated } = pages.about;
  return stories.map(({ image, title: named }: Story) =>
    posterFrom(image, { named, spot: site.name, path: routes.about, updated }),
  );
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
