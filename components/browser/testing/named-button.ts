import { screen, within } from '@testing-library/react';

/**
 * The button of a name, as `getByRole` has it. On a large page most of a test's time goes into what
 * all the other buttons are called; so those beside the one are asked that has the words.
 */
export function namedButton(name: string): HTMLElement {
  const [one, ...others] = [...document.querySelectorAll('button')].filter(
    ({ ariaLabel, textContent }) => (ariaLabel ?? textContent).trim() === name,
  );
  const around = others.length === 0 && one?.parentElement;
  return (around ? within(around) : screen).getByRole('button', { name });
}
