/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SoftNavigation } from '@/components/site/SoftNavigation/SoftNavigation';
import { GalleryViewer } from './GalleryViewer';

jest.mock('next/navigation', () => ({
  usePathname: () => '/beaches/pine-sands/',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));

const slides = [{ src: '/images/cove.svg', alt: 'A cove at low water' }];

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});

afterEach(() => {
  jest.useRealTimers();
});

test('a picture that is looked at for long is not taken for a page that does not come', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <>
      <SoftNavigation />
      <GalleryViewer name="Pine Sands" slides={slides}>
        <a href="/images/cove.svg" data-slide="0">
          Enlarge
        </a>
      </GalleryViewer>
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Enlarge' }));
  expect(await screen.findByText('1 of 1')).toBeTruthy();
  // A navigation, which jsdom cannot make, would be an error in the console.
  jest.advanceTimersByTime(10_000);
  expect(screen.getByText('1 of 1')).toBeTruthy();
});
