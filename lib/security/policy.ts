/** The Content-Security-Policy of an exported page. */
import type { ThirdParty } from '@/content/types';

export interface PolicyInput {
  /** Hash sources of the page's inline scripts: `'sha256-…'`, with the quotes. */
  readonly scriptHashes: readonly string[];
  /** Hash sources of inline styles, the page's own and those that its libraries add. */
  readonly styleHashes: readonly string[];
  readonly thirdParties: readonly ThirdParty[];
  /** Where forms are posted to, a full address; null if nowhere. */
  readonly formEndpoint: string | null;
}

/**
 * The text of a page's policy: what is here and nothing else may run, be shown or be asked for.
 *
 * A soft navigation keeps the policy of the page that was loaded first, so every page names the
 * third parties of all pages. `frame-ancestors` is missing because a policy inside a page cannot
 * carry it: hosts send that as a header.
 *
 * @see https://www.w3.org/TR/CSP3/
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
    'connect-src': ["'self'", ...formOrigin],
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
