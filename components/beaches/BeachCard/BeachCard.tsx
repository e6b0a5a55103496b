import { EntryCard } from '@/components/site/EntryCard/EntryCard';
import { Facts } from '@/components/ui/Facts/Facts';
import { Rating } from '@/components/ui/Rating/Rating';
import type { Beach } from '@/content/types';
import { Distance } from '../Distance/Distance';
import { text } from '@/styles/text.css';

export function BeachCard({ beach, sizes }: { beach: Beach; sizes: string }) {
  return (
    <EntryCard
      entry={{ kind: 'beach', item: beach }}
      sizes={sizes}
      meta={
        <>
          <span className={text.imprint}>{beach.type}</span>
          <Rating value={beach.rating} />
        </>
      }
    >
      <Facts
        layout="column"
        facts={[
          { icon: 'pin', label: 'Distance', value: <Distance beach={beach} /> },
          { icon: 'check', label: 'Best for', value: beach.bestFor.join(', ') },
        ]}
      />
    </EntryCard>
  );
}
