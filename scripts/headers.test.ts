import { readFileSync } from 'node:fs';
import { headersFor, type HeaderRule, parseHeaders } from './headers';

const fieldsFor = (rules: readonly HeaderRule[], path: string) =>
  Object.fromEntries(headersFor(rules, path));

describe('parseHeaders', () => {
  const rules = parseHeaders(`
# For everyone
/*
  X-Content-Type-Options: nosniff

/images/*
  Cache-Control: public, max-age=31536000, immutable
/things/:name/
  X-Thing: yes
`);

  it('gives every path the headers of "/*"', () => {
    expect(fieldsFor(rules, '/about/')).toEqual({ 'x-content-type-options': 'nosniff' });
  });

  it('adds up the headers of all rules that match', () => {
    expect(fieldsFor(rules, '/images/a/b.avif')).toEqual({
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('takes a placeholder for one segment, no more', () => {
    expect(fieldsFor(rules, '/things/boat/')).toHaveProperty('x-thing', 'yes');
    expect(fieldsFor(rules, '/things/boat/oar/')).not.toHaveProperty('x-thing');
  });

  it('joins two values of one header by a comma', () => {
    const twice = parseHeaders('/*\n  Vary: a\n/x\n  Vary: b');
    expect(fieldsFor(twice, '/x')).toEqual({ vary: 'a, b' });
  });

  it('takes a full stop in a path for a full stop', () => {
    const worker = parseHeaders('/sw.js\n  X-Worker: yes');
    expect(fieldsFor(worker, '/swxjs')).toEqual({});
  });

  it('names the line of a fault', () => {
    expect(() => parseHeaders('/*\n  X-Frame-Options DENY')).toThrow('_headers, line 2');
    expect(() => parseHeaders('  X-Frame-Options: DENY')).toThrow('_headers, line 1');
  });
});

describe('public/_headers', () => {
  const rules = parseHeaders(readFileSync('public/_headers', 'utf8'));

  it('protects every page', () => {
    expect(fieldsFor(rules, '/about/')).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('lets browsers keep files whose names change with their content', () => {
    for (const path of ['/_next/static/chunks/a.js', '/images/a-123.avif']) {
      expect(fieldsFor(rules, path)['cache-control']).toContain('immutable');
    }
  });

  it('lets browsers keep no page', () => {
    for (const path of ['/', '/about/', '/about/index.txt', '/sw.js']) {
      expect(fieldsFor(rules, path)).not.toHaveProperty('cache-control');
    }
  });
});
