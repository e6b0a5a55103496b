/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RemotePicture } from './RemotePicture';

const src = 'https://pictures.example/cliff.jpg';
let idle: (() => void) | undefined;

function renderPicture({ saveData = false } = {}) {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  render(<RemotePicture src={src} alt="A cliff" />);
}

beforeEach(() => {
  idle = undefined;
  window.requestIdleCallback = (callback) => {
    idle = () => callback({ didTimeout: false, timeRemaining: () => 0 });
    return 0;
  };
  window.cancelIdleCallback = () => undefined;
});

test('asks for nothing before the browser has nothing else to do', () => {
  renderPicture();
  expect(screen.queryByRole('img')).toBeNull();
  act(() => idle?.());
  expect(screen.getByRole('img').getAttribute('src')).toBe(src);
});

test('comes in once it is there in full', () => {
  renderPicture();
  act(() => idle?.());
  const before = screen.getByRole('img').className;
  fireEvent.load(screen.getByRole('img'));
  expect(screen.getByRole('img').className).not.toBe(before);
});

test('goes when it does not load', () => {
  renderPicture();
  act(() => idle?.());
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
});

test('is never asked for by a visitor who saves data', () => {
  renderPicture({ saveData: true });
  act(() => idle?.());
  expect(screen.queryByRole('img')).toBeNull();
});
