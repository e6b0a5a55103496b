/**
 * A host that fails as real ones do: a small proxy in front of the site's server. It keeps its
 * address while versions of the site come and go behind it, so that browsers keep what they kept.
 */
import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Fixtures, PlaywrightTestArgs, PlaywrightTestOptions } from 'playwright/test';
import { serve, type RunningServer } from '@/scripts/server';

/** What a host does to one request instead of answering it. */
type Fault = 'cut' | ((response: ServerResponse) => void);

/** Says what is wrong with a request; undefined where it is answered as it should be. */
export type Faults = (path: string) => Fault | undefined;

const answer =
  (status: number, body: string, headers: OutgoingHttpHeaders = {}): Fault =>
  (response) =>
    response
      .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers })
      .end(body);

export const stall: Fault = () => undefined;
/** The connection breaks off before anything has come. */
export const refused: Fault = (response) => response.destroy();
/** The connection breaks off after half of what was promised. */
export const cut: Fault = 'cut';
/** A 404 that may be cached for a year, as some hosts send during a deploy. */
export const missing = answer(404, '<h1>Not found</h1>', {
  'Cache-Control': 'public, max-age=31536000, immutable',
});
export const badGateway = answer(502, '<h1>Bad Gateway</h1>');
export const empty = answer(200, '');
export const portal = answer(
  200,
  '<!doctype html><title>Welcome to HarbourNet</title><h1>Sign in to HarbourNet</h1>',
);

export interface FaultyHost {
  readonly url: string;
  /** Replaces the served version of the site. */
  readonly deploy: (directory: string) => Promise<void>;
  readonly fail: (faults: Faults) => void;
  readonly recover: () => void;
  readonly stop: () => Promise<void>;
}

/** @param directory the version of the site that is there first */
async function openFaultyHost(directory: string): Promise<FaultyHost> {
  let site: RunningServer = await serve({ directory, port: 0 });
  let faults: Faults = () => undefined;

  function pass(request: IncomingMessage, response: ServerResponse, isCut: boolean): void {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const forward = ask(site.url + (request.url ?? ''), { headers, method: request.method });
    forward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!isCut) {
        answer.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        response.write(body.subarray(0, body.length / 2), () => response.destroy());
      });
    });
    forward.on('error', () => response.destroy());
    forward.end();
  }

  const proxy = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const fault = faults(pathname);
    if (typeof fault === 'function') fault(response);
    else pass(request, response, fault === cut);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const address = proxy.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  let isUp = true;
  return {
    url: `http://localhost:${port}`,
    deploy: async (next) => {
      const before = site;
      site = await serve({ directory: next, port: 0 });
      await before.close();
    },
    fail: (next) => {
      faults = next;
    },
    recover: () => {
      faults = () => undefined;
    },
    stop: async () => {
      if (!isUp) return;
      isUp = false;
      proxy.closeAllConnections();
      await new Promise((done) => proxy.close(done));
      await site.close();
    },
  };
}

/** The site on a host of its own; for `test.extend`. */
export const separateHost: Fixtures<
  { host: FaultyHost },
  object,
  PlaywrightTestArgs & PlaywrightTestOptions
> = {
  host: async ({}, use) => {
    const host = await openFaultyHost('out');
    await use(host);
    await host.stop();
  },
  baseURL: ({ host }, use) => use(host.url),
};
