/** The site on an address of its own, behind a server that may answer otherwise. */
import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serve } from '@/scripts/server';

/** What a host does to one request instead of answering it; `cut`: it breaks off half-way. */
export type Fault = 'cut' | ((response: ServerResponse, request: IncomingMessage) => void);

/** Says what is wrong with a request; undefined where it is answered as it should be. */
export type Faults = (path: string) => Fault | undefined;

export type Host = Awaited<ReturnType<typeof openHost>>;

interface Changes {
  readonly faults?: Faults;
  /** Changes headers and the text of pages and scripts; the type of a header is empty. */
  readonly rewrite?: (text: string, type: string) => string;
}

/** A server on a port that is free. */
export async function listen(handle: RequestListener) {
  const server = createServer(handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export async function openHost({ faults, rewrite }: Changes = {}) {
  let site = await serve({ directory: 'out', port: 0 });
  let isUp = true;

  async function pass(request: IncomingMessage, response: ServerResponse, isCut: boolean) {
    const asked = { ...request.headers, 'accept-encoding': 'identity' };
    const forward = ask(site.url + (request.url ?? ''), { headers: asked, method: request.method });
    // Also once it has begun to answer.
    forward.on('error', () => response.destroy());
    const [answer] = (await once(forward.end(), 'response')) as [IncomingMessage];
    let body = await buffer(answer);
    const headers = { ...answer.headers };
    if (rewrite) {
      const type = headers['content-type'] ?? '';
      if (/html|javascript/.test(type)) body = Buffer.from(rewrite(body.toString(), type));
      for (const [name, value] of Object.entries(headers)) {
        if (typeof value === 'string') headers[name] = rewrite(value, '');
      }
      delete headers['content-length'];
    }
    response.writeHead(answer.statusCode ?? 502, headers);
    if (isCut) response.write(body.subarray(0, body.length / 2), () => response.destroy());
    else response.end(body);
  }

  const front = await listen((request, response) => {
    const fault = faults?.(new URL(request.url ?? '/', 'http://host').pathname);
    if (typeof fault === 'function') fault(response, request);
    else pass(request, response, fault === 'cut').catch(() => response.destroy());
  });

  return {
    url: `http://localhost:${front.port}`,
    /** Replaces the served version of the site; the address stays, and what browsers keep of it. */
    deploy: async (directory: string) => {
      const before = site;
      site = await serve({ directory, port: 0 });
      await before.close();
    },
    stop: async () => {
      if (!isUp) return;
      isUp = false;
      await front.close();
      await site.close();
    },
  };
}
