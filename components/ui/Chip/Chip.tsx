import { line, wordRow } from '@/styles/layout.css';
import { text as textStyles } from '@/styles/text.css';
import { Icon } from '../Icon/Icon';

interface ChipListProps {
  label: string;
  chips: readonly string[];
  limit?: number;
}

export function ChipList({ label, chips, limit = chips.length }: ChipListProps) {
  const hidden = chips.length - limit;
  return (
    <ul className={`${wordRow} ${textStyles.small}`} aria-label={label}>
      {chips.slice(0, limit).map((text) => (
        <li key={text} className={line.xxs}>
          <Icon name="check" />
          {text}
        </li>
      ))}
      {hidden > 0 && <li>+{hidden} more</li>}
    </ul>
  );
}
