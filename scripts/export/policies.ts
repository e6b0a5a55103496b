import { hash } from 'node:crypto';
import { site } from '@/content/site';
import { thirdParties } from '@/content/third-parties';
import type { ThirdParty } from '@/content/types';
import { afterCharset } from './next-output';

const element = (name: string) => new RegExp(`<${name}\\b([^>]*)>([^]*?)</${name}>`, 'gi');

/** Types of a script element that make the browser run it; any other makes it a block of data. */
const runnable = /^(module|(text|application)\/(x-)?(javascript|ecmascript))?$/i;

export function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

export function inlineScripts(html: string): string[] {
  return [...html.matchAll(element('script'))].flatMap(([, attributes = '', text = '']) => {
    const type = /\btype="([^"]*)"/i.exec(attributes)?.[1] ?? '';
    return /\bsrc=/i.test(attributes) || !runnable.test(type) ? [] : [text];
  });
}

export function inlineStyles(html: string): string[] {
  return [...html.matchAll(element('style'))].map(([, , text = '']) => text);
}

const policyMeta = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * The policy comes before all that it speaks of, but after the character encoding. A soft navigation
 * keeps the first page’s, so each names the third parties of all pages. `frame-ancestors` works as a
 * header only.
 */
export function withPolicy(
  html: string,
  parties: readonly ThirdParty[] = thirdParties,
  formEndpoint: string | null = site.formEndpoint,
): string {
  const attribute = /<[a-z][^>]*\s(style|on[a-z]+)="/i.exec(html.replace(element('script'), ''));
  if (attribute) throw new Error(`has an attribute that the policy forbids: ${attribute[0]}`);
  const page = html.replace(policyMeta, '');

  const origins = (kind: ThirdParty['loads']) =>
    parties.filter(({ loads }) => loads === kind).map(({ host }) => `https://${host}`);
  const formOrigin = formEndpoint === null ? [] : [new URL(formEndpoint).origin];
  const frames = origins('frame');
  const policy = Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(inlineScripts(page).map(hashSource))],
    'style-src': ["'self'", ...new Set(inlineStyles(page).map(hashSource))],
    'img-src': ["'self'", 'data:', 'blob:', ...origins('image')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...formOrigin, ...origins('data')],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formOrigin],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
  return afterCharset(page, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}
