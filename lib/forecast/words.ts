import { type ClockTime } from '@/content/types';
import { type EpochMinutes, londonDate, londonTime } from '@/lib/time/london';
import { capitalised } from '@/lib/typeset';
import type { Hour } from './forecast';

type Wet = 'drizzle' | 'rain' | 'heavy rain' | 'showers' | 'snow' | 'ice' | 'thunder';

/** What each code of Open-Meteo's WMO table is called, and what falls. */
const codes = new Map<number, readonly [sky: string, wet?: Wet]>([
  [0, ['Clear']],
  [1, ['Mostly clear']],
  [2, ['Some cloud']],
  [3, ['Cloudy']],
  [45, ['Fog']],
  [48, ['Freezing fog']],
  [51, ['Light drizzle', 'drizzle']],
  [53, ['Drizzle', 'drizzle']],
  [55, ['Heavy drizzle', 'drizzle']],
  [56, ['Freezing drizzle', 'ice']],
  [57, ['Freezing drizzle', 'ice']],
  [61, ['Light rain', 'rain']],
  [63, ['Rain', 'rain']],
  [65, ['Heavy rain', 'heavy rain']],
  [66, ['Freezing rain', 'ice']],
  [67, ['Freezing rain', 'ice']],
  [71, ['Light snow', 'snow']],
  [73, ['Snow', 'snow']],
  [75, ['Heavy snow', 'snow']],
  [77, ['Snow grains', 'snow']],
  [80, ['Light showers', 'showers']],
  [81, ['Showers', 'showers']],
  [82, ['Heavy showers', 'heavy rain']],
  [85, ['Snow showers', 'snow']],
  [86, ['Heavy snow showers', 'snow']],
  [95, ['Thunder', 'thunder']],
  [96, ['Thunder and hail', 'thunder']],
  [99, ['Thunder and hail', 'thunder']],
]);

/** The worst first: a spell is called by it. */
const worst: readonly Wet[] = [
  'thunder',
  'ice',
  'snow',
  'heavy rain',
  'rain',
  'showers',
  'drizzle',
];
const wetWords: Partial<Record<Wet, string>> = { thunder: 'thundery rain', ice: 'freezing rain' };

export const isWeatherCode = (code: number): boolean => codes.has(code);

/** "Light rain". */
export const skyText = ({ code }: Pick<Hour, 'code'>): string => codes.get(code)?.[0] ?? '';

const LIKELY = 50;
const WETTING = 0.2;

/** Whether rain is to be reckoned with: likely, or enough of it in the forecast. */
export const isWet = ({ rain, rainChance }: Pick<Hour, 'rain' | 'rainChance'>): boolean =>
  rain >= WETTING ? rainChance >= 30 : rainChance >= LIKELY && rain > 0;

const STRONG = 30;
const VERY_STRONG = 45;

const numbers = ['midnight', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const numberWords = [...numbers, 'nine', 'ten', 'eleven', 'noon'];

/** An hour as people say it: "noon", "four", "eight in the evening". */
function hourWords(at: EpochMinutes): string {
  const hour = Number(londonTime(at).slice(0, 2));
  const word = numberWords[hour % 12 === 0 ? (hour === 0 ? 0 : 12) : hour % 12] ?? '';
  return hour > 17 ? `${word} in the evening` : word;
}

function wetName(hours: readonly Hour[]): string {
  const falls = hours.flatMap(({ code }) => codes.get(code)?.[1] ?? []);
  const wet = worst.find((one) => falls.includes(one)) ?? 'rain';
  return wetWords[wet] ?? wet;
}

interface Spell {
  readonly wet: boolean;
  readonly hours: readonly Hour[];
}

/** Wet and dry in turns; a single dry hour between two wet ones is none. */
function spellsOf(hours: readonly Hour[]): readonly Spell[] {
  const isIn = (index: number) => {
    const [before, hour, after] = [hours[index - 1], hours[index], hours[index + 1]];
    return (
      hour !== undefined && (isWet(hour) || (!!before && !!after && isWet(before) && isWet(after)))
    );
  };
  return hours.reduce<readonly Spell[]>((spells, hour, index) => {
    const last = spells.at(-1);
    const wet = isIn(index);
    if (last?.wet !== wet) return [...spells, { wet, hours: [hour] }];
    return [...spells.slice(0, -1), { wet, hours: [...last.hours, hour] }];
  }, []);
}

function dryText(hours: readonly Hour[]): string {
  const fog = hours.findLast(({ code }) => code === 45 || code === 48);
  if (fog && fog !== hours.at(-1)) return `fog until ${hourWords(fog.at + 60)}, then dry`;
  if (fog) return 'dry, with fog';
  const cloud = hours.reduce((sum, hour) => sum + hour.cloud, 0) / hours.length;
  if (cloud < 30) return 'dry and clear';
  return cloud < 70 ? 'dry, with some cloud' : 'dry but cloudy';
}

function rainText(hours: readonly Hour[]): string {
  const spells = spellsOf(hours);
  const [first, second, third] = spells;
  if (!first) return '';
  const start = (spell: Spell) => hourWords(spell.hours[0]?.at ?? 0);
  if (!second) return first.wet ? `${wetName(first.hours)} throughout` : dryText(first.hours);
  if (!third) {
    return first.wet
      ? `${wetName(first.hours)} until ${start(second)}, then dry`
      : `dry until ${start(second)}, then ${wetName(second.hours)}`;
  }
  if (spells.length === 3 && second.wet) {
    return `dry but for ${wetName(second.hours)} from ${start(second)} to ${start(third)}`;
  }
  return `${wetName(spells.filter(({ wet }) => wet).flatMap((spell) => spell.hours))} on and off`;
}

/**
 * What some hours are like, as one says it: "Dry until four, then showers; windy on the cliffs".
 *
 * @param windyPlace ends the part about a wind that gusts over 30 mph
 */
export function weatherWords(hours: readonly Hour[], windyPlace: string): string {
  if (hours.length === 0) return '';
  const gusts = Math.max(...hours.map((hour) => hour.gusts));
  const strength = gusts > VERY_STRONG ? 'very windy' : 'windy';
  const wind = gusts > STRONG ? `; ${strength} ${windyPlace}` : '';
  return `${capitalised(rainText(hours))}${wind}`;
}

const DAYTIME: readonly [ClockTime, ClockTime] = ['07:00', '21:00'];

/** Of the hours those of a date by which people plan, or all where it is over; from now on. */
export function daytimeOf(
  hours: readonly Hour[],
  date: string,
  now: EpochMinutes = -Infinity,
): readonly Hour[] {
  const ofDate = hours.filter(({ at }) => londonDate(at) === date && at + 60 > now);
  const day = ofDate.filter(
    ({ at }) => DAYTIME[0] <= londonTime(at) && londonTime(at) < DAYTIME[1],
  );
  return day.length > 0 ? day : ofDate;
}

const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** "SW": where a wind or waves come from. */
export const compassText = (degrees: number): string => compass[Math.round(degrees / 45) % 8] ?? '';

/** How a wind blows on a beach that looks out to `facing`: from the sea, to it, or along the shore. */
export function shoreText(
  windFrom: number,
  facing: number,
): 'onshore' | 'offshore' | 'along the shore' {
  const apart = Math.abs(((windFrom - facing + 540) % 360) - 180);
  if (apart <= 60) return 'onshore';
  return apart >= 120 ? 'offshore' : 'along the shore';
}
