import { whole } from './EmailAddress.css';

/** As many characters as the narrowest phone holds in one line. */
const shortEnough = 30;

function Half({ children }: { children: string }) {
  return <span className={children.length > shortEnough ? undefined : whole}>{children}</span>;
}

/** An email address as it is read: it may break after the @ and nowhere else. */
export function EmailAddress({ children }: { children: string }) {
  const at = children.indexOf('@') + 1;
  return (
    // One thing, also where what stands round it parts its children: a line with an icon.
    <span>
      <Half>{children.slice(0, at)}</Half>
      <wbr />
      <Half>{children.slice(at)}</Half>
    </span>
  );
}
