'use client';

import { useState } from 'react';
import { useCode } from '@/components/browser/use-code';
import { Button } from '@/components/ui/Button/Button';
import type { Named } from '@/lib/geo/fix';

const loadPosition = () => import('./Position');

export function FindMe({ places, notLoaded }: { places: readonly Named[]; notLoaded: string }) {
  const [wanted, setWanted] = useState(false);
  const { code, failed } = useCode(loadPosition, wanted);
  if (!wanted) return <Button onClick={() => setWanted(true)}>Show where I am</Button>;
  if (failed) return <p role="status">{notLoaded}</p>;
  return code ? <code.Position places={places} /> : <p role="status">One moment …</p>;
}
