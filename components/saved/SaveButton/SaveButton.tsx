'use client';

import { Glyph } from '@/components/ui/Icon/Glyph';
import { heart as heartPath } from '@/components/ui/Icon/live-paths';
import { Link } from '@/components/ui/Link/Link';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { isSaved } from '@/lib/planner/plan';
import { routes } from '@/lib/routes';
import { planner, usePlanner } from '../planner';
import { heart, savedLink, saveButton } from './SaveButton.css';

interface HeartProps {
  drafts: readonly PlannerItemDraft[];
  label: string;
  /** Read before there are scripts: see `components/site/ReplayedEvents/inline-loader.ts`. */
  value?: string;
}

/** Pressed where all of them are saved. */
function Heart({ drafts, label, value }: HeartProps) {
  const saved = usePlanner(({ items }) => drafts.every((draft) => isSaved(items, draft)));
  return (
    <button
      type="button"
      className={saveButton}
      value={value}
      aria-label={label}
      aria-pressed={saved}
      onClick={() => planner.getState().toggle(...drafts)}
    >
      <Glyph path={heartPath} className={heart} />
    </button>
  );
}

export function SaveButton({ item }: { item: PlannerItemDraft }) {
  return <Heart drafts={[item]} label={`Save ${item.name} to my planner`} value={item.name} />;
}

/** @param title of the day out */
export function SaveStops({ title, stops }: { title: string; stops: readonly PlannerItemDraft[] }) {
  return <Heart drafts={stops} label={`Save its stops: ${title}`} />;
}

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
