import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import {
  STATUS_CODES,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { extname, join } from 'node:path';
import compression from 'compression';
import handler from 'serve-handler';
import { headersFor, parseHeaders } from './headers';

export interface ServeOptions {
  /** What is shown at the root: the exported site, or the folder that `basePath` lies in. */
  readonly directory: string;
  /** The site's own folder, `/guide`, when it does not lie at the root. */
  readonly basePath?: string;
  /** The first port to try; the next ones follow while they are taken. 0 takes any free port. */
  readonly port: number;
  /**
   * The address to listen on: this machine's own unless said otherwise. `0.0.0.0` is every
   * interface, so that a phone on the same network can look too.
   */
  readonly host?: string | undefined;
  /** Told of each port that was taken. */
  readonly onPortTaken?: (port: number) => void;
}

export interface RunningServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Kinds of file that the handler's own list is too old to know. */
const newTypes: Readonly<Record<string, string>> = { '.avif': 'image/avif' };

/** What Netlify and Cloudflare Pages say of a file that `_headers` does not name. */
const revalidate = 'public, max-age=0, must-revalidate';

/** The address that only this machine can reach. */
const thisMachine = '127.0.0.1';

const compress = compression();

/** What a request line asks for; undefined for what is no address of a file: `//`, `*`, `/%`. */
function addressOf(line: string): URL | undefined {
  const host = 'http://site';
  if (!line.startsWith('/') || !URL.canParse(line, host)) return undefined;
  const url = new URL(line, host);
  // Two slashes, or a backslash, would name another host in a redirect.
  if (url.origin !== host || url.pathname.startsWith('//')) return undefined;
  try {
    return decodeURIComponent(url.pathname).includes('\0') ? undefined : url;
  } catch {
    return undefined;
  }
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** What there is at an address: a file or a page, a page at another address, or nothing. */
async function lookUp(
  directory: string,
  { pathname, search }: URL,
): Promise<{ readonly found: boolean; readonly redirect?: string }> {
  const path = join(directory, decodeURIComponent(pathname));
  if (path.endsWith('/_headers')) return { found: false };
  const [, folder] = /^(.*\/)index\.html$/.exec(pathname) ?? [];
  if (folder && (await isFile(path))) return { found: true, redirect: folder + search };
  if (pathname.endsWith('/')) return { found: await isFile(join(path, 'index.html')) };
  const isPage = await isFile(join(path, 'index.html'));
  if (isPage) return { found: true, redirect: `${pathname}/${search}` };
  return { found: await isFile(path) };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Answers in a word, for what no page is made for. */
function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end(`${STATUS_CODES[status]}\n`);
}

async function listenFrom(server: Server, options: ServeOptions): Promise<number> {
  for (let port = options.port; ; port += 1) {
    try {
      return await listen(server, port, options.host ?? thisMachine);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      options.onPortTaken?.(port);
    }
  }
}

/**
 * Serves an exported site as a static host would: compressed, with right types, a page for each
 * folder, `404.html` for what is not there, and the headers of the site's `_headers` file. Whatever a
 * request line holds, it is answered.
 *
 * @throws when the directory holds no site or the port cannot be opened for another reason than
 * that it is taken
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const site = join(options.directory, options.basePath ?? '');
  await readFile(join(site, 'index.html'));
  const rules = parseHeaders(await readFile(join(site, '_headers'), 'utf8').catch(() => ''));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = addressOf(request.url ?? '');
    if (!address) {
      refuse(response, 400);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405);
      return;
    }

    const { found, redirect } = await lookUp(options.directory, address);
    // What is not there now may be there in a minute: only what is found may be kept for long.
    const path = found ? address.pathname : '/';
    const type = found ? newTypes[extname(path)] : undefined;
    const headers = {
      'Cache-Control': revalidate,
      ...(type && { 'Content-Type': type }),
      ...headersFor(rules, path),
    };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (redirect) {
      response.writeHead(301, { Location: redirect, 'Cache-Control': revalidate }).end();
      return;
    }
    if (!found) request.url = '/no-such-page/';
    // The types of `compression` are Express's, of which it uses Node's part only.
    const [req, res] = [request, response] as unknown as Parameters<typeof compress>;
    await new Promise<void>((done) => compress(req, res, () => done()));
    await handler(
      request,
      response,
      { public: options.directory, directoryListing: false, etag: true },
      {
        // A file may go while it is sent, as it does when the site is built anew.
        createReadStream: (file, range) =>
          createReadStream(file, range).on('error', () => response.destroy()),
      },
    );
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
  });

  const port = await listenFrom(server, options);
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
