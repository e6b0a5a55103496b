import { keep, kept } from '@/components/browser/kept';
import { slashKeyStorageKey } from '@/content/keys';

/**
 * Whether `/` opens the search: until the visitor switches it off, which they may do for good. Not on
 * a touch screen, where nothing tells of it and nothing could switch it off.
 */
export const isSlashOn = (): boolean =>
  !window.matchMedia('(hover: none)').matches && kept(slashKeyStorageKey) === null;

export const switchSlash = (on: boolean): void => keep(slashKeyStorageKey, on ? undefined : 'off');
