import { getMoonPosition, getMoonTimes, getTimes } from 'suncalc';
import { natureCalendar } from '@/content/nature';
import { turnsOfYear } from '@/content/nature-words';
import { tidePort } from '@/content/tides/port/port';
import type { IsoDate, MeteorShower, NatureSeason, YearMonth } from '@/content/types';
import { monthOf } from '@/lib/events/calendar';
import { remembered } from '@/lib/remembered';
import { formatHeight, lowWatersOf } from '@/lib/tides/day';
import { datesBetween, datesOfMonth } from '@/lib/time/day';
import {
  addDays,
  type EpochMinutes,
  londonDate,
  londonTime,
  toEpochMinutes,
} from '@/lib/time/london';
import { moonAge, moonLight } from '@/lib/time/moon';
import { sunTimes } from '@/lib/time/sun';
import { formatDayMonth, formatMonth } from '@/lib/time/words';
import type { NatureDay } from './nature-day';
import { whenSunReaches } from './solar-longitude';

const { latitude, longitude } = tidePort;
const at = (instant: EpochMinutes) => new Date(instant * 60_000);
const minutesOf = (date: Date): EpochMinutes => Math.round(date.getTime() / 60_000);

/** Degrees that the moon draws ahead of the sun in a day. */
const MOON_A_DAY = 12.2;
/** Minutes before sunset from which a rising moon is seen in the dusk. */
const BEFORE_SUNSET = 20;

const compass = [
  'north',
  'north-north-east',
  'north-east',
  'east-north-east',
  'east',
  'east-south-east',
  'south-east',
  'south-south-east',
  'south',
] as const;

function lowestOf(month: YearMonth): NatureDay[] {
  const [lowest] = datesOfMonth(month)
    .flatMap((date) => lowWatersOf(date) ?? [])
    .sort((a, b) => a.height - b.height || a.instant - b.instant);
  if (!lowest) return [];
  return [
    {
      id: `low-water-${month}`,
      kind: 'low-water',
      date: londonDate(lowest.instant),
      at: lowest.instant,
      title: `Lowest low water of ${formatMonth(month)} by daylight`,
      text: `Low water ${londonTime(lowest.instant)} (${formatHeight(lowest.height)}) at ${tidePort.name}. Good for rock pools: go as the tide falls, and be back before it turns. Our prediction, not for navigation.`,
    },
  ];
}

function moonsOf(year: number): NatureDay[] {
  const { from, to } = natureCalendar.seaHorizon;
  const fromFull = (instant: EpochMinutes) => Math.abs(moonAge(instant) - 180);
  const evenings = datesBetween(`${year}-01-01`, `${year}-12-31`).flatMap((date) => {
    const noon = toEpochMinutes(date, '12:00');
    // Finding the moonrise is slow.
    if (fromFull(noon) > 2 * MOON_A_DAY) return [];
    const { rise } = getMoonTimes(at(noon), latitude, longitude);
    if (!rise) return [];
    const { sunset, dusk } = sunTimes(date, tidePort);
    const instant = minutesOf(rise);
    const { azimuth } = getMoonPosition(rise, latitude, longitude);
    const apart = fromFull(instant);
    const isSeen = instant >= sunset - BEFORE_SUNSET && instant <= dusk;
    if (!isSeen || apart > MOON_A_DAY || azimuth < from || azimuth > to) return [];
    return [{ date, instant, azimuth, apart, sunset }];
  });
  const chosen = evenings.filter(
    (one) =>
      !evenings.some(
        (other) => Math.abs(other.instant - one.instant) < 5 * 1440 && other.apart < one.apart,
      ),
  );
  return chosen.map(({ date, instant, azimuth, sunset }) => ({
    id: `moon-${date}`,
    kind: 'moon',
    date,
    at: instant,
    title: 'Full moon out of the sea at dusk',
    text: `Moonrise about\u00a0${londonTime(instant)} in the ${compass[Math.round(azimuth / 22.5)] ?? 'east'}, sunset\u00a0${londonTime(sunset)}. Hills and haze hold it back a few minutes.`,
  }));
}

