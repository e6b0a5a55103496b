import type { ReactNode } from 'react';
import { routes } from '@/lib/routes';
import { itemList, type ListEntry } from '@/lib/seo/json-ld/graph';
import type { PageName } from '@/lib/seo/metadata';
import { NamedPage } from '../PageShell/NamedPage';

interface ListPageProps {
  name: PageName;
  entries: readonly ListEntry[];
  children: ReactNode;
}

/** A page that is a list, also in its JSON-LD. */
export function ListPage({ name, entries, children }: ListPageProps) {
  return (
    <NamedPage name={name} type="CollectionPage" mainEntity={itemList(routes[name], entries)}>
      {children}
    </NamedPage>
  );
}
