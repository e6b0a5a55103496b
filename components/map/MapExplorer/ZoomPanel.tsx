'use client';

import { useState } from 'react';
import { useCode } from '@/components/browser/use-code';
import { Button } from '@/components/ui/Button/Button';
import { Status } from '@/components/ui/Status/Status';
import type { MapItem, MapPlace } from '@/lib/map/items';
import { align, prose, spaceAbove, stack } from '@/styles/layout.css';
import { useMapState } from './map-state';

interface ZoomPanelProps {
  places: readonly MapPlace[];
  items: readonly MapItem[];
  glyph: string;
}

const loadMap = () => import('../ZoomMap/ZoomMap');

export function ZoomPanel({ places, items, glyph }: ZoomPanelProps) {
  const { texts } = useMapState();
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
        <code.ZoomMap places={places} items={items} />
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
