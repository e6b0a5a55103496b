import { needOf } from '@/lib/itinerary/needs';

/** Runs over its height, or into a column that it has not. */
function overflows({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
}

const rankOf = ({ dataset }: HTMLElement) => needOf(dataset['need']).rank;

/**
 * Hides what is needed least until the rest has room, and names it in the element with
 * `data-left-out`. Nothing without a need is ever hidden.
 *
 * @returns the rank of the most needed thing that is left out; Infinity for none
 */
export function fit(
  box: HTMLElement,
  sentence: (names: readonly string[]) => string,
  already: readonly string[] = [],
): number {
  const leastFirst = [...box.querySelectorAll<HTMLElement>('[data-need]')]
    .reverse()
    .sort((one, other) => rankOf(other) - rankOf(one));
  const line = box.querySelector<HTMLElement>('[data-left-out]');
  const hide = (count: number) => {
    for (const [index, element] of leastFirst.entries()) element.hidden = index < count;
    const names = leastFirst.slice(0, count).map(({ dataset }) => needOf(dataset['need']).name);
    const all = new Set([...names.reverse(), ...already]);
    if (!line) return;
    line.hidden = all.size === 0;
    line.textContent = sentence([...all]);
  };
  let [fitting, tooFew] = [leastFirst.length, -1];
  while (fitting - tooFew > 1) {
    const count = Math.floor((fitting + tooFew) / 2);
    hide(count);
    if (overflows(box)) tooFew = count;
    else fitting = count;
  }
  hide(fitting);
  const last = leastFirst[fitting - 1];
  return last ? rankOf(last) : Infinity;
}
