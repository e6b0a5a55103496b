import type { ItemKind } from '@/content/types';
import { activity } from './activity';
import { area } from './area';
import { beach } from './beach';
import { event } from './event';
import type { ContentKind } from './kind';
import { property } from './property';
import { venue } from './venue';
import { walk } from './walk';

/** Too big for a browser to import. */
export const contentKinds: { readonly [K in ItemKind]: ContentKind<K> } = {
  activity,
  walk,
  area,
  beach,
  venue,
  property,
  event,
};
