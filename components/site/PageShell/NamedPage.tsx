import type { ComponentProps } from 'react';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { itemList, type ListEntry } from '@/lib/seo/json-ld/graph';
import type { PageName } from '@/lib/seo/metadata';
import { PageShell } from './PageShell';

type ShellProps = ComponentProps<typeof PageShell>;

interface NamedPageProps
  extends Omit<ShellProps, 'page' | 'path' | 'type'>, Partial<Pick<ShellProps, 'type'>> {
  name: PageName;
  /** What it lists, for its JSON-LD. */
  list?: readonly ListEntry[];
}

/** A page of `content/pages.ts` at its route. */
export function NamedPage({
  name,
  list,
  type = list ? 'CollectionPage' : 'WebPage',
  ...shell
}: NamedPageProps) {
  const path = routes[name];
  return (
    <PageShell
      page={pages[name]}
      path={path}
      type={type}
      {...(list && { mainEntity: itemList(path, list) })}
      {...shell}
    />
  );
}
