'use client';

import { useState, type ReactNode } from 'react';
import { kept } from '@/components/browser/kept';
import { OnDemand } from '@/components/ui/OnDemand/OnDemand';
import { results } from '@/components/planner/PlannerPage/PlannerPage.css';
import { usePlanner } from '@/components/saved/planner';
import { tripsStorageKey } from '@/content/keys';
import { spaceBelow } from '@/styles/layout.css';

const loadDays = () => import('../Days/Days').then(({ Days }) => Days);

export function DaysPage({ empty }: { empty: ReactNode }) {
  const ready = usePlanner((state) => state.ready);
  const isSaved = usePlanner(({ items }) => items.length > 0);
  const [wanted, setWanted] = useState(false);

  // What has been planned stays open when the last saved thing goes: Undo is there.
  if (!wanted && ready && (isSaved || kept(tripsStorageKey) !== null)) setWanted(true);

  return (
    <div className={`${results} ${spaceBelow.xl}`} data-ready={ready}>
      {wanted ? (
        <OnDemand
          now
          load={loadDays}
          props={{}}
          failed="Part of this page did not load. Your days are kept in this browser."
        />
      ) : (
        empty
      )}
    </div>
  );
}
