import { ListPage } from '@/components/site/ListPage/ListPage';
import { StayFinder } from '@/components/stays/StayFinder/StayFinder';
import { PlainSection } from '@/components/ui/Section/Section';
import { allProperties } from '@/lib/content/queries';
import { namesAndPaths } from '@/lib/kinds/entries';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('stay');

export default function StayPage() {
  const properties = allProperties();
  return (
    <ListPage name="stay" entries={namesAndPaths('property', properties)}>
      <PlainSection>
        <StayFinder properties={properties} />
      </PlainSection>
    </ListPage>
  );
}
