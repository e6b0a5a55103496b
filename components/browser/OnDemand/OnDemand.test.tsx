/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { OnDemand } from './OnDemand';

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;
const part = (load: () => Promise<typeof Greeting>) => (
  <OnDemand now load={load} props={{ name: 'Ann' }} failed="The greeting could not be loaded.">
    <p>A moment</p>
  </OnDemand>
);

afterEach(cleanup);

test('the placeholder gives way to the component', async () => {
  render(part(() => Promise.resolve(Greeting)));
  expect(screen.getByText('A moment')).toBeDefined();
  expect(await screen.findByText('Hello, Ann')).toBeDefined();
  expect(screen.queryByText('A moment')).toBeNull();
});

test('a failure is said, and the component can be asked for again', async () => {
  const load = jest.fn<Promise<typeof Greeting>, []>().mockRejectedValue(new Error('502'));
  render(part(load));
  expect((await screen.findByRole('status')).textContent).toMatch(/could not be loaded/);
  load.mockResolvedValue(Greeting);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello, Ann')).toBeDefined();
});
