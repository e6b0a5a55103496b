import { skies } from '@/content/skies';
import type { IsoDate } from '@/content/types';
import { type EpochMinutes, londonDate, londonTime } from '@/lib/time/london';
import { capitalised } from '@/lib/typeset';
import type { Hour } from './open-meteo';

/** Whether rain is to be reckoned with: likely, or enough of it in the forecast. */
export const isWet = ({ rain, rainChance }: Pick<Hour, 'rain' | 'rainChance'>): boolean =>
  rain >= 0.2 ? rainChance >= 30 : rain > 0 && rainChance >= 50;

/** Gusts in miles an hour above which it is windy, and very windy. */
export const WINDY = 30;
const VERY_WINDY = 45;

const numbers = 'twelve one two three four five six seven eight nine ten eleven'.split(' ');

/** An hour as people say it: "noon", "four", "eight in the evening". */
function hourWords(at: EpochMinutes): string {
  const hour = Number(londonTime(at).slice(0, 2));
  if (hour === 12) return 'noon';
  return `${numbers[hour % 12] ?? ''}${hour > 17 ? ' in the evening' : ''}`;
}

function fallsText(hours: readonly Hour[]): string {
  const isAmong = (codes: readonly number[]) => hours.some(({ code }) => codes.includes(code));
  return skies.findLast(({ codes, falls }) => falls && isAmong(codes))?.falls ?? 'rain';
}

const fogCodes = [45, 48];

function dryText(hours: readonly Hour[]): string {
  const fog = hours.findLast(({ code }) => fogCodes.includes(code));
  if (fog === hours.at(-1)) return 'dry, with fog';
  if (fog) return `fog until ${hourWords(fog.at + 60)}, then dry`;
  const cloud = hours.reduce((sum, hour) => sum + hour.cloud, 0) / hours.length;
  if (cloud < 30) return 'dry and clear';
  return cloud < 70 ? 'dry, with some cloud' : 'dry but cloudy';
}

function rainText(hours: readonly Hour[]): string {
  // A single dry hour between two wet ones is none.
  const wet = hours.map(isWet).map((is, index, all) => is || (all[index - 1] && all[index + 1]));
  const changes = hours.filter((_, index) => index > 0 && !wet[index] !== !wet[index - 1]);
  const [change, next] = changes.map(({ at }) => hourWords(at));
  const falls = fallsText(hours.filter((_, index) => wet[index]));
  if (change === undefined) return wet[0] ? `${falls} throughout` : dryText(hours);
  if (next === undefined) {
    return wet[0] ? `${falls} until ${change}, then dry` : `dry until ${change}, then ${falls}`;
  }
  return changes.length === 2 && !wet[0]
    ? `dry but for ${falls} from ${change} to ${next}`
    : `${falls} on and off`;
}

/**
 * What some hours are like, as one says it: "Dry until four, then showers; windy on the cliffs".
 *
 * @param windyPlace where strong gusts are felt, as it ends the sentence
 */
export function weatherWords(hours: readonly Hour[], windyPlace: string): string {
  if (hours.length === 0) return '';
  const gusts = Math.max(...hours.map((hour) => hour.gusts));
  const wind = `; ${gusts > VERY_WINDY ? 'very windy' : 'windy'} ${windyPlace}`;
  return `${capitalised(rainText(hours))}${gusts > WINDY ? wind : ''}`;
}

/** The hours of a date by which people plan, from now on; all that are left where those are over. */
export function daytimeOf(hours: readonly Hour[], date: IsoDate, now = -Infinity): readonly Hour[] {
  const left = hours.filter(({ at }) => londonDate(at) === date && at + 60 > now);
  const day = left.filter(({ at }) => '07:00' <= londonTime(at) && londonTime(at) < '21:00');
  return day.length > 0 ? day : left;
}

const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** "SW": where a wind or waves come from. */
export const compassText = (degrees: number): string => compass[Math.round(degrees / 45) % 8] ?? '';

/** How a wind blows on a beach that looks out to `facing`. */
export function shoreText(windFrom: number, facing: number): string {
  const apart = Math.abs(((windFrom - facing + 540) % 360) - 180);
  if (apart <= 60) return 'onshore';
  return apart >= 120 ? 'offshore' : 'along the shore';
}
