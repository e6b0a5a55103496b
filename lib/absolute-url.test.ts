import { site } from '@/content/site';
import type * as absoluteUrlModule from './absolute-url';
import { absoluteUrl } from './absolute-url';

describe('absoluteUrl', () => {
  it('puts the public address before a path', () => {
    expect(absoluteUrl('/beaches/')).toBe(`${site.url}/beaches/`);
  });

  it('puts the base path between the two', () => {
    process.env['NEXT_PUBLIC_BASE_PATH'] = '/guide';
    jest.isolateModules(() => {
      const based = jest.requireActual<typeof absoluteUrlModule>('./absolute-url');
      expect(based.absoluteUrl('/beaches/')).toBe(`${site.url}/guide/beaches/`);
    });
    delete process.env['NEXT_PUBLIC_BASE_PATH'];
  });
});
