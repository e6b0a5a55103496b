'use client';

import { useState } from 'react';
import { useLoaded } from '@/components/browser/use-loaded';
import { Button } from '@/components/ui/Button/Button';
import type { Named } from '@/lib/geo/fix';

const loadPosition = () => import('./Position').then(({ Position }) => Position);

/** Asks for the position at a press, and not before; what reads it comes with the press too. */
export function FindMe({ places }: { places: readonly Named[] }) {
  const [wanted, setWanted] = useState(false);
  const loaded = useLoaded(wanted, loadPosition);
  if (!wanted) return <Button onClick={() => setWanted(true)}>Show where I am</Button>;
  if (loaded === 'failed') {
    return (
      <p role="status">
        The part of this page that reads your position did not load. Tell the coastguard what you
        can see: a beach, a headland, a church, a car park, the path you came by.
      </p>
    );
  }
  return loaded ? <loaded.Component places={places} /> : <p role="status">One moment …</p>;
}
