import { CardListPage } from '@/components/site/ListPage/CardListPage';
import { WalkCard } from '@/components/walks/WalkCard/WalkCard';
import { allWalks } from '@/lib/content/queries';
import { walkLength } from '@/lib/content/walks';
import { kindPath } from '@/lib/kinds';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('walks');

export default function WalksPage() {
  return (
    <CardListPage
      name="walks"
      items={allWalks()}
      entryOf={(walk) => ({
        title: walk.title,
        href: kindPath('walk', walk.slug),
        note: walkLength(walk),
      })}
    >
      {(walk, place) => <WalkCard walk={walk} {...place} />}
    </CardListPage>
  );
}
