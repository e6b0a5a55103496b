'use client';

import { Link } from '@/components/ui/Link/Link';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { isSaved } from '@/lib/planner/plan';
import { routes } from '@/lib/routes';
import { usePlanner } from '../planner';
import { savedLink } from './SaveButton.css';

/** Says that a thing is saved, and leads to the plan; its room is there before. */
export function SavedLink({ item }: { item: PlannerItemDraft }) {
  const saved = usePlanner(({ items }) => isSaved(items, item));
  return (
    <p role="status" className={savedLink}>
      {saved && (
        <>
          <span>Saved</span>
          <Link href={routes.planner}>See my plan</Link>
        </>
      )}
    </p>
  );
}
