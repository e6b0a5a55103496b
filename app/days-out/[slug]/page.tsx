import { DayOutDetails } from '@/components/days-out/DayOutDetails/DayOutDetails';
import { daysOut } from '@/content/days';
import { dayOutPath } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { detailsRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = detailsRoute(
  daysOut,
  ({ slug, seo }) => pageMetadata({ path: dayOutPath(slug), seo, openGraphKey: `dayOut/${slug}` }),
  (dayOut) => <DayOutDetails dayOut={dayOut} />,
);

export { generateStaticParams, generateMetadata, Page as default };
