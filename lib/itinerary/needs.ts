/**
 * What a sheet without room does without: its rank, and its name there. The highest rank goes first.
 * Tide, light, warnings of both, what a day works on and the way home have none: they are never
 * left out.
 */
export const needs = {
  stop: '1 stops',
  note: '2 notes',
  grid: '3 grid references',
  problem: '4 problems',
  way: '5 ways',
  saved: '6 saved places',
  'check-first': '7 what to check',
  address: '7 addresses',
  drawing: '8 the map',
  advice: '9 advice',
  'good-to-know': '10 tips',
  stay: '10 lengths of stay',
  source: '10 sources',
} as const;

export function needOf(text: string | undefined): { readonly rank: number; readonly name: string } {
  const [, rank = '0', name = ''] = /^(\d+) (.*)$/.exec(text ?? '') ?? [];
  return { rank: Number(rank), name };
}
