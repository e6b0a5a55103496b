import { styleVariants } from '@vanilla-extract/css';
import { layer } from './layers.css';
import { voice } from './voices';

/** The voices of text as classes, for markup that needs nothing else. */
export const text = styleVariants(voice, (rule) => [{ '@layer': { [layer.ui]: rule } }]);
