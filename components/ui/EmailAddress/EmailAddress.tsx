import { address, hyphen } from './EmailAddress.css';

const hyphenated = (text: string) =>
  text.split(/(-.)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={hyphen}>
        {part}
      </span>
    ),
  );

export function EmailAddress({ children }: { children: string }) {
  const at = children.indexOf('@') + 1;
  return (
    <span className={address}>
      {hyphenated(children.slice(0, at))}
      <wbr />
      {hyphenated(children.slice(at))}
    </span>
  );
}
