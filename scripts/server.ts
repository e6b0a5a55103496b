import { readFile, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { headersFor, parseHeaders } from './headers';

export interface ServeOptions {
  readonly directory: string;
  readonly basePath?: string;
  readonly port: number;
  /** By default this machine only; `0.0.0.0` for every interface. */
  readonly host?: string | undefined;
}

/** What Netlify and Cloudflare Pages send with a file that `_headers` does not name. */
const revalidate = 'public, max-age=0, must-revalidate';

/** The URL of a request line; undefined for one that names no file: `//`, `*`, `/%`. */
function urlOf(line: string): URL | undefined {
  const host = 'http://site';
  if (!line.startsWith('/') || !URL.canParse(line, host)) return undefined;
  const url = new URL(line, host);
  // Two slashes, or a backslash, would name another host in a redirect.
  if (url.origin !== host || url.pathname.startsWith('//')) return undefined;
  try {
    return /\0|\.\./.test(decodeURIComponent(url.pathname)) ? undefined : url;
  } catch {
    return undefined;
  }
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** A page's folder, with its closing slash and the query. */
async function redirectOf(
  directory: string,
  { pathname, search }: URL,
): Promise<string | undefined> {
  const path = join(directory, decodeURIComponent(pathname));
  if (pathname.endsWith('/index.html') && (await isFile(path))) {
    return pathname.replace(/index\.html$/, '') + search;
  }
  const isPage = !pathname.endsWith('/') && (await isFile(join(path, 'index.html')));
  return isPage ? `${pathname}/${search}` : undefined;
}

function refuse(response: ServerResponse, status: number): ServerResponse {
  response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  return response.end(`${STATUS_CODES[status]}\n`);
}

async function listen(server: Server, options: ServeOptions): Promise<number> {
  for (let port = options.port; ; port += 1) {
    try {
      await once(server.listen({ port, host: options.host ?? '127.0.0.1' }), 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      console.log(`Port ${port} is taken, trying ${port + 1}.`);
    }
  }
}

/** Serves an exported site as a static host would, with the headers of its `_headers` file. */
export async function serve(options: ServeOptions) {
  const site = join(options.directory, options.basePath ?? '');
  await readFile(join(site, 'index.html'));
  const rules = parseHeaders(await readFile(join(site, '_headers'), 'utf8').catch(() => ''));
  // As nginx and Apache do, where compression itself would use 4.
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } });
  // `dev` reads files at each request, as a site may be built again while it is served.
  const serveFile = sirv(options.directory, { dev: true, etag: true });

  const server = createServer((request, response) => {
    const setHeaders = (path: string) => {
      response.setHeader('Cache-Control', revalidate);
      response.setHeaders(headersFor(rules, path));
      // sirv's list of types lacks this one.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    };
    const fail = () => (response.headersSent ? response.destroy() : refuse(response, 500));
    const sendMissing = async () => {
      // What is missing now may exist in a minute, so the rule of its path does not apply.
      setHeaders('/');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(await readFile(join(site, '404.html')));
    };
    const answer = async () => {
      const url = urlOf(request.url ?? '');
      if (!url) return refuse(response, 400);
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
      const redirect = await redirectOf(options.directory, url);
      if (redirect) {
        response.writeHead(301, { Location: redirect, 'Cache-Control': revalidate });
        return response.end();
      }
      if (/\/_headers\/?$/.test(decodeURIComponent(url.pathname))) return sendMissing();
      setHeaders(url.pathname);
      // A host may send the whole file; sirv takes "the last five bytes" for the first.
      delete request.headers.range;
      return serveFile(request, response, () => {
        sendMissing().catch(fail);
      });
    };
    // The types of `compression` are Express's; it uses only Node's part of them.
    const [req, res] = [request, response] as unknown as Parameters<typeof compress>;
    compress(req, res, () => {
      answer().catch(fail);
    });
  });

  const port = await listen(server, options);
  const close = () => {
    server.closeAllConnections();
    return server[Symbol.asyncDispose]();
  };
  return { url: `http://localhost:${port}`, close, [Symbol.asyncDispose]: close };
}
