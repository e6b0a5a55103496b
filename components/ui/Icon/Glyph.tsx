import { icon } from './Icon.css';

/**
 * A decorative icon by its path, for client components, which import only the paths they show from
 * `paths.ts`. On the server, {@link Icon} takes a name.
 */
export function Glyph({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg
      className={className ? `${icon} ${className}` : icon}
      width="20"
      height="20"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
