import { icon } from './Icon.css';

/**
 * A decorative sign by its path, for client islands: they import the few paths they show from
 * `paths.ts`. On the server, {@link Icon} takes a name.
 */
export function Glyph({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg
      className={className ? `${icon} ${className}` : icon}
      // As in the styles, for when they do not come.
      width="20"
      height="20"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
