import { EntryCard } from '@/components/site/EntryCard/EntryCard';
import type { CardLook } from '@/components/site/ListPage/CardListPage';
import { Facts } from '@/components/ui/Facts/Facts';
import type { Walk } from '@/content/types';
import { walkDuration, walkLength } from '@/lib/content/walks';
import { bindUnits } from '@/lib/typeset';
import { text } from '@/styles/text.css';

const wayBackText = {
  bus: 'Bus back',
  'bus-first': 'Bus out, walk home',
  'same-way': 'Back the same way',
  circle: 'A circle',
} as const satisfies Record<Walk['wayBack'], string>;

export function WalkCard({ walk, ...card }: { walk: Walk } & CardLook) {
  const { published } = walk;
  const takes = bindUnits(published ? published.words : walkDuration(walk));
  return (
    <EntryCard
      entry={{ kind: 'walk', item: walk }}
      meta={<span className={text.imprint}>{walk.difficulty}</span>}
      {...card}
    >
      <Facts
        layout="column"
        facts={[
          { icon: 'gauge', label: 'Length', value: walkLength(walk) },
          { icon: published ? 'walk' : 'clock', label: 'What it takes', value: takes },
          { icon: 'bus', label: 'Home', value: wayBackText[walk.wayBack] },
        ]}
      />
    </EntryCard>
  );
}
