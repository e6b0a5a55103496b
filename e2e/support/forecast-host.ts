/**
 * A server that answers as Open-Meteo does, and the site on a host of its own that names it in its
 * place, in its policy and in its scripts.
 */
import { forecastService } from '@/content/forecast';
import { seaAnswer, weatherAnswer, type Weather } from '@/lib/forecast/testing/answers';
import { londonDate, toEpochMinutes } from '@/lib/time/london';
import { listen, openHost } from './host';

export interface Answer {
  readonly status?: number;
  readonly body: string;
}

export interface Sky {
  /** Host and port. */
  readonly host: string;
  readonly url: string;
  /** What was asked for, in its order. */
  readonly asked: URL[];
  /** Is asked at the browser's time, with this weather and so high waves. */
  readonly be: (now: string, weather?: Weather, waves?: number) => void;
  /** Answers about the weather otherwise; undefined: never. */
  readonly answer: (
    change: (answer: ReturnType<typeof weatherAnswer>) => Answer | undefined,
  ) => void;
}

export async function openSky(): Promise<{ sky: Sky; close: () => Promise<void> }> {
  let first = 0;
  let [weather, waves]: [Weather | undefined, number | undefined] = [undefined, undefined];
  let change: Parameters<Sky['answer']>[0] = (answer) => ({ body: JSON.stringify(answer) });
  const asked: URL[] = [];

  const service = await listen((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    asked.push(url);
    const answer = url.pathname.endsWith('/marine')
      ? { body: JSON.stringify(seaAnswer(first, waves)) }
      : change(weatherAnswer(first, weather));
    if (!answer) return;
    const type = answer.body.startsWith('<') ? 'text/html' : 'application/json';
    response
      .writeHead(answer.status ?? 200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' })
      .end(answer.body);
  });
  const host = `localhost:${service.port}`;
  const { url, stop } = await openHost({
    rewrite: (text) =>
      [forecastService.weather.url, forecastService.sea.url].reduce(
        (all, address) => all.replaceAll(new URL(address).origin, `http://${host}`),
        text,
      ),
  });

  return {
    sky: {
      host,
      url,
      asked,
      be: (now, nextWeather, nextWaves) => {
        first = toEpochMinutes(londonDate(Date.parse(now) / 60_000), '00:00') * 60;
        [weather, waves] = [nextWeather, nextWaves];
      },
      answer: (next) => {
        change = next;
      },
    },
    close: async () => {
      await service.close();
      await stop();
    },
  };
}
