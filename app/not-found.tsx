import type { Metadata } from 'next';
import { PageHero } from '@/components/site/PageHero/PageHero';
import { PageMain } from '@/components/site/PageMain/PageMain';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { breadcrumbTrail } from '@/lib/seo/breadcrumbs';

const page = pages.notFound;

export const metadata: Metadata = {
  title: { absolute: page.seo.title },
  description: page.seo.description,
};

export default function NotFoundPage() {
  return (
    <PageMain>
      <PageHero
        title={page.title}
        intro={page.intro}
        image={page.image}
        trail={breadcrumbTrail('/404/', page.title)}
      >
        <ButtonLink href={routes.home}>Go to the home page</ButtonLink>
        <ButtonLink href={routes.siteIndex} look="secondary">
          See every page
        </ButtonLink>
      </PageHero>
    </PageMain>
  );
}
