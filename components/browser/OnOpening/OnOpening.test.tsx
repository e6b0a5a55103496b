/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { OnOpening } from './OnOpening';

const load = () => Promise.resolve(() => <p>Here it is</p>);
const part = <OnOpening summary="Open" load={load} />;

afterEach(cleanup);

test('a part that was opened before the scripts came is loaded when they do', async () => {
  const { container } = render(part);
  const page = document.createElement('div');
  page.innerHTML = container.innerHTML;
  cleanup();
  page.querySelector('details')?.setAttribute('open', '');
  document.body.append(page);
  await act(async () => {
    render(part, { container: page, hydrate: true });
    await Promise.resolve();
  });
  expect(await screen.findByText('Here it is')).toBeDefined();
});

test('a closed part is not loaded', async () => {
  await act(async () => {
    render(part);
    await Promise.resolve();
  });
  expect(screen.queryByText('Here it is')).toBeNull();
});
