import { CardListPage } from '@/components/site/ListPage/CardListPage';
import { WalkCard } from '@/components/walks/WalkCard/WalkCard';
import { allOfKind, lineOf } from '@/lib/kinds/entries';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('walks');

export default function WalksPage() {
  return (
    <CardListPage name="walks" items={allOfKind('walk')} entryOf={(walk) => lineOf('walk', walk)}>
      {(walk, look) => <WalkCard walk={walk} {...look} />}
    </CardListPage>
  );
}
