import { JsonLd } from '@/components/seo/JsonLd/JsonLd';
import { PageHero } from '@/components/site/PageHero/PageHero';
import { PageMain } from '@/components/site/PageMain/PageMain';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { breadcrumbTrail } from '@/lib/seo/breadcrumbs';
import { pageGraph } from '@/lib/seo/json-ld/page-graph';
import { pageMetadata } from '@/lib/seo/metadata';

const page = pages.notFound;

/** What it is filed under; it is shown at every address that has no page. */
const path = '/404/';

export const metadata = pageMetadata({
  path,
  seo: page.seo,
  openGraphKey: 'notFound',
  noindex: true,
  hasAddress: false,
});

export default function NotFoundPage() {
  return (
    <PageMain>
      <JsonLd
        graph={pageGraph({
          type: 'WebPage',
          path,
          hasAddress: false,
          title: page.title,
          description: page.intro,
        })}
      />
      <PageHero
        title={page.title}
        intro={page.intro}
        image={page.image}
        trail={breadcrumbTrail(path, page.title)}
      >
        <ButtonLink href={routes.home}>Go to the home page</ButtonLink>
        <ButtonLink href={routes.siteIndex} look="secondary">
          See every page
        </ButtonLink>
      </PageHero>
    </PageMain>
  );
}
