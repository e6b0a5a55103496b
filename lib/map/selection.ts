/** Knows no content, so that the browser need not load any. */

import type { ItemKind } from '@/content/types';
import { KINDS } from '../kinds';

export interface MapKey {
  readonly kind: ItemKind;
  readonly slug: string;
}

/** What stands at places besides the things of the guide. */
export const LAYERS = ['toilets', 'parking', 'bus'] as const;

export type LayerName = (typeof LAYERS)[number];

/** What a visitor asks the map for. All parts must hold; without any, everything is shown. */
export interface MapSelection {
  readonly kind?: ItemKind;
  /** Keys as {@link keyText} writes them. Never empty. */
  readonly only?: ReadonlySet<string>;
  readonly layer?: LayerName;
}

export function keyText({ kind, slug }: MapKey): string {
  return `${kind}:${slug}`;
}

/** Ignores what is not on the map; a query that names nothing there asks for everything. */
export function parseSelection(query: string, known: readonly MapKey[]): MapSelection {
  const parameters = new URLSearchParams(query);
  const kind = KINDS.find((one) => one === parameters.get('kind'));
  const asked = new Set(parameters.getAll('show').flatMap((text) => text.split(',')));
  const only = new Set(known.map(keyText).filter((key) => asked.has(key)));
  const layer = LAYERS.find((one) => one === parameters.get('with'));
  return { ...(kind && { kind }), ...(only.size > 0 && { only }), ...(layer && { layer }) };
}

export function selectItems<Item extends MapKey>(
  items: readonly Item[],
  { kind, only }: MapSelection,
): readonly Item[] {
  return items.filter(
    (item) => (!kind || item.kind === kind) && (!only || only.has(keyText(item))),
  );
}

/** The query that asks for a selection, with its `?`; empty when everything is shown. */
export function selectionQuery({ kind, only, layer }: MapSelection): string {
  const parts = [
    kind && `kind=${kind}`,
    only && `show=${[...only].join(',')}`,
    layer && `with=${layer}`,
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
