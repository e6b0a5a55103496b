/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { forecastAskStorageKey } from '@/content/keys';
import { AskBox } from './AskBox';

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the box is stored, undone, and emptied when everything is cleared', () => {
  render(<AskBox />);
  fireEvent.click(box());
  expect(localStorage.getItem(forecastAskStorageKey)).not.toBeNull();
  fireEvent.click(box());
  expect(localStorage.getItem(forecastAskStorageKey)).toBeNull();
  fireEvent.click(box());
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(box().checked).toBe(false);
});

test('where storage is blocked it holds for the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  render(<AskBox />);
  fireEvent.click(box());
  expect(box().checked).toBe(true);
  fireEvent.click(box());
  expect(box().checked).toBe(false);
});
