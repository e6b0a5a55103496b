import { PlanInAddress } from '@/components/planner/PlanInAddress/PlanInAddress';
import { PageShell } from '@/components/site/PageShell/PageShell';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

const page = pages.notFound;

/** Of its structured data; it is shown at every address without a page. */
const path = '/404/';

export const metadata = pageMetadata({ seo: page.seo, openGraphKey: 'notFound', noindex: true });

export default function NotFoundPage() {
  return (
    <PageShell
      path={path}
      page={page}
      type="WebPage"
      hasAddress={false}
      hero={{
        children: (
          <>
            <PlanInAddress planner={routes.planner} />
            <ButtonLink href={routes.home}>Go to the home page</ButtonLink>
            <ButtonLink href={routes.siteIndex} variant="secondary">
              See every page
            </ButtonLink>
          </>
        ),
      }}
    />
  );
}
