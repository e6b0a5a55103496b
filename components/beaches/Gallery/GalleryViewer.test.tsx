/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { SoftNavigation } from '@/components/site/SoftNavigation/SoftNavigation';
import { GalleryViewer } from './GalleryViewer';

/** Next's own gets a page by the network. */
const router = { push: jest.fn(), prefetch: jest.fn() } as unknown as AppRouterInstance;

const slides = [{ src: '/images/cove.svg', alt: 'A cove at low water' }];

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});

afterEach(() => {
  jest.useRealTimers();
});

test('a picture that is looked at for long is not taken for a page that does not come', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <AppRouterContext value={router}>
      <SoftNavigation />
      <GalleryViewer name="Pine Sands" slides={slides}>
        <a href="/images/cove.svg" data-slide="0">
          Enlarge
        </a>
      </GalleryViewer>
    </AppRouterContext>,
  );
  await user.click(screen.getByRole('link', { name: 'Enlarge' }));
  expect(await screen.findByText('1 of 1')).toBeTruthy();
  expect(router.push).not.toHaveBeenCalled();
  // A navigation, which jsdom cannot make, would be an error in the console.
  jest.advanceTimersByTime(10_000);
  expect(screen.getByText('1 of 1')).toBeTruthy();
});
