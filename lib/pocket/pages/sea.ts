/** A date along the clock: its night, its tide, and when the light comes and goes. */
import type { StayTides } from '@/lib/days/check/tide';
import type { Light } from '@/lib/days/check/timeline';
import { type EpochMinutes, londonDayBounds, londonTime } from '@/lib/time/london';
import type { IsoDate } from '@/content/types';
import { looks, wide } from '../looks';
import { bar, type Mark, type Point } from '../marks';
import { type Block, gap, paragraph, type Ruler, stack } from '../setting';
import { column } from '../sheet';

/** Minutes between two points of the curve. */
const STEP = 20;

/** Room for the times of the tides over the curve, and for the hours under it. */
const ROOM = { above: 5.6, below: 2.6 } as const;

export interface SeaOptions {
  readonly ruler: Ruler;
  readonly tides: StayTides;
  readonly date: IsoDate;
  readonly light: Light;
  /** Of the curve with its lettering. */
  readonly height: number;
  /** When the stops begin, to be marked. */
  readonly stops?: readonly EpochMinutes[];
}

/** "Sunrise 06:20 · sunset 20:05 · dusk 20:39". */
export function lightWords({ sunrise, sunset, dusk }: Light): string {
  return `Sunrise ${londonTime(sunrise)} · sunset ${londonTime(sunset)} · dusk ${londonTime(dusk)}`;
}

/** The light in words, and the tide as a curve where it is predicted. */
export function seaOfDay(options: SeaOptions): Block {
  const { ruler, tides, date, light } = options;
  const words = paragraph(ruler, lightWords(light), looks.text, { ...wide, most: 2 });
  if (!tides.covers(date)) {
    const none = 'There is no tide prediction for this day.';
    return stack(words, paragraph(ruler, none, looks.quiet, wide), gap(1.4));
  }
  return stack(words, gap(0.6), curve(options), gap(1.4));
}

function curve({ ruler, tides, date, light, height, stops = [] }: SeaOptions): Block {
  const { from, to } = londonDayBounds(date);
  const right = column.left + column.width;
  const x = (instant: EpochMinutes) =>
    column.left + Math.min(Math.max((instant - from) / (to - from), 0), 1) * column.width;
  const samples = Array.from({ length: Math.ceil((to - from) / STEP) + 1 }, (_, index) => {
    const instant = Math.min(from + index * STEP, to);
    return { instant, metres: tides.tides.heightAt(instant) };
  });
  const top = Math.max(...samples.map(({ metres }) => metres), 1);
  const bottom = Math.min(...samples.map(({ metres }) => metres), 0);
  const inner = height - ROOM.above - ROOM.below;
  const level = (metres: number) => inner * (1 - (0.88 * (metres - bottom)) / (top - bottom));

  return {
    height,
    marks: (y): readonly Mark[] => {
      const ground = y + ROOM.above;
      const foot = ground + inner;
      const line = samples.map(({ instant, metres }): Point => [
        x(instant),
        ground + level(metres),
      ]);
      const box = { y: ground, height: inner };
      const hours = [0, 1, 2, 3, 4].map((quarter) => from + (quarter * (to - from)) / 4);
      return [
        bar({ x: column.left, width: column.width, ...box }, 'white'),
        bar({ x: column.left, width: x(light.sunrise) - column.left, ...box }, 'sand'),
        bar({ x: x(light.sunset), width: right - x(light.sunset), ...box }, 'sand'),
        { kind: 'path', points: [...line, [right, foot], [column.left, foot]], fill: 'shallow' },
        ...hours.map((instant) => bar({ x: x(instant) - 0.05, width: 0.1, ...box }, 'line')),
        { kind: 'path', points: line, stroke: { ink: 'sea', width: 0.45 } },
        bar({ x: column.left, y: foot, width: column.width, height: 0.2 }, 'sea'),
        ...stops.map((instant): Mark => {
          const at = Math.min(Math.max(x(instant), column.left + 0.9), right - 0.9);
          const points: Point[] = [
            [at - 0.9, ground - 0.2],
            [at + 0.9, ground - 0.2],
            [at, ground + 1.3],
          ];
          return { kind: 'path', points, fill: 'boatRed' };
        }),
        ...hours.flatMap((instant, index) =>
          words(ruler, index === 4 ? '24:00' : londonTime(instant), x(instant), y + height - 0.3),
        ),
        ...tides
          .extremes(date)
          .flatMap(({ kind, instant, height: metres }) => [
            ...words(ruler, londonTime(instant), x(instant), y + 2, 'bold'),
            ...words(ruler, `${kind} ${metres.toFixed(1)}\u00a0m`, x(instant), y + 4.4),
          ]),
      ];
    },
  };
}

/** A few letters round a spot, inside of the column. */
function words(
  ruler: Ruler,
  text: string,
  middle: number,
  y: number,
  face: 'body' | 'bold' = 'body',
): readonly Mark[] {
  const size = face === 'bold' ? 6.2 : 5.4;
  const width = ruler(text, face, size);
  const right = column.left + column.width;
  const x = Math.min(Math.max(middle - width / 2, column.left), right - width);
  return [{ kind: 'text', x, y, text, face, size, ink: face === 'bold' ? 'navy' : 'slate' }];
}
