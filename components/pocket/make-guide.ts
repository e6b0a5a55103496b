import { jsPDF } from 'jspdf';
import { fetchOwn } from '@/components/browser/fetch-own';
import { fetchPaperFont } from '@/components/browser/paper-fonts';
import { planner } from '@/components/planner/planner';
import { plannerStorageKey } from '@/content/keys';
import { pocket } from '@/content/pocket';
import { readPlanForecast } from '@/components/forecast/use-plan-forecast';
import { createChecker } from '@/lib/days/check/check';
import { factsOf, type DaysFacts } from '@/lib/days/facts';
import { setProperties } from '@/lib/pdf/file';
import { addFont, textLayer } from '@/lib/pdf/text-layer';
import { drawGuide, rulerOf } from '@/lib/pocket/draw';
import type { Face } from '@/lib/pocket/shapes';
import type { PocketFacts } from '@/lib/pocket/facts';
import { type PocketPage, pocketGuide } from '@/lib/pocket/guide';
import { routes } from '@/lib/routes';
import { epochMinutes } from '@/lib/time/london';
import { fallbackType } from './fallback-type';
import type { Fallback } from '@/lib/pocket/draw';
import { paperInks } from '@/styles/paper-inks';
import { planCode } from './plan-code';
import { posterFor } from './poster';

export interface MadeGuide {
  readonly pages: readonly PocketPage[];
  readonly poster: string | undefined;
  readonly save: () => Promise<void>;
}

const emoji =
  /\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f\u200d\p{Extended_Pictographic}]*/gu;

const faces: readonly Face[] = ['display', 'body', 'bold'];

async function fetchFacts<Facts>(name: string): Promise<Facts> {
  return JSON.parse(await fetchOwn(`${routes.planner}${name}`)) as Facts;
}

/** The same data without emoji that no typeface of the device holds: on paper they would be boxes. */
function withoutMissingEmoji<Data>(data: Data, { holds }: Fallback): Data {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(emoji, (sign) => (holds(sign) ? sign : '')) : value,
  ) as Data;
}

export async function makeGuide(): Promise<MadeGuide> {
  const [days, facts, forecast, fonts] = await Promise.all([
    fetchFacts<DaysFacts>('days-facts.json'),
    fetchFacts<PocketFacts>('pocket-facts.json'),
    readPlanForecast(),
    Promise.all(faces.map(async (face) => [face, await fetchPaperFont(face)] as const)),
  ]);
  const fallback = fallbackType();
  const plan = planner.getState();
  const { trip, items } = withoutMissingEmoji({ trip: plan.trip, items: plan.items }, fallback);
  const pdf = new jsPDF({ format: 'a4', unit: 'mm', orientation: 'landscape', compress: true });
  for (const [face, file] of fonts) addFont(pdf, face, file);
  const now = new Date();
  const pages = pocketGuide({
    trip,
    saved: items,
    checker: createChecker(days, forecast),
    facts,
    nameOf: (thing) =>
      factsOf(days, thing)?.name ??
      items.find(({ type, slug }) => type === thing.type && slug === thing.slug)?.name ??
      thing.slug,
    now: epochMinutes(now.getTime()),
    code: await planCode(plan.items, plan.trip),
    text: pocket,
    ruler: rulerOf(pdf, fallback),
  });
  const cover = pages.flatMap(({ shapes }) => shapes).find(({ kind }) => kind === 'poster');
  const poster = cover?.kind === 'poster' ? await posterFor(facts.poster, cover) : undefined;
  setProperties(pdf, {
    title: `${pocket.title}: ${facts.village}`,
    subject: `One sheet to fold to eight pages: days, tides, places and numbers for a visit to ${facts.village}`,
    author: `Visit ${facts.village}`,
    created: now,
  });
  // Folded pages are of the right size only when nothing shrinks them.
  pdf.viewerPreferences({ DisplayDocTitle: true, PrintScaling: 'None' });
  const [, body] = fonts;
  drawGuide(pdf, pages, {
    palette: paperInks,
    poster,
    fallback,
    textLayer: textLayer(pdf, 'body', body?.[1] ?? ''),
  });
  return {
    pages,
    poster,
    save: async () => {
      await pdf.save(`${plannerStorageKey}-pocket-guide.pdf`, { returnPromise: true });
    },
  };
}
