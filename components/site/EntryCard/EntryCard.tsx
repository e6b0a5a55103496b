import type { ComponentProps } from 'react';
import { SaveButton } from '@/components/saved/SaveButton/SaveButton';
import { Card } from '@/components/ui/Card/Card';
import { type Entry, entryName, entryPath } from '@/lib/kinds/entries';
import { nameTranslation } from '@/lib/kinds';
import { heartDraft } from '@/lib/kinds/draft';

type CardProps = ComponentProps<typeof Card>;

interface EntryCardProps
  extends Omit<CardProps, 'title' | 'image' | 'link' | 'corner'>, Partial<Pick<CardProps, 'link'>> {
  entry: Entry;
}

export function EntryCard({ entry, ...card }: EntryCardProps) {
  return (
    <Card
      title={entryName(entry)}
      translate={nameTranslation(entry.kind)}
      image={entry.item.image}
      description={entry.item.summary}
      link={{ href: entryPath(entry), label: 'Learn More' }}
      corner={<SaveButton item={heartDraft(entry)} />}
      {...card}
    />
  );
}
