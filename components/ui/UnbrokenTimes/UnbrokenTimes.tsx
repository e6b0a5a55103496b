import { inOne } from '@/styles/text.css';

/** Words, of which the parts that a pattern's group catches have a class. */
export const withParts = (words: string, pattern: RegExp, className: string) =>
  words.split(pattern).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={className}>
        {part}
      </span>
    ),
  );

export const UnbrokenTimes = ({ children }: { children: string }) =>
  withParts(children, /((?:\S+ )?\d\S*–\S+)/, inOne);
