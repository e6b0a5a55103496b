/**
 * Runs `deploy/nginx.conf` on the real nginx over `out/` and checks what visitors would get:
 * `npm run try:nginx`. The file itself is used, with its port and folder exchanged.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { headersFor, parseHeaders } from './headers';

const port = Number(process.env['PORT'] ?? 8931);
const out = resolve('out');

/** A configuration round the file, which keeps everything that nginx writes in one folder. */
async function configuration(folder: string): Promise<string> {
  const server = (await readFile('deploy/nginx.conf', 'utf8'))
    .replaceAll('listen 80;', `listen ${port};`)
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('root /var/www/guide;', `root ${out};`);
  await writeFile(join(folder, 'site.conf'), server);
  const main = join(folder, 'nginx.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    main,
    `daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${folder}/pid;
    error_log ${folder}/error.log;
    events {}
    http {
      include /etc/nginx/mime.types;
      default_type application/octet-stream;
      access_log off;
      ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join('\n')}
      include ${folder}/site.conf;
    }`,
  );
  return main;
}

/** Asks without following redirects or undoing compression. */
function ask(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    get(`http://localhost:${port}${path}`, { headers }, (response) => {
      response.resume();
      response.on('end', () => done(response));
    }).on('error', fail);
  });
}

async function waitUntilReady(): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (await ask('/').catch(() => undefined)) return;
    await wait(100);
  }
  throw new Error('nginx did not start.');
}

/** The largest file in a folder of the site, as a path; small ones are not worth compressing. */
async function largestFile(folder: string, ending: string): Promise<string> {
  const files = await readdir(join(out, folder), { recursive: true });
  const size = (file: string) => statSync(join(out, folder, file)).size;
  const [name] = files.filter((file) => file.endsWith(ending)).sort((a, b) => size(b) - size(a));
  assert(name, `no ${ending} file in ${folder}`);
  return `/${folder}/${name}`;
}

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

const checks: Readonly<Record<string, () => Promise<void>>> = {
  'pages come as UTF-8, compressed, under all security headers, and are asked for again':
    async () => {
      const { statusCode, headers } = await ask('/about/', { 'Accept-Encoding': 'gzip' });
      assert.equal(statusCode, 200);
      assert.equal(headers['content-type'], 'text/html; charset=utf-8');
      assert.equal(headers['content-encoding'], 'gzip');
      assert.equal(headers['cache-control'], revalidated);
      const rules = parseHeaders(await readFile('public/_headers', 'utf8'));
      for (const [name, value] of Object.entries(headersFor(rules, '/about/'))) {
        assert.equal(headers[name.toLowerCase()], value, name);
      }
    },
  'an address without its closing slash leads to the one with it': async () => {
    const { statusCode, headers } = await ask('/about');
    assert.deepEqual([statusCode, headers.location], [301, '/about/']);
  },
  'what is not there is answered by the 404 page, and not kept': async () => {
    for (const path of ['/mermaids/', '/_next/static/mermaids.js', '/images/mermaids.avif']) {
      const { statusCode, headers } = await ask(path);
      assert.equal(statusCode, 404, path);
      assert.equal(headers['content-type'], 'text/html; charset=utf-8');
      assert.equal(headers['cache-control'], revalidated);
      assert.equal(headers['x-content-type-options'], 'nosniff');
    }
  },
  'files whose names change with their content may be kept': async () => {
    const script = await ask(await largestFile('_next/static/chunks', '.js'), {
      'Accept-Encoding': 'gzip',
    });
    assert.equal(script.headers['cache-control'], immutable);
    assert.equal(script.headers['content-encoding'], 'gzip');
    const data = await ask(await largestFile('_next/static/data', '.json'), {
      'Accept-Encoding': 'gzip',
    });
    assert.equal(data.headers['cache-control'], immutable);
    assert.equal(data.headers['content-type'], 'application/json; charset=utf-8');
    assert.equal(data.headers['content-encoding'], 'gzip');
    const picture = await ask(await largestFile('images', '.svg'));
    assert.equal(picture.headers['cache-control'], immutable);
    assert.equal(picture.headers['content-type'], 'image/svg+xml');
  },
  'data of soft navigations, the manifest and calendars have their types': async () => {
    const data = await ask('/about/index.txt', { 'Accept-Encoding': 'gzip' });
    assert.equal(data.headers['content-type'], 'text/plain; charset=utf-8');
    assert.equal(data.headers['content-encoding'], 'gzip');
    assert.equal(data.headers['cache-control'], revalidated);
    const manifest = await ask('/manifest.webmanifest');
    assert.match(manifest.headers['content-type'] ?? '', /^application\/manifest\+json/);
    const calendar = await ask(await largestFile('calendar', '.ics'));
    assert.equal(calendar.headers['content-type'], 'text/calendar; charset=utf-8');
  },
  'a page that has not changed is not sent again': async () => {
    const { headers } = await ask('/about/');
    const again = await ask('/about/', { 'If-None-Match': headers.etag ?? '' });
    assert.equal(again.statusCode, 304);
  },
  'the file of headers for other hosts is not shown': async () => {
    assert.equal((await ask('/_headers')).statusCode, 404);
  },
};

const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
const main = await configuration(folder);
const test = spawnSync('nginx', ['-t', '-c', main], { encoding: 'utf8' });
if (test.status !== 0) {
  throw new Error(test.error ? 'No nginx: `apt-get install nginx-light`.' : test.stderr);
}
const nginx = spawn('nginx', ['-c', main], { stdio: 'inherit' });
try {
  await waitUntilReady();
  for (const [name, check] of Object.entries(checks)) {
    await check();
    console.log(`✓ ${name}`);
  }
} finally {
  nginx.kill('SIGQUIT');
  await new Promise((done) => nginx.once('exit', done));
  await rm(folder, { recursive: true });
}
