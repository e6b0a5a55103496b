import { facilitySigns } from '@/components/access/facilities';
import { EntryCard } from '@/components/site/EntryCard/EntryCard';
import { Facts } from '@/components/ui/Facts/Facts';
import { LabelAndRating } from '@/components/site/Rating/Rating';
import type { Beach } from '@/content/types';
import { onFootText } from '@/lib/content/on-foot';
import { capitalised } from '@/lib/typeset';
import { Distance } from '../Distance/Distance';

export function BeachCard({ beach, sizes }: { beach: Beach; sizes: string }) {
  const onFoot = onFootText(beach.place);
  return (
    <EntryCard
      entry={{ kind: 'beach', item: beach }}
      sizes={sizes}
      meta={<LabelAndRating label={beach.type} rating={beach.rating} />}
    >
      <Facts
        facts={[
          { icon: 'pin', label: 'Distance', value: <Distance beach={beach} /> },
          ...(onFoot ? [{ icon: 'walk', value: capitalised(onFoot) } as const] : []),
          ...facilitySigns(beach.place),
        ]}
      />
    </EntryCard>
  );
}
