/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { namedButton } from '@/components/browser/testing/named-button';
import { clearing } from '@/content/clearing';
import { plannerStorageKey } from '@/content/keys';
import { storeName } from '@/lib/offline/guide';
import { ClearData } from './ClearData';

beforeAll(() => {
  // What jsdom has not.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function closeDialog() {
    this.open = false;
  };
});

test('asks first, keeps everything if the answer is no, and else deletes the plan, its backups and the offline copies, and says so', async () => {
  const copies = new Set([storeName('/', 'version'), 'another-site']);
  Object.assign(window, {
    caches: {
      keys: () => Promise.resolve([...copies]),
      delete: (name: string) => Promise.resolve(copies.delete(name)),
    },
  });
  const backup = `${plannerStorageKey}-backup`;
  Object.assign(localStorage, { [plannerStorageKey]: '[]', [backup]: '{', 'someone-else': 'kept' });
  render(<ClearData />);
  const press = (name: string) => fireEvent.click(namedButton(name));

  press(clearing.action);
  const question = screen.getByRole('dialog', { name: clearing.confirmTitle });
  expect(within(question).getByText(clearing.confirmText)).toBeTruthy();
  press(clearing.cancel);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage).toHaveLength(3);

  press(clearing.action);
  press(clearing.confirm);
  const said = await screen.findByText(new RegExp(clearing.clearedPlanner));
  expect(said.textContent).toContain(clearing.clearedCopies);
  expect(Object.keys(localStorage)).toEqual(['someone-else']);
  expect([...copies]).toEqual(['another-site']);
  localStorage.clear();
  Reflect.deleteProperty(window, 'caches');
});
