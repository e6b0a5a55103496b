import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, type RunningServer } from './server';

/** A page long enough to be worth compressing. */
const about = `<!doctype html><title>About</title>${'<p>Gorse and slate. </p>'.repeat(100)}`;

let directory: string;
let server: RunningServer;

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

describe('serve', () => {
  it('serves the page of a folder, as UTF-8 HTML', async () => {
    const response = await fetch(`${server.url}/about/`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(about);
  });

  it('sends an address without its closing slash to the one with it', async () => {
    const response = await ask('/about');
    expect([response.statusCode, response.headers.location]).toEqual([301, '/about/']);
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

  it('does not leave its folder', async () => {
    const response = await ask('/..%2f..%2fetc/passwd');
    expect(response.statusCode).toBe(400);
  });

  it('takes the next port, and says so, when the first is taken', async () => {
    const taken = Number(new URL(server.url).port);
    const onPortTaken = jest.fn();
    const second = await serve({ directory, port: taken, onPortTaken });
    await second.close();
    expect(onPortTaken).toHaveBeenCalledWith(taken);
    expect(Number(new URL(second.url).port)).toBeGreaterThan(taken);
  });

  it('refuses a folder without a site', async () => {
    await expect(serve({ directory: join(directory, 'images'), port: 0 })).rejects.toThrow(
      'ENOENT',
    );
  });
});
