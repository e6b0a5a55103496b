import type { ItemKind } from '@/content/types';
import { activity } from './activity';
import { area } from './area';
import { beach } from './beach';
import { event } from './event';
import type { KindModule } from './module';
import { property } from './property';
import { venue } from './venue';
import { walk } from './walk';

const kindModules: { readonly [K in ItemKind]: KindModule<K> } = {
  beach,
  activity,
  walk,
  venue,
  property,
  area,
  event,
};

/** What the build knows of a kind; too big for a browser to import, for it holds all things of the site. */
export function moduleOf<K extends ItemKind>(kind: K): KindModule<K> {
  return kindModules[kind];
}
