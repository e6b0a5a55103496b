import { nowrap, text } from '@/styles/text.css';

const hyphenated = (part: string) =>
  part.split(/(-.)/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className={nowrap}>
        {piece}
      </span>
    ),
  );

export function EmailAddress({ children }: { children: string }) {
  const at = children.indexOf('@') + 1;
  return (
    <span className={text.breakable}>
      {hyphenated(children.slice(0, at))}
      <wbr />
      {hyphenated(children.slice(at))}
    </span>
  );
}
