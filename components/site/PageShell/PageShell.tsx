import type { ReactNode } from 'react';
import { JsonLd } from '@/components/seo/JsonLd/JsonLd';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { pages } from '@/content/pages';
import type { Link, Page } from '@/content/types';
import { routes } from '@/lib/routes';
import { stepsAfter } from '@/lib/sections';
import { breadcrumbTrail } from '@/lib/seo/breadcrumbs';
import { itemList, type ListEntry } from '@/lib/seo/json-ld/graph';
import { pageGraph, type PageGraphInput } from '@/lib/seo/json-ld/page-graph';
import type { PageName } from '@/lib/seo/metadata';
import { align, container, padBlock, row } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { type HeroParts, PageHero } from '../PageHero/PageHero';
import { PageMain } from '../PageMain/PageMain';

interface PageShellProps {
  page: Pick<Page, 'title' | 'intro' | 'image' | 'isTool'>;
  path: string;
  type: PageGraphInput['type'];
  mainEntity?: PageGraphInput['mainEntity'];
  hero?: HeroParts;
  /** Where it leads on at its end, if not by `nextSteps` of the content. */
  steps?: readonly Required<Link>[];
  /** False for a page that is shown at the addresses of others. */
  hasAddress?: boolean;
  children?: ReactNode;
}

/** Where a page leads on, at its end. */
function NextSteps({ links }: { links: readonly Required<Link>[] }) {
  return (
    <nav
      className={`${container} ${row.m} ${align.middle} ${padBlock.l}`}
      aria-labelledby="next-steps-heading"
    >
      <h2 id="next-steps-heading" className={text.imprint}>
        Next
      </h2>
      {links.map(({ label, href }) => (
        <ButtonLink key={href} href={href} variant="secondary" icon="arrowRight">
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}

/** What all pages below home share: structured data, art, breadcrumb, heading, introduction. */
export function PageShell({
  page,
  path,
  type,
  mainEntity,
  hero,
  steps = stepsAfter(path),
  hasAddress = true,
  children,
}: PageShellProps) {
  const trail = breadcrumbTrail(path, page.title);
  return (
    <>
      <JsonLd
        graph={pageGraph({
          type,
          path,
          title: page.title,
          description: page.intro,
          ...(hasAddress ? { trail } : { hasAddress }),
          ...(mainEntity && { mainEntity }),
        })}
      />
      <PageMain>
        <PageHero page={page} path={path} trail={trail} {...hero} />
        {children}
        {steps.length > 0 && <NextSteps links={steps} />}
      </PageMain>
    </>
  );
}

interface NamedPageProps
  extends Omit<PageShellProps, 'page' | 'path' | 'type'>, Partial<Pick<PageShellProps, 'type'>> {
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
