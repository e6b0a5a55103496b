import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import drawSvg from 'svg-to-pdfkit';

import { site } from '@/content/site';
import { bands } from '@/styles/bands';
import type { Poster } from '@/lib/posters/posters';
import { ink } from '@/styles/tokens';
import { capHeight, fitted, tracking } from './lettering';
import type { Drawing } from './link-preview';

/** Millimetres. A picture of three by two makes a sheet of 500 by 400: a quad royal in little. */
const sheetWidth = 500;
const margin = 18;
const bandHeight = 400 - 2 * margin - ((sheetWidth - 2 * margin) * 2) / 3;
const inner = sheetWidth - 2 * margin;

const titleSize = 30;
const leading = 1.1;
const placeSize = 9.5;
const imprintSize = 4.2;

const gap = 10;

const points = 72 / 25.4;

function centre(
  pdf: PDFKit.PDFDocument,
  text: string,
  { baseLine, size, spacing }: Record<'baseLine' | 'size' | 'spacing', number>,
): void {
  const characterSpacing = spacing * size * points;
  pdf.fontSize(size * points);
  const width = pdf.widthOfString(text, { characterSpacing }) - characterSpacing;
  pdf.text(text, (sheetWidth * points - width) / 2, baseLine * points, {
    baseline: 'alphabetic',
    lineBreak: false,
    characterSpacing,
  });
}

/** A line of no length is a dot by its round ends, which some readers of PDF leave out. */
const withDots = (svg: string) => svg.replace(/h0(?![\d.])/g, 'h.01');

export async function drawPoster(
  art: Drawing,
  { title, place, alt, ink: bandInk, updated }: Omit<Poster, 'src'>,
  face: Buffer,
): Promise<Buffer> {
  const artHeight = (inner * art.height) / art.width;
  const height = artHeight + bandHeight + 2 * margin;
  const [{ ground, ink: lettering, muted }] = bands[bandInk];
  const pdf = new PDFDocument({
    size: [sheetWidth * points, height * points],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: `${title} (poster)`,
      Author: `Visit ${site.name}`,
      Subject: alt,
      CreationDate: new Date(`${updated}T12:00:00Z`),
    },
  });
  const written = buffer(pdf);
  pdf.font(face);
  const part = (type: string, options: { alt?: string }, draw: () => void) => {
    const element = pdf.struct(type, options, draw);
    pdf.addStructure(element);
    element.end();
  };
  part('Figure', { alt }, () => {
    pdf.rect(0, 0, sheetWidth * points, height * points).fill(ink.paper);
    pdf.rect(margin * points, (margin + artHeight) * points, inner * points, bandHeight * points);
    pdf.fill(ground);
    pdf.save();
    pdf.rect(margin * points, margin * points, inner * points, artHeight * points).clip();
    const scale = (inner * points) / art.width;
    pdf.transform(scale, 0, 0, scale, margin * points, margin * points);
    drawSvg(pdf, withDots(art.svg), 0, 0, {
      assumePt: true,
      width: art.width,
      height: art.height,
      warningCallback: (problem) => {
        throw new Error(`A drawing cannot become a poster: ${problem}`);
      },
    });
    pdf.restore();
  });

  const name = title.toLocaleUpperCase('en-GB');
  const measure = (line: string, inSize: number) =>
    pdf.fontSize(inSize).widthOfString(line, { characterSpacing: tracking * inSize });
  const { lines, size } = fitted(name, titleSize, inner - 44, measure);
  const block = capHeight * (size + placeSize) + gap + (lines.length - 1) * leading * size;
  const top = margin + artHeight + (bandHeight - block) / 2;
  part('H1', {}, () => {
    pdf.fillColor(lettering);
    lines.forEach((line, n) => {
      const baseLine = top + (capHeight + n * leading) * size;
      centre(pdf, line, { baseLine, size, spacing: tracking });
    });
  });
  part('P', {}, () => {
    pdf.fillColor(muted);
    const line = place.toLocaleUpperCase('en-GB');
    centre(pdf, line, { baseLine: top + block, size: placeSize, spacing: 0.16 });
  });
  part('P', {}, () => {
    pdf.fillColor(ink.slate);
    centre(pdf, new URL(site.url).host, {
      baseLine: height - margin / 2 + 1,
      size: imprintSize,
      spacing: 0.04,
    });
  });
  pdf.end();
  return written;
}
