import { address } from './EmailAddress.css';

/** An email address as it is read: it may break after the @ and nowhere else. */
export function EmailAddress({ children }: { children: string }) {
  const at = children.indexOf('@') + 1;
  return (
    <span className={address}>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}
