import { createRequire } from 'node:module';
import type Sharp from 'sharp';

/**
 * The maker of pictures, as the older kind of module: what it has for the newer kind, the earliest
 * Node that the site is built with cannot read.
 */
export const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;
