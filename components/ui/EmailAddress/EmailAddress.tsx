import { nowrap, text } from '@/styles/text.css';
import { withParts } from '../UnbrokenTimes/UnbrokenTimes';

const hyphenated = (words: string) => withParts(words, /(-.)/, nowrap);

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
