/** The exported site on an address of its own, with a script before all others in every page. */
import { text } from 'node:stream/consumers';
import { openHost, type Fault } from '../support/host';

/**
 * Runs before the page's own scripts: sends every complaint of the browser to the host, and stops
 * the clock at the instant that a test has left in the session.
 */
function beforeThePage(): void {
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  // A page that is left cancels what it was loading.
  const report = (complaint: string) => isLeaving || navigator.sendBeacon('/complaints', complaint);
  const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : '');
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    report(`policy violation: ${effectiveDirective} ${blockedURI}`);
  });
  addEventListener(
    'error',
    ({ message, target }) => {
      if (message) report(`uncaught: ${message}`);
      const { src, href } = target as { src?: string; href?: string };
      const url = src ?? href ?? '';
      if (originOf(url) === location.origin) report(`not loaded: ${url}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    // A view transition that the browser gives up: the next page is there without it.
    if (reason instanceof DOMException && reason.name === 'AbortError') return;
    report(`uncaught: ${String(reason)}`);
  });
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      report(`console ${level}: ${values.map(String).join(' ')}`);
      log(...values);
    };
  }

  const clock = sessionStorage.getItem('clock');
  if (clock === null) return;
  const now = Number(clock);
  window.Date = new Proxy(Date, {
    construct: (real, values) =>
      Reflect.construct(real, values.length === 0 ? [now] : values) as Date,
    get: (real, name) => (name === 'now' ? () => now : (Reflect.get(real, name) as unknown)),
  });
}

const scriptPath = '/before.js';
const script = `(${beforeThePage.toString()})()`;

export type WatchedHost = Awaited<ReturnType<typeof openWatchedHost>>;

export async function openWatchedHost() {
  /** What the browser has complained of so far. */
  const complaints: string[] = [];
  const takeComplaint: Fault = (response, request) => {
    void text(request).then((complaint) => {
      complaints.push(complaint);
      response.writeHead(204).end();
    });
  };
  const giveScript: Fault = (response) =>
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);

  const host = await openHost({
    faults: (path) => ({ '/complaints': takeComplaint, [scriptPath]: giveScript })[path],
    rewrite: (body, type) =>
      type.startsWith('text/html')
        ? body.replace('<head>', `<head><script src="${scriptPath}"></script>`)
        : body,
  });
  return { ...host, complaints };
}
