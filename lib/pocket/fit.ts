import { needOf } from '@/lib/itinerary/needs';

/** Runs over its height, or into a column that it has not. */
function overflows({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
}

const rankOf = ({ dataset }: HTMLElement) => needOf(dataset['need']).rank;

/** Points: the letters of the sheet, and the step by which they shrink. */
const letters = 8;
const step = 0.25;

/**
 * Hides what is needed least until the rest has room, and names it in the element with
 * `data-left-out`. What has no need is never hidden: where not even that has room, its letters
 * shrink.
 *
 * @returns the rank of the most needed thing that is left out; Infinity for none
 */
export function fit(box: HTMLElement, sentence: (names: readonly string[]) => string): number {
  box.style.fontSize = '';
  const leastFirst = [...box.querySelectorAll<HTMLElement>('[data-need]')]
    .reverse()
    .sort((one, other) => rankOf(other) - rankOf(one));
  const line = box.querySelector<HTMLElement>('[data-left-out]');
  const hide = (count: number) => {
    for (const [index, element] of leastFirst.entries()) element.hidden = index < count;
    const names = leastFirst.slice(0, count).map(({ dataset }) => needOf(dataset['need']).name);
    if (!line) return;
    line.hidden = count === 0;
    line.textContent = sentence([...new Set(names.reverse())]);
  };
  let [fitting, tooFew] = [leastFirst.length, -1];
  while (fitting - tooFew > 1) {
    const count = Math.floor((fitting + tooFew) / 2);
    hide(count);
    if (overflows(box)) tooFew = count;
    else fitting = count;
  }
  hide(fitting);
  for (let size = letters - step; overflows(box) && size > 0; size -= step) {
    box.style.fontSize = `${size}pt`;
  }
  const last = leastFirst[fitting - 1];
  return last ? rankOf(last) : Infinity;
}
