/** What a forecast says of what is planned. It never says that something is safe. */
import type { IsoDate } from '@/content/types';
import {
  type EpochMinutes,
  londonDate,
  londonTime,
  type TimeSpan,
  toEpochMinutes,
} from '@/lib/time/london';
import { formatDayMonth } from '@/lib/time/words';
import type { FactSource } from '@/lib/trust/sources';
import type { WEATHER_CODES } from './codes';
import type { Forecast, Hour } from './forecast';
import { daytimeOf, isWet, weatherWords } from './words';

export interface WeatherRemark {
  readonly code: (typeof WEATHER_CODES)[number] | 'forecast';
  readonly sentence: string;
  readonly sources: readonly FactSource[];
}

/** What is planned, as far as weather matters to it. */
export interface Outing {
  readonly isOutdoors: boolean;
  readonly isBeach: boolean;
  readonly isClifftop: boolean;
  /** For the sunrise, or under the stars. */
  readonly needsClearSky: boolean;
}

export interface PlanForecast {
  /** Of what is planned on a date; from nine to six where it has no time. Empty out of its reach. */
  readonly remarks: (
    outing: Outing,
    date: IsoDate,
    span: TimeSpan | undefined,
  ) => readonly WeatherRemark[];
  readonly day: (date: IsoDate) => readonly WeatherRemark[];
}

interface Service {
  readonly name: string;
  readonly url: string;
  readonly windyPlace: string;
}

const CLOUDY = 70;
const GUSTS = 30;
const WAVES = 1;

const most = (values: readonly number[]) => Math.max(...values);

export function planForecast({ askedAt, hours, sea }: Forecast, service: Service): PlanForecast {
  const made = `${formatDayMonth(londonDate(askedAt))}, ${londonTime(askedAt)}`;
  const sources = [{ name: service.name, url: service.url, readOn: londonDate(askedAt) }];
  const remark = (code: WeatherRemark['code'], words: string): WeatherRemark => ({
    code,
    sentence: `${words} (forecast of ${made}).`,
    sources,
  });
  const within = <One extends { readonly at: EpochMinutes }>(
    all: readonly One[],
    { from, to }: TimeSpan,
  ) => all.filter(({ at }) => at < to && at + 60 > from);

  function rainWords(wet: readonly Hour[]): string {
    const [first, last] = [wet[0]?.at ?? 0, (wet.at(-1)?.at ?? 0) + 60];
    return `Rain likely ${londonTime(first)}–${londonTime(last)}`;
  }

  return {
    remarks: ({ isOutdoors, isBeach, isClifftop, needsClearSky }, date, span) => {
      const whole = { from: toEpochMinutes(date, '09:00'), to: toEpochMinutes(date, '18:00') };
      // A stay without a length is an instant; the hour that it falls into counts.
      const asked = span ? { from: span.from, to: Math.max(span.to, span.from + 1) } : whole;
      const here = within(hours, asked);
      if (here.length === 0) return [];
      const wet = isOutdoors ? here.filter(isWet) : [];
      const gusts = isClifftop ? most(here.map((hour) => hour.gusts)) : 0;
      const cloud = needsClearSky ? most(here.map((hour) => hour.cloud)) : 0;
      const waves = isBeach ? most([0, ...within(sea, asked).map((hour) => hour.waves)]) : 0;
      return [
        ...(wet.length > 0 ? [remark('rain-likely', rainWords(wet))] : []),
        ...(gusts > GUSTS
          ? [remark('strong-gusts', `Gusts of ${Math.round(gusts)} mph likely`)]
          : []),
        ...(cloud >= CLOUDY ? [remark('cloud-likely', 'Cloud may hide the sky')] : []),
        ...(waves > WAVES ? [remark('high-waves', `Waves of ${waves.toFixed(1)} m likely`)] : []),
      ];
    },
    day: (date) => {
      const day = daytimeOf(hours, date);
      // Part of its last day is no forecast of it.
      const until = toEpochMinutes(date, '18:00');
      if (day.length === 0 || (day.at(-1)?.at ?? 0) + 60 < until) return [];
      return [remark('forecast', weatherWords(day, service.windyPlace))];
    },
  };
}
