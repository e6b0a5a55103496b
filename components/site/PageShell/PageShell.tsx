import type { ReactNode } from 'react';
import { JsonLd } from '@/components/seo/JsonLd/JsonLd';
import type { Link, Page } from '@/content/types';
import { stepsAfter } from '@/lib/sections';
import { breadcrumbTrail } from '@/lib/seo/breadcrumbs';
import { pageGraph, type PageGraphInput } from '@/lib/seo/json-ld/page-graph';
import { type HeroParts, PageHero } from '../PageHero/PageHero';
import { NextSteps } from '../NextSteps/NextSteps';
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
