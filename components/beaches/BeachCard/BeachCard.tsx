import { SaveButton } from '@/components/planner/SaveButton/SaveButton';
import { Card } from '@/components/ui/Card/Card';
import { Facts } from '@/components/ui/Facts/Facts';
import { Rating } from '@/components/ui/Rating/Rating';
import type { Beach } from '@/content/types';
import { imageUrl } from '@/lib/images/image-url';
import { entryDraft } from '@/lib/planner/entry-draft';
import { kindPath } from '@/lib/kinds';
import { text } from '@/styles/text.css';

interface BeachCardProps {
  beach: Beach;
  headingLevel?: 2 | 3;
  sizes: string;
}

export function BeachCard({ beach, headingLevel = 3, sizes }: BeachCardProps) {
  return (
    <Card
      title={beach.name}
      headingLevel={headingLevel}
      image={beach.image}
      sizes={sizes}
      meta={
        <>
          <span className={text.imprint}>{beach.type}</span>
          <Rating value={beach.rating} />
        </>
      }
      description={beach.summary}
      link={{ href: kindPath('beach', beach.slug), label: 'Learn More' }}
      corner={<SaveButton item={entryDraft({ kind: 'beach', item: beach }, imageUrl)} />}
    >
      <Facts
        layout="column"
        facts={[
          { icon: 'pin', label: 'Distance', value: beach.distance },
          { icon: 'check', label: 'Best for', value: beach.bestFor.join(', ') },
        ]}
      />
    </Card>
  );
}
