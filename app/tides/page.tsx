import { NamedPage } from '@/components/site/PageShell/PageShell';
import { TideMonthLinks } from '@/components/tides/TideMonthLinks/TideMonthLinks';
import { TidePanel } from '@/components/tides/TidePanel/TidePanel';
import { TideSources } from '@/components/tides/TideSources/TideSources';
import { TidePart } from '@/components/tides/TidePart';
import { BuiltWeek } from '@/components/tides/TideTable/TideTable';
import { PlainSection, Section } from '@/components/ui/Section/Section';
import { tidePort } from '@/content/tides/port/port';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('tides');

export default function TidesPage() {
  return (
    <NamedPage name="tides">
      <PlainSection>
        <TidePanel withoutScript={null} />
      </PlainSection>
      <Section
        id="week"
        title="The coming week"
        intro={`High and low water at ${tidePort.name}, by day.`}
      >
        <TidePart name="week">
          <BuiltWeek />
        </TidePart>
      </Section>
      <TideMonthLinks />
      <TideSources />
    </NamedPage>
  );
}
