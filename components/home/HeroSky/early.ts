/** Stands inline in the home page's head, put there by `scripts/early-sky.ts`. */
import type { Coordinates } from '@/content/types';
import { skylight } from '@/lib/time/skylight';

/** Put in by the build: where the village lies. */
declare const AT: Coordinates;

document.documentElement.dataset['sky'] = skylight(Date.now() / 60_000, AT);

export {};
