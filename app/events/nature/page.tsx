import { NatureNext } from '@/components/nature/NatureNext/NatureNext';
import { wide } from '@/components/nature/NatureNext/NatureNext.css';
import { YearRibbon } from '@/components/nature/YearRibbon/YearRibbon';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { Section } from '@/components/ui/Section/Section';
import { naturePage } from '@/content/nature-words';
import { metadataOf } from '@/lib/seo/metadata';
import { prose, spaceAbove } from '@/styles/layout.css';

export const metadata = metadataOf('nature', 'calendar');

export default function NaturePage() {
  return (
    <NamedPage name="nature">
      <Section id="next" title={naturePage.next} intro={naturePage.intro}>
        <div className={wide}>
          <NatureNext count={12} />
        </div>
        <p className={`${prose} ${spaceAbove.l}`}>
          {naturePage.method} {naturePage.ends}
        </p>
      </Section>
      <Section id="year" title={naturePage.ribbon} intro={naturePage.ribbonIntro} ground="sunken">
        <YearRibbon />
      </Section>
    </NamedPage>
  );
}
