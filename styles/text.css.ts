import { styleVariants } from '@vanilla-extract/css';
import { layer } from './layers.css';
import { voice } from './voices';

const { lead, imprint } = voice;

/** Voices of text as classes, for markup that needs nothing else. */
export const text = styleVariants({ lead, imprint }, (rule) => [
  { '@layer': { [layer.ui]: rule } },
]);