/** "The moon, 3% lit, is down": how dark the night of a shower is. */
function darkness(evening: IsoDate): string {
  const midnight = toEpochMinutes(addDays(evening, 1), '01:00');
  const { lit } = moonLight(midnight);
  const percent = `${Math.round(lit * 100)}%`;
  const hours = [-180, -120, -60, 0, 60, 120, 180];
  const isUp = hours.map(
    (minutes) => getMoonPosition(at(midnight + minutes), latitude, longitude).altitude > 0,
  );
  if (!isUp.includes(true)) return `The moon, ${percent} lit, is down: a dark night.`;
  if (lit < 0.25) return `The moon is only ${percent} lit: little to outshine them.`;
  if (!isUp.includes(false)) {
    return `The moon, ${percent} lit, is up from ten until four and drowns the faint ones.`;
  }
  return isUp[0]
    ? `The moon, ${percent} lit, sets in the night: look after that.`
    : `The moon, ${percent} lit, rises in the night: look before that.`;
}

function showerOf({ slug, name, solarLongitude, source }: MeteorShower, year: number): NatureDay {
  const peak = whenSunReaches(solarLongitude, year, '2000');
  // The night whose middle is nearest to it, called by its evening.
  const evening = londonDate(peak - 12 * 60 - 60);
  return {
    id: `${slug}-${year}`,
    kind: 'meteors',
    date: evening,
    name: `The ${name}`,
    title: `The ${name}, night of ${formatDayMonth(evening)}`,
    text: `Shooting stars, best after midnight and away from lamps. ${darkness(evening)} Night: ${source.name}.`,
  };
}

function sunOf(year: number): NatureDay[] {
  const turning = turnsOfYear.map(({ degrees, title, text }): NatureDay => {
    const date = londonDate(whenSunReaches(degrees, year));
    const { sunrise, sunset } = sunTimes(date, tidePort);
    const light = `Sunrise\u00a0${londonTime(sunrise)}, sunset\u00a0${londonTime(sunset)}.`;
    return { id: `sun-${degrees}-${year}`, kind: 'sun', date, title, text: `${text} ${light}` };
  });
  const evenings = datesBetween(`${year}-01-01`, `${year}-12-31`).flatMap((date) => {
    // To the second, since some days in a row are the same to the minute.
    const { sunset } = getTimes(new Date(`${date}T12:00:00Z`), latitude, longitude);
    // By the sun, not by the clock, which goes forward an hour in summer.
    return sunset ? [{ date, sunset, ofDay: sunset.getTime() - Date.parse(date) }] : [];
  });
  const extreme = (slug: string, title: string, order: 1 | -1): NatureDay => {
    const { date, sunset } = evenings.reduce((best, one) =>
      order * (one.ofDay - best.ofDay) > 0 ? one : best,
    );
    const instant = minutesOf(sunset);
    return {
      id: `${slug}-${year}`,
      kind: 'sun',
      date,
      at: instant,
      title,
      text: `Sunset\u00a0${londonTime(instant)}, the ${order > 0 ? 'latest' : 'earliest'} of the year.`,
    };
  };
  return [
    ...turning,
    extreme('latest-sunset', 'Latest sunset of the year', 1),
    extreme('earliest-sunset', 'Earliest sunset of the year', -1),
  ];
}

function seasonOf(season: NatureSeason, year: number): NatureDay {
  const { slug, title, text, place, from, until, source } = season;
  return {
    id: `${slug}-${year}`,
    kind: 'season',
    date: `${year}-${from}`,
    until: `${until < from ? year + 1 : year}-${until}`,
    title,
    text: `${text} Source: ${source.name}.`,
    place,
  };
}

function computeYear(year: number): readonly NatureDay[] {
  const months = new Set(datesBetween(`${year}-01-01`, `${year}-12-31`).map(monthOf));
  const days = [
    ...[...months].flatMap(lowestOf),
    ...moonsOf(year),
    ...natureCalendar.meteors.map((shower) => showerOf(shower, year)),
    ...sunOf(year),
    ...natureCalendar.seasons.map((season) => seasonOf(season, year)),
  ];
  return days.sort((a, b) => a.date.localeCompare(b.date));
}

const years = new Map<number, readonly NatureDay[]>();

export const natureOfYear = (year: number): readonly NatureDay[] =>
  remembered(years, year, () => computeYear(year));

export function natureDays(): readonly NatureDay[] {
  const { first, last } = tidePort.predictedYears;
  return Array.from({ length: last - first + 1 }, (_, index) => natureOfYear(first + index)).flat();
}
