import sharp from 'sharp';
import { drawPreview } from './link-preview';

const lettering = { measure: () => 100, line: () => '' };
const band = { ground: '#000000', ink: '#ffffff', accent: '#ffffff' };

test.each([
  ['50% 0%', [255, 0, 0]],
  ['50% 100%', [0, 0, 255]],
])('with its focus at %s a link preview shows that part of a drawing', async (focus, colour) => {
  const svg = `<svg viewBox="0 0 200 900"><path fill="#ff0000" d="M0 0h200v450H0z"/><path fill="#0000ff" d="M0 450h200v450H0z"/></svg>`;
  const png = await drawPreview(
    { svg, width: 200, height: 900 },
    focus,
    ['A', 'B'],
    band,
    lettering,
  );
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (100 * info.width + 600) * info.channels;
  expect([...data.subarray(at, at + 3)]).toEqual(colour);
});
