import { half } from './EmailAddress.css';

/** An email address as it is read: it may break after the @ and nowhere else. */
export function EmailAddress({ children }: { children: string }) {
  const at = children.indexOf('@') + 1;
  return (
    <>
      <span className={half}>{children.slice(0, at)}</span>
      <wbr />
      <span className={half}>{children.slice(at)}</span>
    </>
  );
}
