import { PageShell } from '@/components/site/PageShell/PageShell';
import { WhereAmI } from '@/components/safety/WhereAmI/WhereAmI';
import { TidePanel } from '@/components/tides/TidePanel/TidePanel';
import { AlwaysTrue } from '@/components/today/AlwaysTrue/AlwaysTrue';
import { TodaySlot } from '@/components/today/Today/TodaySlot';
import { WaysHome } from '@/components/today/WaysHome/WaysHome';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { Section } from '@/components/ui/Section/Section';
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
          failed="What is true at this minute could not be loaded. What is true on any day stands here instead; try again when there is a signal."
        />
        <noscript>
          <p>What is open at this minute needs JavaScript; what stands above is true on any day.</p>
        </noscript>
      </PlainSection>
      <Section id="todays-tide" title="The tide" ground="sunken">
        <TidePanel />
      </Section>
      <Section
        id="ways-home"
        title="The last ways home"
        intro="From each place to the village: bus, path and light, as far as they are known."
      >
        <WaysHome />
      </Section>
      <WhereAmI />
    </PageShell>
  );
}
