import { getTimes } from 'suncalc';
import type { Coordinates } from '@/content/types';
import type { EpochMinutes } from './london';
import { minuteOf } from './sun';

export type Skylight = 'dawn' | 'day' | 'gold' | 'dusk' | 'night';

/** By civil twilight, the horizon as it is seen, and six degrees above it. */
export function skylight(instant: EpochMinutes, at: Coordinates): Skylight {
  const times = getTimes(new Date(instant * 60_000), at.latitude, at.longitude);
  if (instant < minuteOf(times.dawn) || instant > minuteOf(times.dusk)) return 'night';
  if (instant < minuteOf(times.goldenHourEnd)) return 'dawn';
  if (instant < minuteOf(times.goldenHour)) return 'day';
  return instant < minuteOf(times.sunset) ? 'gold' : 'dusk';
}
