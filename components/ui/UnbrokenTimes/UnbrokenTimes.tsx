import { inOne } from '@/styles/text.css';

export function UnbrokenTimes({ children }: { children: string }) {
  return children.split(/((?:\S+ )?\d\S*–\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={inOne}>
        {part}
      </span>
    ),
  );
}
