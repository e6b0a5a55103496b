import { address, hyphen } from './EmailAddress.css';

/** Text whose hyphens each hold on to the letter after them. */
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

/** An email address as it is read: it may break after the @ and nowhere else. */
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
