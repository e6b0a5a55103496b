import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
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
  /** Every interface unless said otherwise, so that a phone on the same network can look too. */
  readonly host?: string;
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

const compress = compression();

function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

async function listenFrom(server: Server, options: ServeOptions): Promise<number> {
  for (let port = options.port; ; port += 1) {
    try {
      return await listen(server, port, options.host);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      options.onPortTaken?.(port);
    }
  }
}

/**
 * Serves an exported site as a static host would: compressed, with right types, a page for each
 * folder, `404.html` for what is not there, and the headers of the site's `_headers` file.
 *
 * @throws when the directory holds no site or the port cannot be opened for another reason than
 * that it is taken
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const site = join(options.directory, options.basePath ?? '');
  await readFile(join(site, 'index.html'));
  const rules = parseHeaders(await readFile(join(site, '_headers'), 'utf8').catch(() => ''));

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const type = newTypes[extname(pathname)];
    const headers = {
      'Cache-Control': revalidate,
      ...(type && { 'Content-Type': type }),
      ...headersFor(rules, pathname),
    };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // The types of `compression` are Express's, of which it uses Node's part only.
    const [req, res] = [request, response] as unknown as Parameters<typeof compress>;
    compress(req, res, () => {
      void handler(request, response, {
        public: options.directory,
        trailingSlash: true,
        directoryListing: false,
        etag: true,
      });
    });
  });

  const port = await listenFrom(server, options);
  return {
    url: `http://${options.host ?? 'localhost'}:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
