import { Forecast } from '@/components/forecast/parts';
import { PageShell } from '@/components/site/PageShell/PageShell';
import { WhereAmI } from '@/components/safety/WhereAmI/WhereAmI';
import { TidePanel } from '@/components/tides/TidePanel/TidePanel';
import { AlwaysTrue } from '@/components/today/AlwaysTrue/AlwaysTrue';
import { TodaySlot } from '@/components/today/Today/TodaySlot';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('today');

export default function TodayPage() {
  return (
    <PageShell page={pages.today} path={routes.today} type="WebPage">
      <PlainSection>
        <TodaySlot
          always={<AlwaysTrue />}
          tide={<TidePanel />}
          forecast={<Forecast />}
          failed="The guide couldn’t load what’s on now. Here’s what holds on any day; try again when you have a signal."
        />
        <noscript>
          <p>What’s open now needs JavaScript. Everything above holds on any day.</p>
        </noscript>
      </PlainSection>
      <WhereAmI />
    </PageShell>
  );
}
