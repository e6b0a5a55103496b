'use client';

import { useState } from 'react';
import { useCode } from '@/components/browser/use-code';
import { Button } from '@/components/ui/Button/Button';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { Link } from '@/components/ui/Link/Link';
import { Status } from '@/components/ui/Status/Status';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { ItemKind } from '@/content/types';
import { kinds, nameTranslation } from '@/lib/kinds';
import type { MapPlace } from '@/lib/map/items';
import {
  align,
  coverLink,
  fullWidth,
  prose,
  spaceAbove,
  stack,
  touchLine,
} from '@/styles/layout.css';
import { underlined } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import * as styles from './MapExplorer.css';
import { useMapState } from './map-state';

const loadMap = () => import('../ZoomMap/ZoomMap');

function ZoomPanel({ places, glyph }: { places: readonly MapPlace[]; glyph: string }) {
  const { shown, texts } = useMapState();
  const { code, failed, ask } = useCode(loadMap);
  const [asked, setAsked] = useState(false);
  const isOpening = asked && !failed;

  function open() {
    if (isOpening) return;
    setAsked(true);
    void ask();
  }

  return (
    <section className={spaceAbove.section} aria-labelledby="zoom-heading">
      <h2 id="zoom-heading">{texts.zoomHeading}</h2>
      <p className={`${prose} ${spaceAbove.s}`}>{texts.zoomText}</p>
      {code ? (
        <code.ZoomMap places={places} items={shown} />
      ) : (
        <div className={`${stack.m} ${align.start} ${spaceAbove.l}`}>
          <Button variant="secondary" glyph={glyph} aria-disabled={isOpening} onClick={open}>
            {isOpening ? texts.zoomOpening : texts.zoomAction}
          </Button>
          <Status tone="problem">{failed && texts.zoomFailed}</Status>
        </div>
      )}
    </section>
  );
}

interface DirectionsProps {
  place: MapPlace;
  className: string;
}

export function Directions({ place: { name, directions }, className }: DirectionsProps) {
  const { texts } = useMapState();
  return (
    <a className={className} href={directions} target="_blank" rel="noopener">
      <span>{texts.directions}</span>
      <VisuallyHidden>{` to ${name} (opens in a new tab)`}</VisuallyHidden>
    </a>
  );
}

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
          {places.map((place) => {
            const { slug, name } = place;
            const here = shown.filter((item) => item.place === slug);
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
                <Directions place={place} className={touchLine} />
              </div>
            );
          })}
        </div>
      </section>
      <ZoomPanel places={places} glyph={mapGlyph} />
    </>
  );
}
