import { tidePort } from '@/content/tides/port/port';
import type { IsoDate } from '@/content/types';
import { lowWaterDay } from '@/lib/tides/low-water';
import { tideHeight } from '@/lib/tides/words';
import { londonDayBounds, londonTime } from '@/lib/time/london';
import { type MoonLight, moonLight, moonPhase } from '@/lib/time/moon';
import { sunTimes } from '@/lib/time/sun';

export interface DayFacts {
  readonly lowWaters: readonly { readonly time: string; readonly height: string }[] | undefined;
  readonly light: string;
  readonly moon: { readonly name: string; readonly light: MoonLight };
}

export function dayFacts(date: IsoDate): DayFacts {
  const { from, to } = londonDayBounds(date);
  const { sunrise, sunset } = sunTimes(date, tidePort);
  return {
    lowWaters: lowWaterDay(date, undefined)?.lowWaters.map((tide) => ({
      time: londonTime(tide.instant),
      height: tideHeight(tide),
    })),
    light: `${londonTime(sunrise)}–${londonTime(sunset)}`,
    moon: { name: moonPhase(date), light: moonLight((from + to) / 2) },
  };
}
