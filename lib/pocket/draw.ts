import type { jsPDF } from 'jspdf';
import { holdsAll, type TextLayer } from '@/lib/pdf/text-layer';
import type { PocketPage } from './guide';
import type { Ruler } from './layout';
import type { CodeShape, Face, Ink, LinkShape, PathShape, Point, Shape, TextShape } from './shapes';
import { cut, folds, panel, type PanelPlace, panels, sheet } from './sheet';

export interface PicturedText {
  readonly data: string;
  readonly width: number;
  readonly height: number;
  readonly ascent: number;
}

export interface Fallback {
  readonly holds: (emoji: string) => boolean;
  readonly ruler: Ruler;
  readonly draw: (text: string, face: Face, size: number, colour: string) => PicturedText;
}

export interface DrawOptions {
  readonly palette: Readonly<Record<Ink, string>>;
  /** A JPEG as a data address, in the proportion of the cover's box; undefined where it could not be had. */
  readonly poster: string | undefined;
  readonly fallback: Fallback;
  readonly textLayer: TextLayer;
}

const POINTS_PER_MM = 72 / 25.4;

export function rulerOf(pdf: jsPDF, fallback: Fallback): Ruler {
  const known = new Map<string, number>();
  const measured: Ruler = (text, face, size) => {
    const line = text.normalize('NFC');
    if (!holdsAll(pdf, face, line)) return fallback.ruler(line, face, size);
    pdf.setFontSize(size);
    return pdf.getTextWidth(line);
  };
  return (text, face, size) => {
    const key = `${face} ${size} ${text}`;
    const width = known.get(key) ?? measured(text, face, size);
    known.set(key, width);
    return width;
  };
}

export function drawGuide(pdf: jsPDF, pages: readonly PocketPage[], options: DrawOptions): void {
  for (const place of panels) {
    const shapes = pages.find(({ page }) => page === place.page)?.shapes ?? [];
    pdf.saveGraphicsState();
    if (place.turned) turn(pdf, place);
    for (const shape of shapes) drawShape(pdf, shape, place, options);
    pdf.restoreGraphicsState();
  }
  drawFolds(pdf, options.palette);
}

function turn(pdf: jsPDF, { left, top }: PanelPlace): void {
  const x = (left + panel.width / 2) * POINTS_PER_MM;
  // A PDF counts from the bottom.
  const y = (sheet.height - top - panel.height / 2) * POINTS_PER_MM;
  pdf.setCurrentTransformationMatrix(pdf.Matrix(-1, 0, 0, -1, 2 * x, 2 * y));
}

function drawShape(pdf: jsPDF, shape: Shape, place: PanelPlace, options: DrawOptions): void {
  const { left, top } = place;
  switch (shape.kind) {
    case 'text':
      drawText(pdf, shape, place, options);
      break;
    case 'path':
      drawPath(pdf, shape, place, options);
      break;
    case 'disc':
      pdf.setFillColor(options.palette[shape.fill]);
      pdf.circle(left + shape.x, top + shape.y, shape.radius, 'F');
      break;
    case 'poster': {
      const { x, y, width, height } = shape;
      if (options.poster) {
        pdf.addImage(options.poster, 'JPEG', left + x, top + y, width, height, 'poster');
      } else {
        pdf.setFillColor(options.palette.shallow);
        pdf.rect(left + x, top + y, width, height, 'F');
      }
      break;
    }
    case 'code':
      drawCode(pdf, shape, place, options);
      break;
    case 'link':
      drawLink(pdf, shape, place);
      break;
  }
}

function drawText(
  pdf: jsPDF,
  { x, y, text, face, size, ink }: TextShape,
  { left, top }: PanelPlace,
  { palette, fallback, textLayer }: DrawOptions,
): void {
  const line = text.normalize('NFC');
  const colour = palette[ink];
  if (holdsAll(pdf, face, line)) {
    pdf.setFontSize(size);
    pdf.setTextColor(colour);
    pdf.text(line, left + x, top + y);
    return;
  }
  const picture = fallback.draw(line, face, size, colour);
  const { data, width, height, ascent } = picture;
  pdf.addImage(data, 'PNG', left + x, top + y - ascent, width, height);
  textLayer.write(line, { x: left + x, y: top + y, width }, size);
}

function drawPath(
  pdf: jsPDF,
  { points, fill, stroke, clip }: PathShape,
  { left, top }: PanelPlace,
  { palette }: DrawOptions,
): void {
  const [first, ...rest] = points;
  if (!first || rest.length === 0) return;
  if (clip) {
    pdf.saveGraphicsState();
    pdf.rect(left + clip.x, top + clip.y, clip.width, clip.height, null);
    pdf.clip();
    pdf.discardPath();
  }
  const steps = rest.map((point, index) => {
    const from: Point = points[index] ?? first;
    return [point[0] - from[0], point[1] - from[1]];
  });
  if (fill) pdf.setFillColor(palette[fill]);
  if (stroke) {
    pdf.setDrawColor(palette[stroke.ink]);
    pdf.setLineWidth(stroke.width);
    pdf.setLineJoin('round');
    pdf.setLineDashPattern(stroke.dash === undefined ? [] : [stroke.dash, stroke.dash], 0);
  }
  const style = fill && stroke ? 'FD' : fill ? 'F' : 'S';
  pdf.lines(steps, left + first[0], top + first[1], [1, 1], style, fill !== undefined);
  if (clip) pdf.restoreGraphicsState();
}

/** All dark modules as one shape: drawn one by one, fine white lines would run between them. */
function drawCode(
  pdf: jsPDF,
  { x, y, width, modules }: CodeShape,
  { left, top }: PanelPlace,
  { palette }: DrawOptions,
): void {
  const side = width / modules.length;
  modules.forEach((row, line) => {
    row.forEach((dark, place) => {
      if (dark) pdf.rect(left + x + place * side, top + y + line * side, side, side, null);
    });
  });
  pdf.setFillColor(palette.navy);
  pdf.fill();
}

function drawLink(
  pdf: jsPDF,
  { x, y, width, height, url }: LinkShape,
  { left, top, turned }: PanelPlace,
): void {
  pdf.link(
    left + (turned ? panel.width - x - width : x),
    top + (turned ? panel.height - y - height : y),
    width,
    height,
    { url },
  );
}

function drawFolds(pdf: jsPDF, palette: DrawOptions['palette']): void {
  pdf.setDrawColor(palette.slate);
  pdf.setLineWidth(0.15);
  pdf.setLineDashPattern([0.3, 1.2], 0);
  for (const line of folds) pdf.line(...line);
  pdf.setDrawColor(palette.boatRed);
  pdf.setLineWidth(0.3);
  pdf.setLineDashPattern([2.4, 1.4], 0);
  pdf.line(...cut);
  pdf.setLineDashPattern([], 0);
  const [from, middle, to] = cut;
  scissors(pdf, from + 3, middle, 1);
  scissors(pdf, to - 3, middle, -1);
}

function scissors(pdf: jsPDF, x: number, y: number, way: 1 | -1): void {
  pdf.setLineWidth(0.35);
  pdf.line(x + 2 * way, y - 0.9, x - 1.6 * way, y + 0.8);
  pdf.line(x + 2 * way, y + 0.9, x - 1.6 * way, y - 0.8);
  pdf.circle(x - 2.3 * way, y + 1.1, 0.75, 'S');
  pdf.circle(x - 2.3 * way, y - 1.1, 0.75, 'S');
}
