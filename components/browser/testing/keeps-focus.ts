import { keepFocus } from '../keep-focus';

/** For a whole file of tests: the focus is kept as on every page of the site. */
export function keepsFocus(): void {
  let stop: () => void;
  beforeEach(() => {
    // jsdom lays nothing out.
    HTMLElement.prototype.checkVisibility = () => true;
    stop = keepFocus();
  });
  afterEach(() => stop());
}
