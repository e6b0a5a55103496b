/** Where things are: the map, and below it or on pages of their own addresses and numbers to ring. */
import { telHref } from '@/lib/contact-links';
import type { ThingFacts } from '@/lib/days/facts';
import { isSameThing } from '@/lib/days/trip';
import type { PocketFacts } from '../facts';
import {
  indented,
  looks,
  moreOnScreen,
  numbered,
  numberRoom,
  pageHeading,
  wide,
  withLines,
} from '../looks';
import { beside, type Block, fill, gap, paginate, paragraph, type Ruler, stack } from '../setting';
import type { Spot } from '../spots';
import { column } from '../sheet';
import { mapBlock } from './map';

export interface PlacesPaper {
  readonly ruler: Ruler;
  readonly spots: readonly Spot[];
  readonly facts: PocketFacts;
}

const phoneOf = ({ phones }: PocketFacts, thing: ThingFacts) =>
  phones.find((known) => isSameThing(known, thing))?.phone;

/** A thing with its number to ring at the right, its address below. */
function thingBlock({ ruler, facts }: PlacesPaper, thing: ThingFacts): Block {
  const { name, address = '' } = thing;
  const phone = phoneOf(facts, thing) ?? '';
  const { face, size } = looks.text;
  const width = phone === '' ? 0 : ruler(phone, face, size) + 0.2;
  const right = { x: column.left + column.width - width, width: width + 0.2 };
  const named = { ...indented(numberRoom, 2), width: column.width - numberRoom - width - 1 };
  const ring = paragraph(ruler, phone, looks.text, { ...right, most: 1 });
  const link: Block = {
    height: ring.height,
    marks: (y) =>
      phone === ''
        ? []
        : [{ kind: 'link', x: right.x, y, width, height: ring.height, url: telHref(phone) }],
  };
  return stack(
    beside(paragraph(ruler, name, looks.text, named), ring, link),
    paragraph(ruler, address, looks.quiet, indented(numberRoom, 2)),
    gap(0.7),
  );
}

/** Things of which nothing is known but where they are, one after the other. */
function namesBlock({ ruler }: PlacesPaper, things: readonly ThingFacts[]): Block {
  const names = things.map(({ name }) => name).join(' · ');
  return stack(paragraph(ruler, names, looks.text, indented(numberRoom, 4)), gap(0.7));
}

/** A place with its number and its grid reference, and what is planned there. */
function spotBlocks(paper: PlacesPaper, { number, place, things, sleeps }: Spot): readonly Block[] {
  const { ruler } = paper;
  const { grid = '' } = place;
  const width = ruler(grid, looks.quiet.face, looks.quiet.size) + 0.2;
  const x = column.left + column.width - width;
  const head = stack(
    gap(0.6),
    numbered(
      ruler,
      number,
      beside(
        paragraph(ruler, place.label, looks.strong, {
          x: column.left + numberRoom,
          width: column.width - numberRoom - width - 1,
          most: 2,
        }),
        paragraph(ruler, grid, looks.quiet, { x, width: width + 0.2 }),
      ),
      column.left,
    ),
    gap(0.4),
    paragraph(ruler, sleeps ? 'Where you sleep' : '', looks.way, indented(numberRoom, 1)),
  );
  const isKnown = (thing: ThingFacts) =>
    thing.address !== undefined || phoneOf(paper.facts, thing) !== undefined;
  const [first, ...rest] = things.filter(isKnown).map((thing) => thingBlock(paper, thing));
  const names = things.filter((thing) => !isKnown(thing));
  return [
    stack(head, ...(names.length > 0 ? [namesBlock(paper, names)] : []), first ?? gap(0)),
    ...rest,
  ];
}

const notMapped = 'Nothing here has a place that this guide knows.';

/** The map, as high as the page. */
export function mapPage({ ruler, spots, facts }: PlacesPaper): Block {
  const head = pageHeading(ruler, 'Where things are');
  return stack(head, mapBlock(ruler, spots, facts, column.height - head.height));
}

const allSpots = (paper: PlacesPaper) => paper.spots.flatMap((spot) => spotBlocks(paper, spot));

const moreThings = (ruler: Ruler) => (left: number) => moreOnScreen(ruler, `${left} more`);

/** The places one by one, on up to so many pages. */
export function addressPages(paper: PlacesPaper, most: number): readonly Block[] {
  const { ruler } = paper;
  const head = pageHeading(ruler, 'To find and to ring');
  const blocks = allSpots(paper);
  const none = [paragraph(ruler, notMapped, looks.quiet, wide)];
  const shown = blocks.length > 0 ? blocks : none;
  return withLines(paginate(shown, head, column.height, most, moreThings(ruler)));
}

/** Map and places on one page, where the days need the others. */
export function mapAndAddresses(paper: PlacesPaper): Block {
  const { ruler, spots, facts } = paper;
  const head = pageHeading(ruler, 'Where things are');
  const map = mapBlock(ruler, spots, facts, 34);
  const room = column.height - head.height - map.height - 1.4;
  return stack(head, map, gap(1.4), fill(allSpots(paper), room, moreThings(ruler)).block);
}
