import { icon } from './Icon.css';

/** A decorative icon by its path; client components import only the paths that they show. */
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
