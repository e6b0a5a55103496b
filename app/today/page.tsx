import { Forecast } from '@/components/forecast/parts';
import { NamedPage } from '@/components/site/PageShell/NamedPage';
import { WhereAmI } from '@/components/safety/WhereAmI/WhereAmI';
import { TidePanel } from '@/components/tides/TidePanel/TidePanel';
import { AlwaysTrue } from '@/components/today/AlwaysTrue/AlwaysTrue';
import { TodaySlot } from '@/components/today/Today/TodaySlot';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('today');

export default function TodayPage() {
  return (
    <NamedPage name="today">
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
    </NamedPage>
  );
}
