/** Values whose field tells their form, whichever file they stand in. */
import { KINDS, kindPath } from '@/lib/kinds';
import { dayOutPath, routes } from '@/lib/routes';
import { valuesIn, type ContentModule } from '../modules';
import { dateFaults, faultsAt, webFaults, type Faults } from './faults';
import { hintAt } from './nearest-name';

/** Every page that content may link to. */
function pagePaths(modules: readonly ContentModule[]): readonly string[] {
  const slugs = modules.flatMap(valuesIn).flatMap(([where, value]) => {
    return where.endsWith(' › slug') && typeof value === 'string' ? [value] : [];
  });
  return [
    ...Object.values(routes),
    ...slugs.flatMap((slug) => [dayOutPath(slug), ...KINDS.map((kind) => kindPath(kind, slug))]),
  ];
}

function linkFaults(at: string, href: string, paths: readonly string[]): Faults {
  if (/^(https:\/\/|mailto:|tel:)/.test(href)) return [];
  const path = href.replace(/[?#].*$/, '');
  return faultsAt(at, {
    [`"${href}" leads to no page of the site${hintAt(path, paths)}; write its path with both slashes, such as /events/, or a full address with https://`]:
      !paths.includes(path),
  });
}

/** @param modules all files of `content/` */
export function formFaults(modules: readonly ContentModule[]): Faults {
  const paths = pagePaths(modules);
  const forms: Readonly<Record<string, (at: string, text: string) => Faults>> = {
    readOn: dateFaults,
    validFrom: dateFaults,
    validUntil: dateFaults,
    date: dateFaults,
    bankHolidaysUntil: dateFaults,
    url: (at, url) => (url.startsWith('http://') ? [] : webFaults(at, url)),
    href: (at, href) => linkFaults(at, href, paths),
    'video › id': (at, id) =>
      faultsAt(at, {
        [`"${id}" is not the name of a film; write the eleven signs behind watch?v= in its address`]:
          !/^[\w-]{11}$/.test(id),
      }),
    'mapTiles › host': (at, host) =>
      faultsAt(at, {
        [`"${host}" is not a host; write it without https:// and slashes, such as tile.maps.org`]:
          !/^[\w-]+(\.[\w-]+)+$/.test(host),
      }),
  };
  return modules
    .flatMap(valuesIn)
    .flatMap(([where, value]) =>
      typeof value === 'string'
        ? Object.entries(forms).flatMap(([field, faults]) =>
            where.endsWith(` › ${field}`) ? faults(where, value) : [],
          )
        : [],
    );
}
