import { readFileSync } from 'node:fs';
import { headersFor, parseHeaders } from './headers';

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
    expect(headersFor(rules, '/about/')).toEqual({ 'X-Content-Type-Options': 'nosniff' });
  });

  it('adds up the headers of all rules that match', () => {
    expect(headersFor(rules, '/images/a/b.avif')).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });

  it('takes a placeholder for one segment, no more', () => {
    expect(headersFor(rules, '/things/boat/')).toHaveProperty('X-Thing', 'yes');
    expect(headersFor(rules, '/things/boat/oar/')).not.toHaveProperty('X-Thing');
  });

  it('joins two values of one header by a comma', () => {
    const twice = parseHeaders('/*\n  Vary: a\n/x\n  Vary: b');
    expect(headersFor(twice, '/x')).toEqual({ Vary: 'a, b' });
  });

  it('takes a full stop in a path for a full stop', () => {
    const worker = parseHeaders('/sw.js\n  X-Worker: yes');
    expect(headersFor(worker, '/swxjs')).toEqual({});
  });

  it('names the line of a fault', () => {
    expect(() => parseHeaders('/*\n  X-Frame-Options DENY')).toThrow('_headers, line 2');
    expect(() => parseHeaders('  X-Frame-Options: DENY')).toThrow('_headers, line 1');
  });
});

describe('public/_headers', () => {
  const rules = parseHeaders(readFileSync('public/_headers', 'utf8'));

  it('protects every page', () => {
    expect(headersFor(rules, '/about/')).toMatchObject({
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    });
  });

  it('lets browsers keep files whose names change with their content', () => {
    for (const path of ['/_next/static/chunks/a.js', '/images/a-123.avif']) {
      expect(headersFor(rules, path)['Cache-Control']).toContain('immutable');
    }
  });

  it('lets browsers keep no page', () => {
    for (const path of ['/', '/about/', '/about/index.txt', '/sw.js']) {
      expect(headersFor(rules, path)).not.toHaveProperty('Cache-Control');
    }
  });
});
