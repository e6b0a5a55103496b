import { PageShell } from '@/components/site/PageShell/PageShell';
import { MonthsBeside, TideMonthLinks } from '@/components/tides/TideMonthLinks/TideMonthLinks';
import { TideSources } from '@/components/tides/TideSources/TideSources';
import { TideTable } from '@/components/tides/TideTable/TideTable';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { PlainSection } from '@/components/ui/Section/Section';
import { pages } from '@/content/pages';
import { planner } from '@/content/planner';
import { tidePort } from '@/content/tides/port/port';
import { tideMonthPath } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { tideCalendarPath, tideMonth, tideMonthPage, tideMonths } from '@/lib/tides/month';
import { formatMonth } from '@/lib/time/words';
import { detailsRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = detailsRoute(
  tideMonths().map((slug) => ({ slug })),
  ({ slug: month }) =>
    pageMetadata({
      path: tideMonthPath(month),
      seo: tideMonthPage(month).seo,
      openGraphKey: 'tides',
    }),
  ({ slug: month }) => (
    <PageShell
      page={{ ...pages.tides, ...tideMonthPage(month) }}
      path={tideMonthPath(month)}
      type="WebPage"
      hero={{
        layout: 'strip',
        picture: planner.hero,
        children: (
          <ButtonLink href={tideCalendarPath(month)} variant="secondary" icon="calendar" download>
            Save to your calendar
          </ButtonLink>
        ),
      }}
    >
      <PlainSection>
        <TideTable caption={`${tidePort.name}, ${formatMonth(month)}`} days={tideMonth(month)} />
        <MonthsBeside month={month} />
      </PlainSection>
      <TideMonthLinks shown={month} />
      <TideSources />
    </PageShell>
  ),
);

export { generateStaticParams, generateMetadata, Page as default };
