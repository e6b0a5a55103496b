'use client';

import { type ComponentType, useState } from 'react';
import { inTime, wanted } from '@/components/browser/in-time';
import { Button } from '@/components/ui/Button/Button';
import { Status } from '@/components/ui/Status/Status';
import { mapPage } from '@/content/map-page';
import type { MapItem, MapPlace } from '@/lib/map/items';
import type { ZoomMapProps } from '../ZoomMap/ZoomMap';
import * as styles from './MapExplorer.css';

interface ZoomPanelProps {
  places: readonly MapPlace[];
  items: readonly MapItem[];
  /** The path of the sign of a map. */
  glyph: string;
}

const loadMap = () => import('../ZoomMap/ZoomMap');

/** Says whom the zoomable map asks, and opens it at a click: until then nothing of it is loaded. */
export function ZoomPanel({ places, items, glyph }: ZoomPanelProps) {
  const [ZoomMap, setZoomMap] = useState<ComponentType<ZoomMapProps>>();
  const [state, setState] = useState<'closed' | 'opening' | 'failed'>('closed');

  async function open() {
    if (state === 'opening') return;
    setState('opening');
    try {
      const loaded = await inTime(wanted(loadMap));
      setZoomMap(() => loaded.ZoomMap);
    } catch {
      setState('failed');
    }
  }

  return (
    <section className={styles.section} aria-labelledby="zoom-heading">
      <h2 id="zoom-heading">{mapPage.zoomHeading}</h2>
      <p className={styles.sectionIntro}>{mapPage.zoomText}</p>
      {ZoomMap ? (
        <ZoomMap places={places} items={items} />
      ) : (
        <div className={styles.zoom}>
          <Button
            look="secondary"
            glyph={glyph}
            aria-disabled={state === 'opening'}
            onClick={() => void open()}
          >
            {state === 'opening' ? mapPage.zoomOpening : mapPage.zoomAction}
          </Button>
          <Status tone="problem">{state === 'failed' && mapPage.zoomFailed}</Status>
        </div>
      )}
    </section>
  );
}
