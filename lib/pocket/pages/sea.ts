import type { IsoDate } from '@/content/types';
import type { StayTides } from '@/lib/days/check/tide';
import type { Light } from '@/lib/days/check/timeline';
import { type EpochMinutes, londonDayBounds, londonTime, toEpochMinutes } from '@/lib/time/london';
import { textStyles } from '../blocks';
import { type Block, gap, indented, paragraph, type Ruler, stack } from '../layout';
import { filledBox, type Point, type Shape } from '../shapes';
import { column } from '../sheet';

const STEP = 20;

const ROOM = { above: 6.6, below: 3.2 } as const;

export interface SeaOptions {
  readonly ruler: Ruler;
  readonly tides: StayTides;
  readonly date: IsoDate;
  readonly light: Light;
  readonly height: number;
  readonly stops?: readonly EpochMinutes[];
}

export function tideText(tides: StayTides, date: IsoDate): string | undefined {
  if (!tides.covers(date)) return undefined;
  const turns = tides.extremes(date).map(({ kind, instant }) => `${kind} ${londonTime(instant)}`);
  return `Tide: ${turns.join(', ')}.`;
}

export function seaOfDay(options: SeaOptions): Block {
  const { ruler, tides, date, light } = options;
  const { sunrise, sunset, dusk } = light;
  const text = `Sunrise ${londonTime(sunrise)} · sunset ${londonTime(sunset)} · dark ${londonTime(dusk)}`;
  return stack(
    paragraph(ruler, text, textStyles.text, indented(0, 2)),
    gap(0.6),
    tides.covers(date)
      ? curve(options)
      : paragraph(ruler, 'No tide times for this day yet.', textStyles.quiet),
    gap(1.2),
  );
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
  // By the clock, not by quarters of the day: two days a year have 23 or 25 hours.
  const hours = [
    ...(['00:00', '06:00', '12:00', '18:00'] as const).map((label) => ({
      label: label as string,
      instant: toEpochMinutes(date, label),
    })),
    { label: '24:00', instant: to },
  ];

  return {
    height,
    draw: (y): readonly Shape[] => {
      const ground = y + ROOM.above;
      const foot = ground + inner;
      const line = samples.map(({ instant, metres }): Point => [
        x(instant),
        ground + level(metres),
      ]);
      const box = { y: ground, height: inner };
      return [
        filledBox({ x: column.left, width: column.width, ...box }, 'white'),
        filledBox({ x: column.left, width: x(light.sunrise) - column.left, ...box }, 'sand'),
        filledBox({ x: x(light.sunset), width: right - x(light.sunset), ...box }, 'sand'),
        { kind: 'path', points: [...line, [right, foot], [column.left, foot]], fill: 'shallow' },
        ...hours.map(({ instant }) =>
          filledBox({ x: x(instant) - 0.05, width: 0.1, ...box }, 'line'),
        ),
        { kind: 'path', points: line, stroke: { ink: 'sea', width: 0.45 } },
        filledBox({ x: column.left, y: foot, width: column.width, height: 0.2 }, 'sea'),
        ...stops.map((instant): Shape => {
          const at = Math.min(Math.max(x(instant), column.left + 0.9), right - 0.9);
          const points: Point[] = [
            [at - 0.9, ground - 0.2],
            [at + 0.9, ground - 0.2],
            [at, ground + 1.3],
          ];
          return { kind: 'path', points, fill: 'boatRed' };
        }),
        ...hours.flatMap(({ instant, label }) =>
          lettering(ruler, label, x(instant), y + height - 0.4),
        ),
        ...tides
          .extremes(date)
          .flatMap(({ instant, height: metres }) => [
            ...lettering(ruler, londonTime(instant), x(instant), y + 2.6, 'bold'),
            ...lettering(ruler, `${metres.toFixed(1)}\u00a0m`, x(instant), y + 5.8),
          ]),
      ];
    },
  };
}

function lettering(
  ruler: Ruler,
  text: string,
  middle: number,
  y: number,
  face: 'body' | 'bold' = 'body',
): readonly Shape[] {
  const width = ruler(text, face, 8);
  const right = column.left + column.width;
  const x = Math.min(Math.max(middle - width / 2, column.left), right - width);
  return [{ kind: 'text', x, y, text, face, size: 8, ink: face === 'bold' ? 'navy' : 'slate' }];
}
