'use client';

import { useState } from 'react';
import { useLoaded } from '@/components/browser/use-loaded';
import { Button } from '@/components/ui/Button/Button';
import type { Named } from '@/lib/geo/fix';

const loadPosition = () => import('./Position').then(({ Position }) => Position);

interface FindMeProps {
  places: readonly Named[];
  /** What to do when the part that reads the position did not come. */
  notLoaded: string;
}

/** Asks for the position at a press, and not before; what reads it comes with the press too. */
export function FindMe({ places, notLoaded }: FindMeProps) {
  const [wanted, setWanted] = useState(false);
  const loaded = useLoaded(wanted, loadPosition);
  if (!wanted) return <Button onClick={() => setWanted(true)}>Show where I am</Button>;
  if (loaded === 'failed') {
    return <p role="status">{notLoaded}</p>;
  }
  return loaded ? <loaded.Component places={places} /> : <p role="status">One moment …</p>;
}
