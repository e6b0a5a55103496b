import { style, type StyleRule } from '@vanilla-extract/css';
import { layer } from './layers.css';

type LayeredRule = Omit<StyleRule, '@layer'>;

const inLayer = (name: string) => (rule: LayeredRule) => ({ '@layer': { [name]: rule } });

export const inReset = inLayer(layer.reset);
export const inBase = inLayer(layer.base);
export const inUtility = inLayer(layer.utility);
export const inUi = inLayer(layer.ui);
export const uiStyle = (rule: LayeredRule) => style(inUi(rule));
