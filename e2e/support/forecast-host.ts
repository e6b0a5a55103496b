/**
 * A server that answers as Open-Meteo does, and the site on a host of its own that names it in its
 * place, in its policy and in its scripts.
 */
import { createServer, type RequestListener, type Server } from 'node:http';
import { forecastService } from '@/content/forecast';
import { seaAnswer, weatherAnswer, type Weather } from '@/lib/forecast/testing/answers';
import { londonDate, toEpochMinutes } from '@/lib/time/london';
import { serve } from '@/scripts/server';

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

async function listen(handle: RequestListener): Promise<{ server: Server; host: string }> {
  const server = createServer(handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return { server, host: `localhost:${typeof address === 'object' && address ? address.port : 0}` };
}

export async function openSky(): Promise<{ sky: Sky; close: () => Promise<void> }> {
  const guide = await serve({ directory: 'out', port: 0 });
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
  const inPlace = (text: string) =>
    [forecastService.weather.url, forecastService.sea.url].reduce(
      (all, url) => all.replaceAll(new URL(url).origin, `http://${service.host}`),
      text,
    );
  const site = await listen((request, response) => {
    void fetch(guide.url + (request.url ?? '/'), { redirect: 'manual' }).then(async (answer) => {
      const headers = Object.fromEntries(answer.headers);
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) {
        delete headers[name];
      }
      for (const [name, value] of Object.entries(headers)) headers[name] = inPlace(value);
      response.writeHead(answer.status, headers);
      const body = Buffer.from(await answer.arrayBuffer());
      const isText = /html|javascript/.test(headers['content-type'] ?? '');
      response.end(isText ? inPlace(body.toString('utf8')) : body);
    });
  });

  return {
    sky: {
      host: service.host,
      url: `http://${site.host}`,
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
      for (const { server } of [service, site]) {
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
      }
      await guide.close();
    },
  };
}
