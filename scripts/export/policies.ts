import { hash } from 'node:crypto';
import { site } from '@/content/site';
import { thirdParties } from '@/content/third-parties';
import { afterCharset } from './next-output';
import { contentSecurityPolicy } from '@/lib/security/policy';

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

/** The policy comes before all that it speaks of, but after the character encoding. */
export function withPolicy(html: string): string {
  const attribute = /<[a-z][^>]*\s(style|on[a-z]+)="/i.exec(html.replace(element('script'), ''));
  if (attribute) throw new Error(`has an attribute that the policy forbids: ${attribute[0]}`);
  const page = html.replace(policyMeta, '');

  const policy = contentSecurityPolicy({
    scriptHashes: inlineScripts(page).map(hashSource),
    styleHashes: inlineStyles(page).map(hashSource),
    thirdParties,
    formEndpoint: site.formEndpoint,
  });
  return afterCharset(page, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}
