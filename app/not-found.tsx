import { StandInPage } from '@/components/site/StandInPage/StandInPage';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
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
    <StandInPage
      path={path}
      page={page}
      actions={
        <>
          <ButtonLink href={routes.home}>Go to the home page</ButtonLink>
          <ButtonLink href={routes.siteIndex} look="secondary">
            See every page
          </ButtonLink>
        </>
      }
    />
  );
}
