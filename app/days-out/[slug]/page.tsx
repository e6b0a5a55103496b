import { DayOutDetails } from '@/components/days-out/DayOutDetails/DayOutDetails';
import { allDaysOut } from '@/lib/days-out/days-out';
import { dayOutPath } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { detailsRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = detailsRoute(
  allDaysOut(),
  ({ slug, seo }) => pageMetadata({ path: dayOutPath(slug), seo, openGraphKey: `dayOut/${slug}` }),
  (dayOut) => <DayOutDetails dayOut={dayOut} />,
);

export { generateStaticParams, generateMetadata, Page as default };
