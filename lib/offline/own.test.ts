import { hasOwnType, isOwn, pageMark } from './own';

const answer = (type: string, body = '', status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } });

describe('hasOwnType', () => {
  it.each([
    ['/_next/static/chunks/a.js', 'application/javascript; charset=utf-8'],
    ['/_next/static/chunks/a.js', 'text/javascript'],
    ['/_next/static/chunks/site-1.css', 'text/css; charset=utf-8'],
    ['/_next/static/data/a.json', 'application/json'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/images/cove.1.avif', 'application/octet-stream'],
    ['/about/', 'text/html; charset=utf-8'],
  ])('takes %s as %s', (path, type) => {
    expect(hasOwnType(path, answer(type))).toBe(true);
  });

  it.each([
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/site-1.css',
    '/_next/static/data/a.json',
    '/images/cove.1.avif',
    '/images/cove.1.svg',
    '/notes.txt',
  ])('takes %s for no page', (path) => {
    expect(hasOwnType(path, answer('text/html'))).toBe(false);
  });
});

describe('isOwn', () => {
  it('knows a page by its mark', async () => {
    expect(await isOwn('/about/', answer('text/html', `<head>${pageMark}/></head>`))).toBe(true);
    expect(await isOwn('/about/', answer('text/html', '<h1>Sign in</h1>'))).toBe(false);
  });

  it('takes nothing but what is there', async () => {
    expect(await isOwn('/a.js', answer('text/javascript', '', 206))).toBe(false);
    expect(await isOwn('/about/', answer('text/html', pageMark, 502))).toBe(false);
  });

  it('leaves the body to be read', async () => {
    const response = answer('text/html', pageMark);
    await isOwn('/about/', response);
    expect(await response.text()).toBe(pageMark);
  });
});
