import type { ComponentProps, ReactNode } from 'react';
import { JsonLd } from '@/components/seo/JsonLd/JsonLd';
import { breadcrumbTrail } from '@/lib/seo/breadcrumbs';
import { pageGraph } from '@/lib/seo/json-ld/page-graph';
import { PageHero } from '../PageHero/PageHero';
import { PageMain } from '../PageMain/PageMain';

interface FallbackPageProps {
  path: string;
  page: Pick<ComponentProps<typeof PageHero>, 'title' | 'intro' | 'image'>;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page that is shown at the addresses of others, and so has none of its own. */
export function FallbackPage({ path, page, actions, children }: FallbackPageProps) {
  const { title, intro, image } = page;
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
      <PageHero title={title} intro={intro} image={image} trail={breadcrumbTrail(path, title)}>
        {actions}
      </PageHero>
      {children}
    </PageMain>
  );
}
