/**
 * Draws a picture of the site on a page of a PDF, shape by shape. It knows what `art/kit/draw.ts`
 * writes and no more of SVG: flat shapes, moved and turned.
 */
type Attributes = Readonly<Record<string, string>>;

/** The matrix of each step of a `transform`. */
const matrices: Readonly<Record<string, (...values: number[]) => readonly number[]>> = {
  matrix: (...values) => values,
  translate: (x = 0, y = 0) => [1, 0, 0, 1, x, y],
  scale: (x = 1, y = x) => [x, 0, 0, y, 0, 0],
  rotate: (degrees = 0) => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
  },
};

function transform(pdf: PDFKit.PDFDocument, steps = ''): void {
  for (const [, name = '', values = ''] of steps.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const matrix = matrices[name]?.(
      ...values
        .trim()
        .split(/[\s,]+/)
        .map(Number),
    );
    if (!matrix) throw new Error(`A drawing has a transform '${name}', which posters do not know.`);
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
    pdf.transform(a, b, c, d, e, f);
  }
}

/** The outline of each element, in its own units. */
const outlines: Readonly<Record<string, (pdf: PDFKit.PDFDocument, at: Attributes) => void>> = {
  // A line of no length is a dot by its round ends, which some readers of PDF leave out.
  path: (pdf, { d = '' }) => pdf.path(d.replace(/h0(?![\d.])/g, 'h.01')),
  rect: (pdf, { x, y, width, height }) =>
    pdf.rect(Number(x ?? 0), Number(y ?? 0), Number(width), Number(height)),
  circle: (pdf, { cx, cy, r }) => pdf.circle(Number(cx ?? 0), Number(cy ?? 0), Number(r)),
  ellipse: (pdf, { cx, cy, rx, ry }) =>
    pdf.ellipse(Number(cx ?? 0), Number(cy ?? 0), Number(rx), Number(ry)),
};

function paint(pdf: PDFKit.PDFDocument, attributes: Attributes): void {
  const { fill = '#000000', stroke = 'none', opacity } = attributes;
  if (opacity !== undefined) pdf.opacity(Number(opacity));
  if (stroke !== 'none') {
    pdf.lineWidth(Number(attributes['stroke-width'] ?? 1));
    pdf.lineCap(attributes['stroke-linecap'] === 'round' ? 'round' : 'butt');
    const dashes = attributes['stroke-dasharray']?.split(/[\s,]+/).map(Number);
    if (dashes) pdf.dash(dashes as unknown as number, {});
  }
  if (fill === 'none' && stroke === 'none') return;
  if (stroke === 'none') pdf.fill(fill);
  else if (fill === 'none') pdf.stroke(stroke);
  else pdf.fillAndStroke(fill, stroke);
}

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
  );
}

/**
 * Draws a picture at the origin, a point for each of its units.
 *
 * @throws Error for an element that no drawing of the kit has
 */
export function drawSvg(pdf: PDFKit.PDFDocument, svg: string): void {
  for (const [, end, name = '', text = '', alone] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g,
  )) {
    if (name === 'svg') continue;
    if (name === 'g') {
      if (end) pdf.restore();
      else transform(pdf.save(), attributesOf(text)['transform']);
      if (alone) pdf.restore();
      continue;
    }
    const outline = outlines[name];
    if (!outline) throw new Error(`A drawing has a <${name}>, which posters do not know.`);
    if (end) continue;
    const attributes = attributesOf(text);
    pdf.save();
    transform(pdf, attributes['transform']);
    outline(pdf, attributes);
    paint(pdf, attributes);
    pdf.restore();
  }
}
