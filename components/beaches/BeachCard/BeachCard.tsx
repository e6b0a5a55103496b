import { facilitySigns } from '@/components/access/facilities';
import { EntryCard } from '@/components/site/EntryCard/EntryCard';
import { Facts } from '@/components/ui/Facts/Facts';
import { LabelAndRating } from '@/components/site/Rating/Rating';
import type { Beach } from '@/content/types';
import { wayFacts } from '../Distance/Distance';

export function BeachCard({ beach, sizes }: { beach: Beach; sizes: string }) {
  return (
    <EntryCard
      entry={{ kind: 'beach', item: beach }}
      sizes={sizes}
      meta={<LabelAndRating label={beach.type} rating={beach.rating} />}
    >
      <Facts facts={[...wayFacts(beach), ...facilitySigns(beach.place)]} />
    </EntryCard>
  );
}
