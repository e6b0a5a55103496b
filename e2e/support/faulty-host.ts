/** A host that fails as real ones do. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { Fixtures, PlaywrightTestArgs, PlaywrightTestOptions } from 'playwright/test';
import { openHost, type Fault, type Faults, type Host } from './host';

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

export interface FaultyHost extends Host {
  readonly fail: (faults: Faults) => void;
  readonly recover: () => void;
}

/** The site on a host of its own; for `test.extend`. */
export const separateHost: Fixtures<
  { host: FaultyHost },
  object,
  PlaywrightTestArgs & PlaywrightTestOptions
> = {
  host: async ({}, use) => {
    const none: Faults = () => undefined;
    let faults = none;
    const host = await openHost({ faults: (path) => faults(path) });
    const fail = (next: Faults) => {
      faults = next;
    };
    await use({ ...host, fail, recover: () => fail(none) });
    await host.stop();
  },
  baseURL: ({ host }, use) => use(host.url),
};
