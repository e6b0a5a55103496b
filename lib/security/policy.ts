import type { ThirdParty } from '@/content/types';

export interface PolicyInput {
  /** Hash sources of the page's inline scripts: `'sha256-…'`, with the quotes. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly thirdParties: readonly ThirdParty[];
  readonly formEndpoint: string | null;
}

/**
 * A soft navigation keeps the first page’s policy, so each names the third parties of all pages.
 * `frame-ancestors` works as a header only.
 */
export function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
  thirdParties,
  formEndpoint,
}: PolicyInput): string {
  const origins = (kind: ThirdParty['loads']) =>
    thirdParties.filter(({ loads }) => loads === kind).map(({ host }) => `https://${host}`);
  const formOrigin = formEndpoint === null ? [] : [new URL(formEndpoint).origin];
  const frames = origins('frame');

  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(scriptHashes)],
    'style-src': ["'self'", ...new Set(styleHashes)],
    'img-src': ["'self'", 'data:', 'blob:', ...origins('image')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...formOrigin, ...origins('data')],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formOrigin],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
