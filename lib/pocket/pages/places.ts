import { telHref } from '@/lib/contact-links';
import type { ThingFacts } from '@/lib/days/facts';
import { discRoom, fullPage, numbered, pageHeading, textStyles, withRight } from '../blocks';
import {
  beside,
  type Block,
  flow,
  flowed,
  gap,
  indented,
  paragraph,
  type Ruler,
  stack,
} from '../layout';
import { phoneOf, type PocketFacts } from '../facts';
import { column } from '../sheet';
import type { Spot } from '../spots';
import { mapBlock } from './map';

export interface PlacesPaper {
  readonly ruler: Ruler;
  readonly spots: readonly Spot[];
  readonly facts: PocketFacts;
}

function withWholePostcode(address: string): string {
  return address.replace(/\b([A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2})\b/g, '$1\u00a0$2');
}

function thingBlock({ ruler, facts }: PlacesPaper, thing: ThingFacts): Block {
  const phone = phoneOf(facts, thing) ?? '';
  const call = paragraph(ruler, phone, textStyles.text, indented(0, 1));
  const box = { x: column.left, width: column.width, height: call.height };
  const link: Block = {
    height: call.height,
    draw: (y) => (phone === '' ? [] : [{ kind: 'link', ...box, y, url: telHref(phone) }]),
  };
  return stack(
    paragraph(ruler, thing.name, textStyles.text, indented(0, 2)),
    paragraph(ruler, withWholePostcode(thing.address ?? ''), textStyles.quiet, indented(0, 2)),
    beside(call, link),
    gap(0.7),
  );
}

function spotHead({ ruler }: PlacesPaper, { number, place, sleeps }: Spot): Block {
  const label = sleeps ? `${place.label} (staying here)` : place.label;
  const line = withRight(
    ruler,
    label,
    textStyles.strong,
    place.grid ?? '',
    textStyles.quiet,
    discRoom,
  );
  return stack(gap(0.6), numbered(ruler, number, column.left, line), gap(0.4));
}

function spotBlocks(paper: PlacesPaper, spot: Spot): readonly Block[] {
  const { ruler, facts } = paper;
  const { things } = spot;
  const isKnown = (thing: ThingFacts) =>
    thing.address !== undefined || phoneOf(facts, thing) !== undefined;
  const others = things.filter((thing) => !isKnown(thing)).map(({ name }) => name);
  const [first, ...rest] = things.filter(isKnown).map((thing) => thingBlock(paper, thing));
  return [
    stack(
      spotHead(paper, spot),
      paragraph(ruler, others.join(' · '), textStyles.text, indented(0, 4)),
      first ?? gap(0.7),
    ),
    ...rest,
  ];
}

const notMapped = 'None of these is on our map.';

function spotPages(paper: PlacesPaper, rooms: readonly number[]): readonly Block[] {
  const { ruler, spots } = paper;
  if (spots.length === 0) return flowed([paragraph(ruler, notMapped, textStyles.quiet)], rooms);
  let blocks: readonly (readonly Block[])[] = spots.map((spot) => [spotHead(paper, spot)]);
  for (const [index, spot] of spots.entries()) {
    const more = blocks.with(index, spotBlocks(paper, spot));
    if (flow(more.flat(), rooms).left === 0) blocks = more;
  }
  return flowed(blocks.flat(), rooms);
}

export function mapPage({ ruler, spots, facts }: PlacesPaper): Block {
  const head = pageHeading(ruler, 'Where things are');
  return stack(head, mapBlock(ruler, spots, facts, column.height - head.height));
}

export function addressPages(paper: PlacesPaper, most: number): readonly Block[] {
  const { ruler } = paper;
  const head = pageHeading(ruler, 'Addresses and phones');
  const rooms = Array.from({ length: most }, () => column.height - head.height);
  return spotPages(paper, rooms)
    .filter(({ height }) => height > 0)
    .map((page) => fullPage(stack(head, page)));
}

export function mapAndAddresses(paper: PlacesPaper): Block {
  const { ruler, spots, facts } = paper;
  const head = pageHeading(ruler, 'Where things are');
  const map = mapBlock(ruler, spots, facts, 40);
  const top = stack(head, map, gap(1.4));
  return stack(top, ...spotPages(paper, [column.height - top.height]));
}
