import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from './server';

/** A page long enough to be worth compressing. */
const about = `<!doctype html><title>About</title>${'<p>Gorse and slate. </p>'.repeat(100)}`;

let directory: string;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(directory, 'about'));
  await mkdir(join(directory, 'images'));
  await writeFile(join(directory, 'index.html'), '<!doctype html><title>Home</title>');
  await writeFile(join(directory, 'about/index.html'), about);
  await writeFile(join(directory, '404.html'), '<!doctype html><title>Lost at sea</title>');
  await writeFile(join(directory, 'images/cove.avif'), 'picture');
  await writeFile(
    join(directory, '_headers'),
    '/*\n  X-Content-Type-Options: nosniff\n/images/*\n  Cache-Control: max-age=31536000, immutable\n',
  );
  server = await serve({ directory, port: 0 });
});

afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

/** Asks without following redirects or undoing compression. */
function ask(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response));
    }).on('error', reject);
  });
}

/** The status with which a request line is answered as it stands. */
function say(line: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${line}\r\nHost: site\r\nConnection: close\r\n\r\n`);
    });
    socket.once('data', (answer) => {
      socket.destroy();
      resolve(Number(answer.toString().split(' ')[1]));
    });
    socket.on('error', reject);
  });
}

describe('serve', () => {
  it('serves the page of a folder, as UTF-8 HTML', async () => {
    const response = await fetch(`${server.url}/about/`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(await response.text()).toBe(about);
  });

  it('sends an address without its closing slash to the one with it', async () => {
    const response = await ask('/about');
    expect([response.statusCode, response.headers.location]).toEqual([301, '/about/']);
  });

  it('keeps the query on the way to the closing slash', async () => {
    const response = await ask('/about?type=hotel&guests=4');
    expect(response.headers.location).toBe('/about/?type=hotel&guests=4');
  });

  it('sends the file of a page to the page', async () => {
    const response = await ask('/about/index.html?a=1');
    expect([response.statusCode, response.headers.location]).toEqual([301, '/about/?a=1']);
  });

  it('does not let a redirect be kept for ever', async () => {
    const response = await ask('/about');
    expect(response.headers['cache-control']).not.toContain('immutable');
  });

  it('answers what is not there with the 404 page and status', async () => {
    const response = await fetch(`${server.url}/mermaids/`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Lost at sea');
  });

  it.each(['br', 'gzip'])('compresses pages by %s for browsers that take it', async (encoding) => {
    const response = await ask('/about/', { 'Accept-Encoding': encoding });
    expect(response.headers['content-encoding']).toBe(encoding);
  });

  it('knows the type of an AVIF picture', async () => {
    const response = await ask('/images/cove.avif');
    expect(response.headers['content-type']).toBe('image/avif');
  });

  it('sends the headers of the _headers file', async () => {
    const response = await ask('/images/cove.avif');
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'max-age=31536000, immutable',
    });
  });

  it('makes browsers ask again for what _headers does not name', async () => {
    const response = await ask('/about/');
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('lets nobody keep a 404, whatever the rule for files that are there', async () => {
    const response = await ask('/images/mermaids.avif');
    expect(response.statusCode).toBe(404);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['/_headers', '/_headers/', '/%5Fheaders', '/%5fheaders/'])(
    'does not show the file that is for hosts at %s',
    async (path) => {
      expect((await ask(path)).statusCode).toBe(404);
    },
  );

  it.each(['bytes=-5', 'bytes=5-2', 'bytes=0-3'])(
    'answers %s with the whole page',
    async (range) => {
      const { statusCode, headers } = await ask('/about/', { Range: range });
      expect([statusCode, headers['content-range']]).toEqual([200, undefined]);
    },
  );

  it('does not let go of an unchanged page twice', async () => {
    const { headers } = await ask('/about/');
    const again = await ask('/about/', { 'If-None-Match': headers.etag ?? '' });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['GET // HTTP/1.1', 400],
    ['GET //elsewhere.example/ HTTP/1.1', 400],
    ['GET /\\elsewhere.example/ HTTP/1.1', 400],
    ['GET /a/..//about HTTP/1.1', 400],
    ['GET http:// HTTP/1.1', 400],
    ['GET * HTTP/1.1', 400],
    ['GET /% HTTP/1.1', 400],
    ['GET /%00 HTTP/1.1', 400],
    ['GET /%c0%ae HTTP/1.1', 400],
    ['GET about HTTP/1.1', 400],
    ['nonsense', 400],
    ['POST /about/ HTTP/1.1', 405],
    ['OPTIONS * HTTP/1.1', 400],
    [`GET /${'a'.repeat(300)} HTTP/1.1`, 404],
    ['GET /images HTTP/1.1', 404],
    ['GET /about/?a=// HTTP/1.1', 200],
  ])('survives %s', async (line, status) => {
    expect(await say(line)).toBe(status);
    expect((await ask('/about/')).statusCode).toBe(200);
  });

  it('is there for this machine only, unless it is told otherwise', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
    const { port } = new URL(server.url);
    if (outside) await expect(fetch(`http://${outside}:${port}/`)).rejects.toThrow();
    const open = await serve({ directory, port: 0, host: '0.0.0.0' });
    const { status } = await fetch(
      `http://${outside ?? '127.0.0.1'}:${new URL(open.url).port}/about/`,
    );
    await open.close();
    expect(status).toBe(200);
  });

  it('does not leave its folder', async () => {
    const response = await ask('/..%2f..%2fetc/passwd');
    expect(response.statusCode).toBe(400);
  });

  it('takes the next port, and says so, when the first is taken', async () => {
    const taken = Number(new URL(server.url).port);
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const second = await serve({ directory, port: taken });
    await second.close();
    expect(log).toHaveBeenCalledWith(`Port ${taken} is taken, trying ${taken + 1}.`);
    log.mockRestore();
    expect(Number(new URL(second.url).port)).toBeGreaterThan(taken);
  });

  it('refuses a folder without a site', async () => {
    await expect(serve({ directory: join(directory, 'images'), port: 0 })).rejects.toThrow(
      'ENOENT',
    );
  });
});
