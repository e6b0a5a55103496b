import type { ReactNode } from 'react';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { itemList, type ListEntry } from '@/lib/seo/json-ld/graph';
import type { PageName } from '@/lib/seo/metadata';
import { PageShell } from '../PageShell/PageShell';

interface ListPageProps {
  name: PageName;
  /** In the order in which visitors see them. */
  entries: readonly ListEntry[];
  children: ReactNode;
}

/** A page that is a list, which search engines are told as well. */
export function ListPage({ name, entries, children }: ListPageProps) {
  return (
    <PageShell
      page={pages[name]}
      path={routes[name]}
      type="CollectionPage"
      mainEntity={itemList(routes[name], entries)}
    >
      {children}
    </PageShell>
  );
}
