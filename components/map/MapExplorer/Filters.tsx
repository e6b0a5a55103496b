'use client';

import { Glyph } from '@/components/ui/Icon/Glyph';
import { usePlanner } from '@/components/saved/planner';
import { kindOfType, kinds } from '@/lib/kinds';
import { keyText, type MapSelection, selectionQuery } from '@/lib/map/selection';
import { withBasePath } from '@/lib/base-path';
import { routes } from '@/lib/routes';
import { counted } from '@/lib/typeset';
import { align, closeRow, fullWidth, row, touchLine } from '@/styles/layout.css';
import { byScript, unbroken } from '@/styles/print.css';
import { text } from '@/styles/text.css';
import * as styles from './MapExplorer.css';
import { stay, useMapState } from './map-state';

function summary({ kind, only }: MapSelection, shown: number, all: number): string {
  if (only)
    return `Only ${shown === 1 ? 'the one' : `the ${shown}`} that you asked for, of ${all}.`;
  if (kind) return `${kinds[kind].label.heading}: ${shown} of ${all}.`;
  return `${all} entries. The figures on the map say how many are at each place.`;
}

export interface MapChoice {
  readonly query: string;
  readonly label: string;
  readonly glyph?: string;
  /** Of what works without a script. */
  readonly id?: string;
  /** Of a layer, how many places have it. */
  readonly places?: number;
}

/** Without JavaScript a filter is its own target, and the styles do the rest. */
export function Filters({ choices }: { choices: readonly MapChoice[] }) {
  const { items, selection, shown, live, texts } = useMapState();
  const whole = withBasePath(routes.map);
  const plan = usePlanner((state) => state.items);
  const saved = new Set(
    plan.flatMap(({ type, slug }) => {
      const kind = kindOfType(type);
      return kind && slug !== undefined ? [keyText({ kind, slug })] : [];
    }),
  );
  const all: readonly MapChoice[] = [
    { query: '', label: texts.everything, id: 'everything' },
    ...choices,
    ...(saved.size > 0 ? [{ query: selectionQuery({ only: saved }), label: texts.saved }] : []),
  ];
  const current = selectionQuery(selection);
  const chosen = all.find(({ query }) => query === current);
  return (
    <div className={fullWidth}>
      <nav className={`${row.xs} ${styles.filter}`} aria-label={texts.filterLabel}>
        {all.map(({ id, query, label, glyph }) => (
          <a
            key={query}
            className={`${touchLine} ${text.medium} ${unbroken} ${styles.choice} ${id ? '' : byScript}`}
            href={live || !id ? whole + query : `#${id}`}
            id={id}
            aria-current={current === query ? 'true' : undefined}
            onClick={stay}
          >
            {glyph && <Glyph path={glyph} />}
            <span>{label}</span>
          </a>
        ))}
      </nav>
      <div className={`${closeRow.m} ${align.middle} ${text.muted} ${styles.status}`}>
        <p role="status">
          {chosen?.places === undefined
            ? summary(selection, shown.length, items.length)
            : `${chosen.label}: at ${counted(chosen.places, 'place')}.`}
        </p>
        {selection.only && (
          <a className={touchLine} href={whole} onClick={stay}>
            {texts.showEverything}
          </a>
        )}
      </div>
    </div>
  );
}
