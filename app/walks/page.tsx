import { CardListPage } from '@/components/site/ListPage/CardListPage';
import { WalkCard } from '@/components/walks/WalkCard/WalkCard';
import { allWalks } from '@/lib/content/queries';
import { lineOf } from '@/lib/kinds/entries';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('walks');

export default function WalksPage() {
  return (
    <CardListPage name="walks" items={allWalks()} entryOf={(walk) => lineOf('walk', walk)}>
      {(walk, look) => <WalkCard walk={walk} {...look} />}
    </CardListPage>
  );
}
