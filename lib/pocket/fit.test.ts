/** @jest-environment jsdom */
import fc from 'fast-check';
import { needOf, needs } from '@/lib/itinerary/needs';
import { fit } from './fit';

interface Paragraph {
  /** What it is needed for; undefined for the tide, the dark, warnings of both and ways home. */
  readonly need: keyof typeof needs | undefined;
  readonly height: number;
  /** What stands within it. */
  readonly inner: readonly Paragraph[];
}

const { paragraph: paragraphs } = fc.letrec<{ paragraph: Paragraph }>((tie) => ({
  paragraph: fc.record({
    need: fc.option(fc.constantFrom(...(Object.keys(needs) as (keyof typeof needs)[])), {
      nil: undefined,
    }),
    height: fc.integer({ min: 1, max: 40 }),
    inner: fc.oneof(
      { depthSize: 'small' },
      fc.constant([]),
      fc.array(tie('paragraph'), { maxLength: 2 }),
    ),
  }),
}));

function elementOf({ need, height, inner }: Paragraph): HTMLElement {
  const element = document.createElement('p');
  if (need !== undefined) element.dataset['need'] = needs[need];
  element.dataset['height'] = String(height);
  element.append(...inner.map(elementOf));
  return element;
}

/** A box of that height, in which each visible element takes its own, by the size of letters. */
function boxOf(content: readonly Paragraph[], room: number): HTMLElement {
  const box = document.createElement('div');
  const leftOut = document.createElement('p');
  leftOut.dataset['leftOut'] = '';
  leftOut.dataset['height'] = '4';
  box.append(...content.map(elementOf), leftOut);
  const taken = () =>
    [...box.querySelectorAll<HTMLElement>('[data-height]')]
      .filter((element) => !element.closest('[hidden]'))
      .reduce((sum, { dataset }) => sum + Number(dataset['height']), 0);
  const scale = () => (parseFloat(box.style.fontSize) || 8) / 8;
  Object.defineProperties(box, {
    clientHeight: { value: room },
    scrollHeight: { get: () => taken() * scale() },
  });
  return box;
}

const plans = fc.record({
  content: fc.array(paragraphs, { minLength: 1, maxLength: 30 }),
  room: fc.integer({ min: 20, max: 600 }),
});

test('what has no need is never left out, and what is left out is named', () => {
  fc.assert(
    fc.property(plans, ({ content, room }) => {
      const box = boxOf(content, room);
      fit(box, (names) => names.join(', '));
      expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight + 1);
      const all = [...box.querySelectorAll<HTMLElement>('p:not([data-left-out])')];
      const hidden = all.filter(({ hidden: isHidden }) => isHidden);
      expect(hidden.filter(({ dataset }) => dataset['need'] === undefined)).toEqual([]);
      const names = hidden.map(({ dataset }) => needOf(dataset['need']).name);
      const line = box.querySelector<HTMLElement>('[data-left-out]');
      expect(line?.hidden).toBe(names.length === 0);
      expect(new Set(line?.textContent.split(', ').filter(Boolean))).toEqual(new Set(names));
      // Letters shrink only where there is nothing left to leave out.
      if (box.style.fontSize !== '') {
        expect(hidden).toHaveLength(box.querySelectorAll('[data-need]').length);
      }
    }),
  );
});

test('goes by need: nothing is left out before everything that is needed less', () => {
  fc.assert(
    fc.property(plans, ({ content, room }) => {
      const box = boxOf(content, room);
      const rank = fit(box, (names) => names.join(', '));
      for (const element of box.querySelectorAll<HTMLElement>('[data-need]')) {
        if (needOf(element.dataset['need']).rank > rank) expect(element.hidden).toBe(true);
        if (needOf(element.dataset['need']).rank < rank) expect(element.hidden).toBe(false);
      }
    }),
  );
});
