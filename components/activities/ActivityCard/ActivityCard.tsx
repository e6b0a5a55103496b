import { SaveButton } from '@/components/planner/SaveButton/SaveButton';
import { Card } from '@/components/ui/Card/Card';
import type { CardLayout } from '@/components/ui/Card/Card.css';
import { Facts } from '@/components/ui/Facts/Facts';
import type { Frame } from '@/components/ui/Picture/Picture.css';
import { Rating } from '@/components/ui/Rating/Rating';
import type { Activity } from '@/content/types';
import { imageUrl } from '@/lib/images/image-url';
import { entryDraft } from '@/lib/planner/entry-draft';
import { kindPath } from '@/lib/kinds';
import { text } from '@/styles/text.css';

interface ActivityCardProps {
  activity: Activity;
  headingLevel?: 2 | 3;
  /** The whole description, or its one-line summary. */
  words?: 'description' | 'summary';
  shape?: Frame;
  layout?: CardLayout;
  sizes: string;
}

export function ActivityCard({
  activity,
  headingLevel = 3,
  words = 'summary',
  shape = 'card',
  layout = 'upright',
  sizes,
}: ActivityCardProps) {
  return (
    <Card
      title={activity.title}
      headingLevel={headingLevel}
      image={activity.image}
      shape={shape}
      layout={layout}
      sizes={sizes}
      meta={
        <>
          <span className={text.imprint}>{activity.category}</span>
          <Rating value={activity.rating} />
        </>
      }
      description={activity[words]}
      link={{ href: kindPath('activity', activity.slug), label: 'Learn More' }}
      corner={<SaveButton item={entryDraft({ kind: 'activity', item: activity }, imageUrl)} />}
    >
      <Facts
        facts={[
          { icon: 'clock', label: 'Duration', value: activity.duration },
          { icon: 'gauge', label: 'Difficulty', value: activity.difficulty },
        ]}
      />
    </Card>
  );
}
