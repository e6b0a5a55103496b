import type { ReactNode } from 'react';
import { JsonLd } from '@/components/seo/JsonLd/JsonLd';
import type { Page } from '@/content/types';
import { breadcrumbTrail } from '@/lib/seo/breadcrumbs';
import { pageGraph } from '@/lib/seo/json-ld/page-graph';
import { PageHero } from '../PageHero/PageHero';
import { PageMain } from '../PageMain/PageMain';

interface FallbackPageProps {
  path: string;
  page: Pick<Page, 'title' | 'intro' | 'image' | 'strip'>;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page that is shown at the addresses of others, and so has none of its own. */
export function FallbackPage({ path, page, actions, children }: FallbackPageProps) {
  const { title, intro, image, strip } = page;
  return (
    <PageMain>
      <JsonLd
        graph={pageGraph({
          type: 'WebPage',
          path,
          hasAddress: false,
          title,
          description: intro,
        })}
      />
      <PageHero
        title={title}
        intro={intro}
        image={strip ?? image}
        trail={breadcrumbTrail(path, title)}
        layout={strip ? 'strip' : 'over'}
      >
        {actions}
      </PageHero>
      {children}
    </PageMain>
  );
}
