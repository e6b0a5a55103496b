import { site } from '@/content/site';
import { absoluteUrl } from './absolute-url';

describe('absoluteUrl', () => {
  afterEach(() => {
    delete process.env['NEXT_PUBLIC_BASE_PATH'];
  });

  it('puts the public address before a path', () => {
    expect(absoluteUrl('/beaches/')).toBe(`${site.url}/beaches/`);
  });

  it('puts the base path between the two', () => {
    process.env['NEXT_PUBLIC_BASE_PATH'] = '/guide';
    expect(absoluteUrl('/beaches/')).toBe(`${site.url}/guide/beaches/`);
  });
});
