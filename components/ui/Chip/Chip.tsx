import { chip, list, together } from './Chip.css';

interface ChipListProps {
  /** The accessible name of the list. */
  label: string;
  chips: readonly string[];
  /** How many are shown before "+N more". */
  limit?: number;
}

/** Short facts in a row. */
export function ChipList({ label, chips, limit = chips.length }: ChipListProps) {
  const shown = chips.slice(0, limit);
  const hidden = chips.length - shown.length;
  return (
    <ul className={list} aria-label={label}>
      {shown.map((text, index) =>
        hidden > 0 && index === shown.length - 1 ? (
          // "+N more" is never alone on a line.
          <li key={text} className={together}>
            <span className={chip}>{text}</span> <span className={chip}>+{hidden} more</span>
          </li>
        ) : (
          <li key={text} className={chip}>
            {text}
          </li>
        ),
      )}
    </ul>
  );
}
