'use client';

import { Link } from '@/components/ui/Link/Link';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { useQuery, writeQuery } from '@/components/browser/use-query';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { mapPage } from '@/content/map-page';
import type { ItemKind } from '@/content/types';
import { KINDS, kinds } from '@/lib/kinds';
import type { MapItem, MapPlace } from '@/lib/map/items';
import {
  type MapSelection,
  parseSelection,
  selectionQuery,
  selectItems,
} from '@/lib/map/selection';
import { routes, withBasePath } from '@/lib/routes';
import { Gazetteer } from './Gazetteer';
import * as styles from './MapExplorer.css';
import { PlaceTags } from './PlaceTags';
import { ZoomPanel } from './ZoomPanel';

function summary({ kind, only }: MapSelection, shown: number, all: number): string {
  if (only)
    return `Only ${shown === 1 ? 'the one' : `the ${shown}`} that you asked for, of ${all}.`;
  if (kind) return `${kinds[kind].label.heading}: ${shown} of ${all}.`;
  return `${all} entries. The figures on the map say how many are at each place.`;
}

function countByPlace(items: readonly MapItem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { place } of items) counts.set(place, (counts.get(place) ?? 0) + 1);
  return counts;
}

/** Changes the address without a journey, unless the visitor wants a new tab of it. */
function stay(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  writeQuery(event.currentTarget.search.slice(1), 'pushState');
}

interface MapExplorerProps {
  places: readonly MapPlace[];
  items: readonly MapItem[];
  /** The paths of the kinds' signs. */
  glyphs: Readonly<Record<ItemKind, string>>;
  /** The path of the sign of a map. */
  mapGlyph: string;
  /** The drawn map. */
  drawing: ReactNode;
  /** What stands under it. */
  caption: ReactNode;
}

/**
 * The map with its tags, and the list of all that is on it. The address says what is shown; without
 * JavaScript it is everything, and the filters lead to the parts of the list.
 */
export function MapExplorer({
  places,
  items,
  glyphs,
  mapGlyph,
  drawing,
  caption,
}: MapExplorerProps) {
  const [query, watch] = useQuery();
  const selection = useMemo(() => parseSelection(query ?? '', items), [query, items]);
  const shown = useMemo(() => selectItems(items, selection), [items, selection]);
  const counts = useMemo(() => countByPlace(shown), [shown]);
  const labels = new Map(places.map(({ slug, label }) => [slug, label]));
  const isFiltered = shown.length < items.length;

  const whole = withBasePath(routes.map);
  const live = query !== undefined;

  return (
    <>
      {watch}
      <nav className={styles.filter} aria-label={mapPage.filterLabel}>
        <a
          className={styles.choice}
          href={live ? whole : '#list'}
          aria-current={isFiltered ? undefined : 'true'}
          onClick={stay}
        >
          {mapPage.everything}
        </a>
        {KINDS.map((kind) => (
          <a
            key={kind}
            className={styles.choice}
            href={live ? `${whole}${selectionQuery({ kind })}` : `#list-${kind}`}
            aria-current={!selection.only && selection.kind === kind ? 'true' : undefined}
            onClick={stay}
          >
            <Glyph path={glyphs[kind]} />
            {kinds[kind].label.heading}
          </a>
        ))}
      </nav>
      <div className={styles.status}>
        <p role="status">{summary(selection, shown.length, items.length)}</p>
        {selection.only && (
          <a className={styles.loneLink} href={whole} onClick={stay}>
            {mapPage.showEverything}
          </a>
        )}
      </div>
      <div className={styles.columns}>
        <figure className={styles.sheet}>
          <div className={styles.plate}>
            {drawing}
            <PlaceTags places={places} counts={counts} />
          </div>
          {caption}
        </figure>
        <section aria-labelledby="list">
          <h2 id="list">{mapPage.listHeading}</h2>
          <div className={styles.groups}>
            {KINDS.map((kind) => {
              const group = shown.filter((item) => item.kind === kind);
              return (
                group.length > 0 && (
                  <div key={kind} className={styles.group}>
                    <h3 id={`list-${kind}`} className={styles.groupHeading}>
                      <Glyph path={glyphs[kind]} />
                      {kinds[kind].label.heading}
                    </h3>
                    <ul className={styles.list}>
                      {group.map(({ slug, name, path, place, fact }) => (
                        <li key={slug} className={styles.entry}>
                          <Link className={styles.name} href={path}>
                            {name}
                          </Link>
                          <span className={styles.aside}>
                            {[fact, labels.get(place)].filter((text) => text !== name).join(' · ')}
                          </span>
                        </li>
                      ))}
                    </ul>
                  </div>
                )
              );
            })}
          </div>
        </section>
      </div>
      <ZoomPanel places={places} items={shown} glyph={mapGlyph} />
      <Gazetteer places={places} items={shown} isFiltered={isFiltered} />
    </>
  );
}
