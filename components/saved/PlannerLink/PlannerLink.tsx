'use client';

import { Link } from '@/components/ui/Link/Link';
import { iconButton } from '@/components/ui/Button/Button.css';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { heart } from '@/components/ui/Icon/live-paths';
import { text } from '@/styles/text.css';
import { usePlanner } from '../planner';
import * as styles from './PlannerLink.css';

const mostShown = 99;

export function PlannerLink({ href }: { href: string }) {
  const saved = usePlanner(({ items }) => items.length);
  const name = `My Planner${saved > 0 ? `, ${saved} saved ${saved === 1 ? 'item' : 'items'}` : ''}`;
  const shown = saved > mostShown ? `${mostShown}+` : saved;
  return (
    <Link href={href} className={`${iconButton} ${styles.link}`} aria-label={name} title={name}>
      <span className={styles.icon} data-count={saved > 0 ? shown : undefined}>
        <Glyph path={heart} />
      </span>
      <span className={`${text.small} ${text.bold} ${styles.name}`}>My Planner</span>
    </Link>
  );
}
