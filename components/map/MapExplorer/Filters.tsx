'use client';

import { Glyph } from '@/components/ui/Icon/Glyph';
import type { ItemKind } from '@/content/types';
import { usePlanner } from '@/components/planner/planner';
import { KINDS, kindOfType, kinds } from '@/lib/kinds';
import { keyText, LAYERS, type MapSelection, selectionQuery } from '@/lib/map/selection';
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

/** Without JavaScript a filter is its own target, and the styles do the rest. */
export function Filters({ glyphs }: { glyphs: Readonly<Record<ItemKind, string>> }) {
  const { items, selection, shown, layerPlaces, live, texts } = useMapState();
  const whole = withBasePath(routes.map);
  const plan = usePlanner((state) => state.items);
  const saved = new Set(
    plan.flatMap(({ type, slug }) => {
      const kind = kindOfType(type);
      return kind && slug !== undefined ? [keyText({ kind, slug })] : [];
    }),
  );
  return (
    <div className={fullWidth}>
      <nav className={`${row.xs} ${styles.filter}`} aria-label={texts.filterLabel}>
        <a
          className={`${touchLine} ${text.medium} ${unbroken} ${styles.choice}`}
          href={live ? whole : '#everything'}
          id="everything"
          aria-current={shown.length < items.length ? undefined : 'true'}
          onClick={stay}
        >
          {texts.everything}
        </a>
        {KINDS.map((kind) => (
          <a
            key={kind}
            className={`${touchLine} ${text.medium} ${unbroken} ${styles.choice}`}
            href={live ? `${whole}${selectionQuery({ kind })}` : `#only-${kind}`}
            id={`only-${kind}`}
            aria-current={!selection.only && selection.kind === kind ? 'true' : undefined}
            onClick={stay}
          >
            <Glyph path={glyphs[kind]} />
            <span>{kinds[kind].label.heading}</span>
          </a>
        ))}
        {LAYERS.map((layer) => (
          <a
            key={layer}
            className={`${touchLine} ${text.medium} ${styles.choice} ${byScript}`}
            href={`${whole}${selectionQuery({ layer })}`}
            aria-current={selection.layer === layer ? 'true' : undefined}
            onClick={stay}
          >
            {texts.layers[layer]}
          </a>
        ))}
        {saved.size > 0 && (
          <a
            className={`${touchLine} ${text.medium} ${styles.choice}`}
            href={`${whole}${selectionQuery({ only: saved })}`}
            onClick={stay}
          >
            {texts.saved}
          </a>
        )}
      </nav>
      <div className={`${closeRow.m} ${align.middle} ${text.muted} ${styles.status}`}>
        <p role="status">
          {selection.layer
            ? `${texts.layers[selection.layer]}: at ${counted(layerPlaces, 'place')}.`
            : summary(selection, shown.length, items.length)}
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
