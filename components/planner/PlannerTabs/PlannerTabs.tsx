'use client';

import { sectionLink } from '@/components/site/Header/Header.css';
import { Link } from '@/components/ui/Link/Link';
import { routes } from '@/lib/routes';
import { closeRow, container, touchLine } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { usePlanner } from '@/components/saved/planner';

export function PlannerTabs({ here }: { here: 'Saved' | 'Days' }) {
  const saved = usePlanner(({ items }) => items.length);
  const days = usePlanner(({ trip }) => trip.days.length);
  const views = [
    ['Saved', routes.planner, saved],
    ['Days', routes.plannerDays, days],
  ] as const;
  return (
    <nav className={`${container} ${closeRow.l}`} aria-label="Views of the planner">
      {views.map(([name, href, count]) => (
        <Link
          key={name}
          href={href}
          className={`${touchLine} ${text.medium} ${sectionLink}`}
          aria-current={name === here ? 'page' : undefined}
        >
          <span>{`${name} `}</span>
          <span className={`${text.muted} ${text.medium}`}>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
