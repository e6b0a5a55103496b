/** @jest-environment jsdom */
import { expectSameLayout, isOneColour } from './captured';

function box(width: number, height: number): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  return element;
}

test('a copy may differ from the original by what the browser rounds', () => {
  expect(() => expectSameLayout(box(794, 1000.4), box(794, 1001))).not.toThrow();
});

test.each([
  ['shorter, as without its styles', box(794, 310)],
  ['narrower', box(778, 1000.4)],
])('a copy that is %s is refused', (_, copy) => {
  expect(() => expectSameLayout(box(794, 1000.4), copy)).toThrow('lost its styles');
});

const paper = [255, 253, 246, 255];

test.each([
  ['empty paper', [...paper, ...paper, ...paper], true],
  ['paper with the noise of a JPEG', [...paper, 254, 250, 249, 255, ...paper], true],
  ['a canvas that was never drawn on', new Uint8ClampedArray(16), true],
  ['a line of text, shrunk to a shade', [...paper, ...paper, 240, 238, 233, 255], false],
  ['a change of one colour only', [...paper, 255, 253, 200, 255], false],
])('%s: one colour is %s', (_, pixels, expected) => {
  expect(isOneColour(pixels)).toBe(expected);
});
