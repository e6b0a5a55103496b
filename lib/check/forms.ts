/** Values whose field tells their form, whichever file they stand in, and what no text may say. */
import { KINDS, kindPath } from '@/lib/kinds';
import { dayOutPath, routes } from '@/lib/routes';
import { isObject } from '@/lib/json/json';
import { valuesIn, type ContentModule } from './modules';
import { date, https } from '@/content/schema/fields';
import { issuesAt, schemaIssues, type Issues } from './issues';
import { nearestHint } from './nearest-name';

function pagePaths(modules: readonly ContentModule[]): readonly string[] {
  const slugs = modules.flatMap(valuesIn).flatMap(([where, value]) => {
    return where.endsWith(' › slug') && typeof value === 'string' ? [value] : [];
  });
  return [
    ...Object.values(routes),
    ...slugs.flatMap((slug) => [dayOutPath(slug), ...KINDS.map((kind) => kindPath(kind, slug))]),
  ];
}

function linkIssues(at: string, href: string, paths: readonly string[]): Issues {
  if (/^(https:\/\/|mailto:|tel:)/.test(href)) return [];
  const path = href.replace(/[?#].*$/, '');
  return issuesAt(at, {
    [`"${href}" leads to no page of the site${nearestHint(path, paths)}; write its path with both slashes, such as /events/, or a full address with https://`]:
      !paths.includes(path),
  });
}

function frontPageIssues(at: string, value: unknown): Issues {
  if (!isObject(value) || value['publishedIn'] || !value['readOn']) return [];
  const url = isObject(value['source']) ? String(value['source']['url']) : '';
  return issuesAt(`${at} › source › url`, {
    [`${url} is a front page; write the address of the page that was read, or say in publishedIn where it was read`]:
      URL.canParse(url) && new URL(url).pathname === '/',
  });
}

const dateFields = ['readOn', 'validFrom', 'validUntil', 'date', 'bankHolidaysUntil'];

export function formIssues(modules: readonly ContentModule[]): Issues {
  const paths = pagePaths(modules);
  const dateIssues = (at: string, text: string) => schemaIssues(at, date, text);
  const forms: Readonly<Record<string, (at: string, text: string) => Issues>> = {
    ...Object.fromEntries(dateFields.map((field) => [field, dateIssues])),
    url: (at, url) => {
      if (url.startsWith('http://')) return [];
      return url.startsWith('/') ? linkIssues(at, url, paths) : schemaIssues(at, https, url);
    },
    href: (at, href) => linkIssues(at, href, paths),
    'video › id': (at, id) =>
      issuesAt(at, {
        [`"${id}" is not the name of a film; write the eleven signs behind watch?v= in its address`]:
          !/^[\w-]{11}$/.test(id),
      }),
    'mapTiles › host': (at, host) =>
      issuesAt(at, {
        [`"${host}" is not a host; write it without https:// and slashes, such as tile.maps.org`]:
          !/^[\w-]+(\.[\w-]+)+$/.test(host),
      }),
  };
  return modules
    .flatMap(valuesIn)
    .flatMap(([where, value]) =>
      typeof value === 'string'
        ? Object.entries(forms).flatMap(([field, issuesOf]) =>
            where.endsWith(` › ${field}`) ? issuesOf(where, value) : [],
          )
        : frontPageIssues(where, value),
    );
}

/** A claim that a place or an hour is safe to swim, which nobody can make for the sea. */
const promiseOfSafety = /\bsafe(ly|st|r)?\b[^.!?]{0,40}\b(swim|swimming|bathe|bathing|paddle)\b/i;

export function textIssues(modules: readonly ContentModule[]): Issues {
  return modules.flatMap(valuesIn).flatMap(([where, text]) =>
    typeof text !== 'string'
      ? []
      : issuesAt(where, {
          [`promises that the sea is safe, which nobody can: "${text.slice(0, 60)}"`]:
            promiseOfSafety.test(text),
          [`has a straight quote in "${around(withoutTags(text))}"; write ’ “ or ”`]: /['"]/.test(
            withoutTags(text),
          ),
        }),
  );
}

/** A map’s attribution is HTML, whose attributes have straight quotes. */
const withoutTags = (text: string): string => text.replace(/<[^>]*>/g, '');

function around(text: string): string {
  const at = text.search(/['"]/);
  return text.slice(Math.max(0, at - 15), at + 15).trim();
}
