/** The exported site on an address of its own, with a script before all others in every page. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { serve } from '@/scripts/server';

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

export interface Host {
  readonly url: string;
  /** The browser's complaints so far. */
  readonly complaints: string[];
  /** Replaces the served version of the site. */
  readonly deploy: (directory: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

export async function openHost(directory: string): Promise<Host> {
  let site = await serve({ directory, port: 0 });
  const complaints: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/complaints') {
      complaints.push(await bodyOf(request));
      response.writeHead(204).end();
      return;
    }
    if (request.url === scriptPath) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
      return;
    }
    const found = await fetch(site.url + (request.url ?? ''), { redirect: 'manual' });
    const headers = Object.fromEntries(found.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) {
      delete headers[name];
    }
    const isPage = found.headers.get('content-type')?.startsWith('text/html') ?? false;
    const body = isPage
      ? (await found.text()).replace('<head>', `<head><script src="${scriptPath}"></script>`)
      : Buffer.from(await found.arrayBuffer());
    response.writeHead(found.status, headers).end(body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `http://localhost:${port}`,
    complaints,
    deploy: async (next) => {
      const before = site;
      site = await serve({ directory: next, port: 0 });
      await before.close();
    },
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await site.close();
    },
  };
}
