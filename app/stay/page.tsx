import { NamedPage } from '@/components/site/PageShell/PageShell';
import { StayFinder } from '@/components/stays/StayFinder/StayFinder';
import { PlainSection } from '@/components/ui/Section/Section';
import { allOfKind, lineOf } from '@/lib/kinds/entries';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('stay');

export default function StayPage() {
  const properties = allOfKind('property');
  return (
    <NamedPage name="stay" list={properties.map((property) => lineOf('property', property))}>
      <PlainSection>
        <StayFinder properties={properties} />
      </PlainSection>
    </NamedPage>
  );
}
