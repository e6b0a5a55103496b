import {
  beachLines,
  closableRoads,
  coastPath,
  lakes,
  type Line,
  mapLabels,
  openRoad,
} from '@/content/map';
import { places } from '@/content/places';
import { pocket } from '@/content/pocket';
import { emergencyWords, type SafetySlug } from '@/content/safety';
import { site } from '@/content/site';
import type { ItemKind } from '@/content/types';
import { allEntries, type EntryOf } from '@/lib/kinds/entries';
import { safetySectionBySlug } from '@/lib/content/queries';
import { gridPosition, gridReference } from '@/lib/geo/national-grid';
import { imageUrl } from '@/lib/images/image-url';
import { kinds } from '@/lib/kinds';
import { moduleOf } from '@/lib/kinds/register';
import { smoothPath } from '@/lib/map/path';
import { sheet, shores } from '@/lib/map/sheet';
import type { Advice, PocketFacts, PocketPlace } from './facts';

export function pocketFacts(): PocketFacts {
  return {
    village: site.name,
    home: site.url,
    poster: { src: imageUrl(pocket.poster.src), middle: pocket.poster.middle },
    phones: allEntries().flatMap((entry) => {
      const phone = phoneOf(entry);
      const { kind, item } = entry;
      return phone === undefined ? [] : [{ type: kinds[kind].plannerType, slug: item.slug, phone }];
    }),
    places: places.map(({ slug, coordinates }): PocketPlace => {
      const position = gridPosition(coordinates);
      const { x, y } = sheet.project(coordinates);
      return {
        slug,
        label: mapLabels[slug].name,
        at: [x, y],
        ...(position && { grid: gridReference(position, 8) }),
      };
    }),
    map: {
      width: sheet.width,
      height: sheet.height,
      unitsPerMile: sheet.milesToUnits(1),
      land: shores.map(({ line, corner }) => `${pathOf(line)}L${corner.x} ${corner.y}Z`).join(''),
      water: lakes.map((lake) => `${pathOf(lake)}Z`).join(''),
      beaches: beachLines.map(pathOf).join(''),
      roads: [...openRoad, ...closableRoads.map(({ line }) => line)].map(pathOf).join(''),
      coastPath: pathOf(coastPath),
    },
    emergency: {
      ...emergencyWords,
      sources: adviceOf('emergency').sources,
      float: adviceOf('float'),
      others: adviceOf('someone-else'),
    },
    advice: [adviceOf('flags'), adviceOf('rip-currents'), adviceOf('tides-and-cliffs')],
  };
}

function phoneOf<K extends ItemKind>({ kind, item }: EntryOf<K>): string | undefined {
  return moduleOf(kind).phone?.(item);
}

function adviceOf(slug: SafetySlug): Advice {
  const { title, steps, sources } = safetySectionBySlug(slug);
  return { title, steps, sources: sources.map(({ name }) => name) };
}

function pathOf(line: Line): string {
  return smoothPath(line.map(([latitude, longitude]) => sheet.project({ latitude, longitude })));
}
