import { routes } from '@/lib/routes';

interface Budget {
  readonly label: string;
  readonly least?: number;
  readonly most?: number;
  readonly digits?: number;
}

/**
 * Of one page: scores from 0 to 100, times in milliseconds, weights in kilobytes (compressed). In
 * printed order; a measure without a limit is for information.
 */
const limits = {
  performance: { label: 'perf', least: 97 },
  accessibility: { label: 'a11y', least: 100 },
  bestPractices: { label: 'best', least: 100 },
  seo: { label: 'seo', least: 100 },
  firstPaint: { label: 'FCP ms', most: 900 },
  largestPaint: { label: 'LCP ms', most: 1800 },
  blocking: { label: 'TBT ms', most: 200 },
  layoutShift: { label: 'CLS', most: 0, digits: 3 },
  html: { label: 'HTML kB', most: 30, digits: 1 },
  css: { label: 'CSS kB', most: 15, digits: 1 },
  /** Until the page is live, and what comes after it. */
  script: { label: 'JS kB', most: 155, digits: 1 },
  laterScript: { label: 'later JS kB', most: 60, digits: 1 },
  font: { label: 'fonts kB', digits: 1 },
  image: { label: 'images kB', digits: 1 },
  total: { label: 'all kB', most: 300, digits: 1 },
  requests: { label: 'requests' },
  softNavigation: { label: 'soft ms', most: 150 },
  throttled: { label: 'throttled LCP ms' },
  paintRatio: { label: 'LCP ÷ bare', most: 1.05, digits: 2 },
  /** Until React has taken over, with real throttling. */
  live: { label: 'live ms' },
  /** From then until nothing on the page is pending. */
  answers: { label: 'answers ms', most: 1500 },
} as const satisfies Readonly<Record<string, Budget>>;

export type Measure = keyof typeof limits;
export type Measurements = Readonly<Partial<Record<Measure, number>>>;

export const budgets: Readonly<Record<Measure, Budget>> = limits;

/** The home page also has its drawing and the video player. */
const homeTotal = 350;

/** The pages that are opened for what holds at this minute. */
const answering: readonly string[] = [routes.today, routes.tides, routes.gettingAround];

function limitOf(path: string, measure: Measure): number {
  if (measure === 'total' && path === routes.home) return homeTotal;
  if (measure === 'answers' && !answering.includes(path)) return Infinity;
  return budgets[measure].most ?? Infinity;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? NaN;
  return (lower + upper) / 2;
}

export function medians(runs: readonly Measurements[]): Measurements {
  const measures = Object.keys(budgets) as Measure[];
  return Object.fromEntries(
    measures.flatMap((measure) => {
      const values = runs.flatMap((run) => run[measure] ?? []);
      return values.length > 0 ? [[measure, median(values)]] : [];
    }),
  );
}

export function compared(page: Measurements, bare: Measurements): Measurements {
  if (page.throttled === undefined || bare.throttled === undefined) return page;
  return { ...page, paintRatio: page.throttled / bare.throttled };
}

export function broken(path: string, measured: Measurements): string[] {
  return (Object.keys(measured) as Measure[]).flatMap((measure) => {
    const value = measured[measure];
    const { label, least = -Infinity, digits = 0 } = budgets[measure];
    const limit = limitOf(path, measure);
    if (value === undefined || (value >= least && value <= limit)) return [];
    const budget = value < least ? `at least ${least}` : `at most ${limit}`;
    return [`${path} ${label}: ${value.toFixed(digits)}, should be ${budget}`];
  });
}
