import { chip, list } from './Chip.css';

interface ChipListProps {
  /** What the chips are, for those who listen: "Attractions". */
  label: string;
  chips: readonly string[];
  /** How many are shown before "+N more"; all by default. */
  limit?: number;
}

/** Short facts in a row. */
export function ChipList({ label, chips, limit = chips.length }: ChipListProps) {
  const hidden = chips.length - limit;
  return (
    <ul className={list} aria-label={label}>
      {chips.slice(0, limit).map((text) => (
        <li key={text} className={chip}>
          {text}
        </li>
      ))}
      {hidden > 0 && <li className={chip}>+{hidden} more</li>}
    </ul>
  );
}
