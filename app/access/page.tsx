import { AccessPlaces } from '@/components/access/AccessPlaces';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { SourceFold } from '@/components/trust/SourceLine/SourceLine';
import { Section } from '@/components/ui/Section/Section';
import { accessPage } from '@/content/access';
import { pages } from '@/content/pages';
import { sourcesOfPlaces } from '@/lib/content/page-sources';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('access', 'gettingAround');

export default function AccessPage() {
  return (
    <NamedPage name="access">
      <Section id="places" title={accessPage.places} intro={accessPage.intro}>
        <AccessPlaces />
        <SourceFold sources={sourcesOfPlaces()} />
      </Section>
      <Section
        id="eat-and-stay"
        title={accessPage.venues}
        intro={accessPage.venuesText}
        ground="sunken"
        actions={
          <>
            <ButtonLink href={routes.foodDrink} icon="fork">
              {pages.foodDrink.title}
            </ButtonLink>
            <ButtonLink href={routes.stay} icon="bed" variant="secondary">
              {pages.stay.title}
            </ButtonLink>
          </>
        }
      />
    </NamedPage>
  );
}
