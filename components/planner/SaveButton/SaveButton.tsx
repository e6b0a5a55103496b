'use client';

import { Glyph } from '@/components/ui/Icon/Glyph';
import { heart as heartPath } from '@/components/ui/Icon/heart-path';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { isSaved } from '@/lib/planner/plan';
import { planner, usePlanner } from '../planner';
import { heart, saveButton } from './SaveButton.css';

export function SaveButton({ item }: { item: PlannerItemDraft }) {
  const saved = usePlanner(({ items }) => isSaved(items, item));
  return (
    <button
      type="button"
      className={saveButton}
      // Read before there are scripts: see `components/site/ReplayedEvents/inline-loader.ts`.
      value={item.name}
      aria-label={`Save ${item.name} to my planner`}
      aria-pressed={saved}
      onClick={() => planner.getState().toggle(item)}
    >
      <Glyph path={heartPath} className={heart} />
    </button>
  );
}
