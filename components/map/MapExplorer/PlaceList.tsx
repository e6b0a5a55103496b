'use client';

import { Glyph } from '@/components/ui/Icon/Glyph';
import { Link } from '@/components/ui/Link/Link';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { ItemKind } from '@/content/types';
import { kinds, nameTranslation } from '@/lib/kinds';
import type { MapPlace } from '@/lib/map/items';
import { coverLink, fullWidth, prose, spaceAbove, touchLine } from '@/styles/layout.css';
import { underlined } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import * as styles from './MapExplorer.css';
import { useMapState } from './map-state';
import { ZoomPanel } from './ZoomPanel';

interface PlaceListProps {
  places: readonly MapPlace[];
  glyphs: Readonly<Record<ItemKind, string>>;
  mapGlyph: string;
}

export function PlaceList({ places, glyphs, mapGlyph }: PlaceListProps) {
  const { items, shown, layerAt, texts } = useMapState();
  return (
    <>
      <section aria-labelledby="list">
        <h2 id="list">{texts.listHeading}</h2>
        <p className={`${prose} ${spaceAbove.s}`}>{texts.listIntro}</p>
        <div className={styles.places}>
          {places.map(({ slug, name, directions }) => {
            const here = shown.filter(({ place }) => place === slug);
            return (
              <div key={slug} id={`place-${slug}`} className={styles.place} tabIndex={-1}>
                <h3 className={`${text.cardTitle} ${underlined}`} translate="no">
                  {name}
                </h3>
                {layerAt(slug) !== undefined && <p>{layerAt(slug)}</p>}
                {here.length > 0 ? (
                  <ul className={fullWidth}>
                    {here.map(({ kind, name: itemName, path, fact }) => (
                      <li key={path} className={styles.entry} data-kind={kind}>
                        <Glyph path={glyphs[kind]} className={styles.icon} />
                        <Link
                          className={`${coverLink} ${text.bold}`}
                          href={path}
                          translate={nameTranslation(kind)}
                        >
                          {itemName}
                        </Link>
                        <span className={text.under}>
                          {kinds[kind].label.one + (fact === itemName ? '' : ` · ${fact}`)}
                        </span>
                      </li>
                    ))}
                  </ul>
                ) : (
                  <p className={`${prose} ${spaceAbove.s}`}>
                    {shown.length < items.length ? texts.nothingShown : texts.nothingHere}
                  </p>
                )}
                <a className={touchLine} href={directions} target="_blank" rel="noopener">
                  <span>{texts.directions}</span>
                  <VisuallyHidden>{` to ${name} (opens in a new tab)`}</VisuallyHidden>
                </a>
              </div>
            );
          })}
        </div>
      </section>
      <ZoomPanel places={places} items={shown} glyph={mapGlyph} />
    </>
  );
}
