import type { BadgeTone } from '@/components/ui/Badge/Badge.css';
import type { EventType } from '@/content/types';

/** The colours of the badges. Apart from the card: what imports it ships no heart. */
export const eventTypeTone: Record<EventType, BadgeTone> = {
  Community: 'green',
  Workshop: 'purple',
  Event: 'blue',
  Conservation: 'green',
  Music: 'orange',
  Religious: 'grey',
  Food: 'yellow',
};
