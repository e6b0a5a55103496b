import { KeyFacts, StorySection } from '@/components/about/StorySection/StorySection';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { PlainSection, Section } from '@/components/ui/Section/Section';
import { SourceFold } from '@/components/trust/SourceLine/SourceLine';
import { stories, visitCall } from '@/content/about';
import { sourcesOfAbout } from '@/lib/content/page-sources';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';
import { stack } from '@/styles/layout.css';

export const metadata = metadataOf('about');

export default function AboutPage() {
  return (
    <NamedPage name="about" type="AboutPage">
      <PlainSection>
        <KeyFacts />
      </PlainSection>
      <PlainSection>
        <div className={stack.section}>
          {stories.map((story) => (
            <StorySection key={story.slug} story={story} />
          ))}
        </div>
        <SourceFold sources={sourcesOfAbout()} />
      </PlainSection>
      <Section id="visit" title={visitCall.heading} intro={visitCall.text} ground="sunken">
        <ButtonLink href={routes.planner}>{visitCall.action}</ButtonLink>
      </Section>
    </NamedPage>
  );
}
