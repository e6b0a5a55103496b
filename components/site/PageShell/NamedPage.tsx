import type { ComponentProps } from 'react';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import type { PageName } from '@/lib/seo/metadata';
import { PageShell } from './PageShell';

type ShellProps = ComponentProps<typeof PageShell>;

interface NamedPageProps
  extends Omit<ShellProps, 'page' | 'path' | 'type'>, Partial<Pick<ShellProps, 'type'>> {
  name: PageName;
}

/** A page of `content/pages.ts` at its route. */
export function NamedPage({ name, type = 'WebPage', ...shell }: NamedPageProps) {
  return <PageShell page={pages[name]} path={routes[name]} type={type} {...shell} />;
}
