/** Gives ten digits one width, in place: https://learn.microsoft.com/typography/opentype/spec/otff */
import { create, type Font } from 'fontkit';

/** The white that a digit has at its sides at least, in parts of the width. */
const leastMargin = 0.06;

interface Glyph {
  readonly id: number;
  /** Where an x of the drawing goes. */
  readonly move: (x: number) => number;
  /** What its deltas between two weights are multiplied by. */
  readonly scale: number;
}

/** The numbers of the points that vary, packed; all of them where none is named. */
function packedPoints(view: DataView, from: number, all: number) {
  const count = view.getUint8(from);
  if (count > 127) throw new Error('more points vary than a digit has');
  let offset = from + 1;
  const points: number[] = count ? [] : Array.from({ length: all }, (_, index) => index);
  while (count && points.length < count) {
    const control = view.getUint8(offset++);
    for (let item = 0; item <= (control & 0x7f); item += 1) {
      const step = control & 0x80 ? view.getUint16(offset) : view.getUint8(offset);
      points.push((points.at(-1) ?? 0) + step);
      offset += control & 0x80 ? 2 : 1;
    }
  }
  return { points, end: offset };
}

/** Visits the packed deltas of a glyph: the index of each, and whether it takes one byte or two. */
function* packedDeltas(view: DataView, from: number, count: number) {
  let offset = from;
  for (let index = 0; index < count;) {
    const control = view.getUint8(offset++);
    const run = (control & 0x3f) + 1;
    const size = control & 0x80 ? 0 : control & 0x40 ? 2 : 1;
    for (let item = 0; item < run && index < count; item += 1, index += 1, offset += size) {
      if (size) yield { index, offset, size };
    }
  }
}

class TrueType {
  readonly #view: DataView;
  readonly #tables = new Map<string, number>();

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let index = 0; index < this.#view.getUint16(4); index += 1) {
      const record = 12 + 16 * index;
      const tag = String.fromCharCode(...bytes.subarray(record, record + 4));
      this.#tables.set(tag, this.#view.getUint32(record + 8));
    }
  }

  #table(tag: string): number {
    const offset = this.#tables.get(tag);
    if (offset === undefined) throw new Error(`the font has no table ${tag}`);
    return offset;
  }

  setWidth({ id, move }: Glyph, width: number, left: number): void {
    const metric = this.#table('hmtx') + 4 * id;
    this.#view.setUint16(metric, width);
    this.#view.setInt16(metric + 2, Math.round(move(left)));
  }

  /** Moves the points of the outline. Returns how many there are. */
  moveOutline({ id, move }: Glyph): number {
    const view = this.#view;
    const isLong = view.getInt16(this.#table('head') + 50) === 1;
    const loca = this.#table('loca');
    const start =
      this.#table('glyf') +
      (isLong ? view.getUint32(loca + 4 * id) : 2 * view.getUint16(loca + 2 * id));
    const contours = view.getInt16(start);
    if (contours < 1) throw new Error(`glyph ${id} is not drawn by itself`);
    for (const side of [2, 6]) {
      view.setInt16(start + side, Math.round(move(view.getInt16(start + side))));
    }
    const points = view.getUint16(start + 10 + 2 * (contours - 1)) + 1;
    let offset = start + 10 + 2 * contours;
    offset += 2 + view.getUint16(offset);

    const flags: number[] = [];
    while (flags.length < points) {
      const flag = view.getUint8(offset++);
      const repeats = flag & 8 ? view.getUint8(offset++) : 0;
      for (let times = 0; times <= repeats; times += 1) flags.push(flag);
    }
    let [before, after] = [0, 0];
    for (const flag of flags) {
      const isShort = (flag & 2) !== 0;
      const sign = flag & 16 ? 1 : -1;
      if (!isShort && flag & 16) continue;
      before += isShort ? sign * view.getUint8(offset) : view.getInt16(offset);
      const delta = Math.round(move(before)) - after;
      after += delta;
      if (isShort && (delta * sign < 0 || Math.abs(delta) > 255)) {
        throw new Error(`a point of glyph ${id} leaves its byte`);
      }
      if (isShort) view.setUint8(offset, Math.abs(delta));
      else view.setInt16(offset, delta);
      offset += isShort ? 1 : 2;
    }
    return points;
  }

  /** Narrows what the weight adds to the outline, and lets it add nothing to the width. */
  holdWidth({ id, scale }: Glyph, points: number): void {
    const view = this.#view;
    const gvar = this.#table('gvar');
    const isLong = (view.getUint16(gvar + 14) & 1) === 1;
    const data =
      gvar +
      view.getUint32(gvar + 16) +
      (isLong ? view.getUint32(gvar + 20 + 4 * id) : 2 * view.getUint16(gvar + 20 + 2 * id));
    const deltas = data + view.getUint16(data + 2);
    if (view.getUint16(data) !== 1) throw new Error(`glyph ${id} varies between several weights`);
    const varying = packedPoints(view, deltas, points + 4);
    for (const { index, offset, size } of packedDeltas(view, varying.end, varying.points.length)) {
      const value = size === 1 ? view.getInt8(offset) : view.getInt16(offset);
      const held = (varying.points[index] ?? 0) < points ? Math.round(value * scale) : 0;
      if (size === 1) view.setInt8(offset, held);
      else view.setInt16(offset, held);
    }
    this.#shareWidthOfNotdef(id);
  }

  /** The missing glyph’s box has one width in every weight. */
  #shareWidthOfNotdef(id: number): void {
    const map = this.#table('HVAR') + this.#view.getUint32(this.#table('HVAR') + 8);
    const size = ((this.#view.getUint8(map + 1) >> 4) & 3) + 1;
    for (let byte = 0; byte < size; byte += 1) {
      this.#view.setUint8(map + 4 + id * size + byte, this.#view.getUint8(map + 4 + byte));
    }
  }
}

/** @param bytes of an uncompressed font; they are changed */
export function setTabularFigures(bytes: Uint8Array): void {
  const font = create(Buffer.from(bytes)) as Font;
  const bold = font.getVariation({ wght: 700 });
  const digits = font.glyphsForString('0123456789');
  // A 4 is wider than most.
  const width = font.layout('4').advanceWidth;
  const trueType = new TrueType(bytes);
  for (const { id, bbox } of digits) {
    const wide = bold.getGlyph(id).bbox;
    const drawn = Math.max(bbox.maxX, wide.maxX) - Math.min(bbox.minX, wide.minX);
    const scale = Math.min(1, (width * (1 - 2 * leastMargin)) / drawn);
    const middle = (bbox.minX + bbox.maxX + wide.minX + wide.maxX) / 4;
    const glyph = { id, scale, move: (x: number) => width / 2 + (x - middle) * scale };
    trueType.setWidth(glyph, width, bbox.minX);
    trueType.holdWidth(glyph, trueType.moveOutline(glyph));
  }
}
