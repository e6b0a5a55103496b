import type { StyleRule } from '@vanilla-extract/css';
import { layer } from './layers.css';

type LayeredRule = Omit<StyleRule, '@layer'>;

const inLayer = (name: string) => (rule: LayeredRule) => ({ '@layer': { [name]: rule } });

/** These put a rule into one of the layers of {@link layer}. */
export const inReset = inLayer(layer.reset);
export const inBase = inLayer(layer.base);
export const inUi = inLayer(layer.ui);
