import { ink } from '@/styles/tokens';
import * as styles from './BrandMark.css';

export function BrandMark({ className }: { className: string }) {
  return (
    // A size of its own, for when the styles do not come.
    <svg className={className} width="36" height="36" viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" fill={ink.paper} className={styles.sky} />
      <circle cx="44" cy="27" r="11" fill={ink.gorse} />
      <path
        d="M0 45c6-9 12-13 20-14V13l2.5-3.5L25 13V9h2v4l2.5-3.5L32 13v19c8 2 13 6 17 13z"
        fill={ink.navy}
        className={styles.tower}
      />
      <path d="M24 20h4v6h-4z" fill={ink.paper} className={styles.window} />
      <path d="M0 43q8-5 16 0t16 0 16 0 16 0v21H0z" fill={ink.sea} />
      <path d="M0 53q8-5 16 0t16 0 16 0 16 0v11H0z" fill={ink.deepSea} />
    </svg>
  );
}
