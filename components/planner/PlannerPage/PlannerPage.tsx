'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { PLANNER_FILTERS, type PlannerFilter } from '@/lib/planner/item';
import { filterLabel, toPlannerFilter } from '@/lib/planner/words';
import { filterCounts } from '@/lib/planner/plan-view';
import type { Sheet } from '@/components/paper/PlanDocument/PlanDocument';
import { usePlanner } from '@/components/saved/planner';
import { OnDemand } from '@/components/ui/OnDemand/OnDemand';
import { useQuery, writeQuery } from '@/components/browser/use-query';
import { row, spaceBelow, stack, touchLine } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import type { Elements } from '@/components/ui/elements';
import * as styles from './PlannerPage.css';

const loadSavedPlan = () => import('../SavedPlan/SavedPlan').then(({ SavedPlan }) => SavedPlan);
const loadSharedPlan = () =>
  import('../SharedPlan/SharedPlan').then(({ SharedPlan }) => SharedPlan);

const failed = 'Part of this page didn’t load. Your plan is safe.';

function show(filter: PlannerFilter) {
  writeQuery(filter === 'all' ? '' : `type=${filter}`, 'replaceState');
}

let isReloaded = true;

/** Browsers go back to where one was; Back from another page still does. */
function useTopOnReload(): void {
  useEffect(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isHere = load && new URL(load.name).pathname === window.location.pathname;
    if (isReloaded && isHere && load.type === 'reload') {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    isReloaded = false;
  }, []);
}

function onHashChange(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function sharedFragment(): string {
  const { hash } = window.location;
  return /plan[=%]/i.test(hash) ? hash : '';
}

function forgetFragment() {
  const { pathname, search } = window.location;
  // The browser's own, as Next puts one in its place that writes the address once more a moment later,
  // over a link that was pasted meanwhile.
  History.prototype.replaceState.call(
    window.history,
    window.history.state,
    '',
    `${pathname}${search}`,
  );
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

interface PlannerPageProps {
  /** What an empty list shows, by the filters in their order. */
  empty: readonly Elements[];
  sheet: Sheet;
}

export function PlannerPage({ empty, sheet }: PlannerPageProps) {
  useTopOnReload();
  const [query, watch] = useQuery();
  const items = usePlanner((state) => state.items);
  const ready = usePlanner((state) => state.ready);
  const filters = useMemo(() => filterCounts(items), [items]);
  // The address is known in the browser only; the static page shows an empty planner.
  const asked = toPlannerFilter(new URLSearchParams(query).get('type'));
  const filter = filters.has(asked) ? asked : 'all';
  /** The plan in the address, behind its #; empty without one. */
  const fragment = useSyncExternalStore(onHashChange, sharedFragment, () => '');
  const nothing = empty[PLANNER_FILTERS.indexOf(filter)] ?? empty[0];

  return (
    <div className={`${stack.l} ${spaceBelow.xxl}`}>
      {watch}
      <div className={`${row.xs} ${styles.filters}`} role="group" aria-label="Show">
        {[...filters].map(([choice, count]) => (
          <button
            key={choice}
            type="button"
            className={`${touchLine} ${text.bold} ${styles.toggle}`}
            aria-pressed={choice === filter}
            onClick={() => show(choice)}
          >
            <span>{`${filterLabel(choice)} `}</span>
            <span className={`${text.medium} ${styles.count}`}>{count}</span>
          </button>
        ))}
      </div>
      <div
        id="planner-items"
        className={`${stack.xl} ${styles.results}`}
        data-ready={ready}
        tabIndex={-1}
      >
        {items.length === 0 ? (
          nothing
        ) : (
          <OnDemand
            now
            load={loadSavedPlan}
            props={{ items, filter, empty: nothing, sheet }}
            failed={failed}
          />
        )}
      </div>
      {fragment !== '' && (
        <OnDemand
          key={fragment}
          now
          load={loadSharedPlan}
          props={{ fragment, onDecided: forgetFragment }}
          failed={failed}
        />
      )}
    </div>
  );
}
