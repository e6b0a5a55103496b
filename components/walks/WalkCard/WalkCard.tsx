import { SaveButton } from '@/components/planner/SaveButton/SaveButton';
import { Card } from '@/components/ui/Card/Card';
import type { CardLayout } from '@/components/ui/Card/Card.css';
import { Facts } from '@/components/ui/Facts/Facts';
import type { Walk } from '@/content/types';
import { walkDuration, walkLength } from '@/lib/content/walks';
import { imageUrl } from '@/lib/images/image-url';
import { kindPath } from '@/lib/kinds';
import { bindUnits } from '@/lib/typeset';
import { entryDraft } from '@/lib/planner/entry-draft';
import { text } from '@/styles/text.css';

interface WalkCardProps {
  walk: Walk;
  layout: CardLayout;
  sizes: string;
}

export function WalkCard({ walk, layout, sizes }: WalkCardProps) {
  const duration = walk.published ? walk.published.words : walkDuration(walk);
  return (
    <Card
      title={walk.title}
      headingLevel={2}
      image={walk.image}
      layout={layout}
      sizes={sizes}
      meta={<span className={text.imprint}>{walk.difficulty}</span>}
      description={walk.summary}
      link={{ href: kindPath('walk', walk.slug), label: 'Learn More' }}
      corner={<SaveButton item={entryDraft({ kind: 'walk', item: walk }, imageUrl)} />}
    >
      <Facts
        layout="column"
        facts={[
          { icon: 'gauge', label: 'Length', value: walkLength(walk) },
          {
            icon: walk.published ? 'walk' : 'clock',
            label: 'What it takes',
            value: bindUnits(duration),
          },
        ]}
      />
    </Card>
  );
}
