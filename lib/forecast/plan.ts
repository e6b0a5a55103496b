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
import type { Forecast } from './open-meteo';
import { daytimeOf, isWet, weatherWords, WINDY } from './words';

type RemarkCode = 'forecast' | 'rain-likely' | 'strong-gusts' | 'cloud-likely' | 'high-waves';

export type PlanForecast = ReturnType<typeof planForecast>;

/** Per cent of the sky, and metres. */
const CLOUDY = 70;
const HIGH = 1;

/** Says nothing of dates that the forecast does not reach. */
export function planForecast(
  { askedAt, hours, sea }: Forecast,
  service: { readonly name: string; readonly url: string; readonly windyPlace: string },
) {
  const made = `${formatDayMonth(londonDate(askedAt))}, ${londonTime(askedAt)}`;
  const sources = [{ name: service.name, url: service.url, readOn: londonDate(askedAt) }];
  const remark = (code: RemarkCode, words: string) => ({
    code,
    sentence: `${words} (forecast of ${made}).`,
    sources,
  });
  return {
    /**
     * All that may be against something on a date.
     *
     * @param span when, if that is known; from nine to six is looked at otherwise
     */
    remarks: (date: IsoDate, span: TimeSpan | undefined) => {
      const from = span?.from ?? toEpochMinutes(date, '09:00');
      // A visit without a length is an instant: its hour counts.
      const to = span ? Math.max(span.to, from + 1) : toEpochMinutes(date, '18:00');
      const isThen = ({ at }: { readonly at: EpochMinutes }) => at < to && at + 60 > from;
      const then = hours.filter(isThen);
      const wet = then.filter(isWet).map(({ at }) => at);
      const rain = [wet[0] ?? 0, (wet.at(-1) ?? 0) + 60].map(londonTime).join('–');
      const gusts = Math.round(Math.max(0, ...then.map((hour) => hour.gusts)));
      const waves = Math.max(0, ...sea.filter(isThen).map((hour) => hour.waves));
      const isCloudy = then.some(({ cloud }) => cloud >= CLOUDY);
      return [
        ...(wet.length > 0 ? [remark('rain-likely', `Rain likely ${rain}`)] : []),
        ...(gusts > WINDY ? [remark('strong-gusts', `Gusts of ${gusts} mph likely`)] : []),
        ...(isCloudy ? [remark('cloud-likely', 'Cloud may hide the sky')] : []),
        ...(waves > HIGH ? [remark('high-waves', `Waves of ${waves.toFixed(1)} m likely`)] : []),
      ];
    },
    day: (date: IsoDate) => {
      const day = daytimeOf(hours, date);
      const isWhole = day.some(({ at }) => londonTime(at) === '18:00');
      return isWhole ? [remark('forecast', weatherWords(day, service.windyPlace))] : [];
    },
  };
}
