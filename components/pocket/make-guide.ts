/** Makes the pocket guide, with all that it needs: to be imported when it is wanted, never before. */
import { jsPDF } from 'jspdf';
import { fetchOwn } from '@/components/browser/fetch-own';
import { planner } from '@/components/planner/planner';
import { startTrips, trips } from '@/components/days/trips';
import { plannerStorageKey } from '@/content/keys';
import { pocket } from '@/content/pocket';
import { createChecker } from '@/lib/days/check/check';
import { factsOf, type DaysFacts } from '@/lib/days/facts';
import { setProperties } from '@/lib/pdf/file';
import { addFonts, drawGuide, type PaperFonts, rulerOf } from '@/lib/pocket/draw';
import type { PocketFacts } from '@/lib/pocket/facts';
import { type PocketPage, pocketGuide } from '@/lib/pocket/guide';
import { routes } from '@/lib/routes';
import { epochMinutes } from '@/lib/time/london';
import { fallbackType } from './fallback-type';
import { paperInks } from './paper-inks';
import { planCode } from './plan-code';
import { posterFor } from './poster';

export interface MadeGuide {
  readonly pages: readonly PocketPage[];
  /** The cover's picture as an address; undefined where it could not be had. */
  readonly poster: string | undefined;
  /** Hands the PDF to the browser as a download. */
  readonly save: () => Promise<void>;
}

/** Milliseconds that a typeface may take: long enough for a slow phone. */
const timeoutMs = 15_000;

async function fetchFacts<Facts>(name: string): Promise<Facts> {
  return JSON.parse(await fetchOwn(`${routes.planner}${name}`)) as Facts;
}

async function fetchFont(address: URL): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The typeface answers ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

async function fetchFonts(): Promise<PaperFonts> {
  const [display, body, bold] = await Promise.all([
    fetchFont(new URL('../../styles/fonts/paper-display.ttf', import.meta.url)),
    fetchFont(new URL('../../styles/fonts/paper-body.ttf', import.meta.url)),
    fetchFont(new URL('../../styles/fonts/paper-bold.ttf', import.meta.url)),
  ]);
  return { display, body, bold };
}

/**
 * Lays out the visitor's days, or what is saved where there are none.
 *
 * @throws Error when facts or typefaces cannot be had
 */
export async function makeGuide(): Promise<MadeGuide> {
  const [days, facts, fonts] = await Promise.all([
    fetchFacts<DaysFacts>('days-facts.json'),
    fetchFacts<PocketFacts>('pocket-facts.json'),
    fetchFonts(),
  ]);
  startTrips();
  const { trip } = trips.getState();
  const { items } = planner.getState();
  const pdf = new jsPDF({ format: 'a4', unit: 'mm', orientation: 'landscape', compress: true });
  addFonts(pdf, fonts);
  const fallback = fallbackType();
  const now = new Date();
  const pages = pocketGuide({
    trip,
    saved: items,
    checker: createChecker(days),
    facts,
    nameOf: (thing) =>
      factsOf(days, thing)?.name ??
      items.find(({ type, slug }) => type === thing.type && slug === thing.slug)?.name ??
      thing.slug,
    now: epochMinutes(now.getTime()),
    code: await planCode(items, trip),
    words: pocket,
    ruler: rulerOf(pdf, fallback),
  });
  const cover = pages.flatMap(({ marks }) => marks).find(({ kind }) => kind === 'poster');
  const poster = cover?.kind === 'poster' ? await posterFor(facts.poster, cover) : undefined;
  setProperties(pdf, {
    title: `${pocket.title}: ${facts.village}`,
    subject: `One sheet to fold to eight pages: days, tides, places and numbers for a visit to ${facts.village}`,
    author: `Visit ${facts.village}`,
    language: 'en-GB',
    created: now,
  });
  // Folded pages are of the right size only when nothing shrinks them.
  pdf.viewerPreferences({ DisplayDocTitle: true, PrintScaling: 'None' });
  drawGuide(pdf, pages, { palette: paperInks, poster, fallback });
  return {
    pages,
    poster,
    save: async () => {
      await pdf.save(`${plannerStorageKey}-pocket-guide.pdf`, { returnPromise: true });
    },
  };
}
