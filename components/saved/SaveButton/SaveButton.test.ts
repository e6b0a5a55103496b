/** WCAG 1.4.11: what a sign is known by has three times the contrast of what it lies on. */
import { contrast } from '@/styles/testing/contrast';
import { styleOf } from '@/styles/testing/style-rules';
import { vars } from '@/styles/contract.css';
import { dark, light } from '@/styles/palettes';
import { heart as heartInIt, saveButton } from './SaveButton.css';

const button = styleOf(saveButton);
const heart = styleOf(heartInIt);

describe.each([
  ['by day', light],
  ['by night', dark],
])('the heart %s', (_theme, { color }) => {
  /** The colour that a style names by its job. */
  function colourOf(value: string | undefined): string {
    const names = Object.keys(color) as (keyof typeof color)[];
    const name = names.find((one) => vars.color[one] === value);
    if (!name) throw new Error(`${value} is no colour of the themes`);
    return color[name];
  }

  // The disc covers what it lies on, a picture or a card alike.
  it('stands out on its disc, saved or not', () => {
    const disc = colourOf(button.background);
    const saved = heart.selectors?.['[aria-pressed="true"] > &']?.color;
    expect(contrast(colourOf(button.color), disc)).toBeGreaterThanOrEqual(3);
    expect(contrast(colourOf(saved), disc)).toBeGreaterThanOrEqual(3);
  });

  it('has an edge under the pointer that stands out on the disc and on a card', () => {
    const edge = colourOf(button[':hover']?.borderColor);
    for (const ground of [colourOf(button.background), color.surface, color.ground]) {
      expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});
