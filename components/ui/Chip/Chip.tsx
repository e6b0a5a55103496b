import { Icon } from '../Icon/Icon';
import { chip, list } from './Chip.css';

interface ChipListProps {
  label: string;
  chips: readonly string[];
  limit?: number;
}

export function ChipList({ label, chips, limit = chips.length }: ChipListProps) {
  const hidden = chips.length - limit;
  return (
    <ul className={list} aria-label={label}>
      {chips.slice(0, limit).map((text) => (
        <li key={text} className={chip}>
          <Icon name="check" />
          {text}
        </li>
      ))}
      {hidden > 0 && <li>+{hidden} more</li>}
    </ul>
  );
}
