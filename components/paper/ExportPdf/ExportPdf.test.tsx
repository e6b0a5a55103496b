/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

import { keepsFocus } from '@/components/browser/testing/keeps-focus';
import { plannerFileName } from '@/content/site';
import { ExportPdf } from './ExportPdf';
import type { makePdf as realMakePdf } from './make-pdf';

type MakePdf = typeof realMakePdf;
type MadePdf = Awaited<ReturnType<MakePdf>>;

const makePdf = jest.fn<Promise<MadePdf>, Parameters<MakePdf>>();
const IfNotSaved = ({ file }: { file: File }) => <p>{`If ${file.name} was not saved`}</p>;
const load = jest.fn(() => Promise.resolve({ makePdf, IfNotSaved }));
const made = (missing = 0): MadePdf => ({ file: new File([], plannerFileName), missing });

const plan = document.createElement('article');
const shown = (
  <ExportPdf load={load} title="My days" label="Export as PDF" readBlock={() => plan} />
);
keepsFocus();
const user = userEvent.setup({
  delay: null,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});
const exportButton = () => screen.getByRole('button', { name: 'Export as PDF' });
const cancelButton = () => screen.queryByRole('button', { name: 'Cancel' });
/** What comes of the work is told some turns after the click. */
const says = (words: RegExp | string) => {
  const expected: unknown = typeof words === 'string' ? words : expect.stringMatching(words);
  return waitFor(() => expect(screen.getByRole('status').textContent).toEqual(expected));
};

/** Work that ends when the test says so, and obeys its signal as the real one does. */
function startedWork() {
  let finish: (result: MadePdf) => void = () => undefined;
  makePdf.mockImplementation((_block, { signal }) => {
    return new Promise((resolve, reject) => {
      finish = resolve;
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  return {
    report: (...progress: Parameters<Parameters<MakePdf>[1]['onProgress']>) =>
      act(() => makePdf.mock.lastCall?.[1].onProgress(...progress)),
    finish: () =>
      act(async () => {
        finish(made());
        await Promise.resolve();
      }),
  };
}

beforeEach(() => {
  makePdf.mockReset();
  load.mockClear();
});

afterEach(cleanup);

describe("'Export as PDF'", () => {
  it('loads its code at the click and not before', async () => {
    makePdf.mockResolvedValue(made());
    render(shown);
    expect(load).not.toHaveBeenCalled();
    await user.click(exportButton());
    expect(load).toHaveBeenCalledTimes(1);
    expect(makePdf.mock.lastCall?.[0]).toBe(plan);
  });

  it('names the file without saying that it is saved, and what to do where it is not', async () => {
    makePdf.mockResolvedValue(made());
    render(shown);
    await user.click(exportButton());
    await says(`Look for ${plannerFileName} in your downloads.`);
    expect(await screen.findByText(`If ${plannerFileName} was not saved`)).toBeTruthy();
  });

  it('says that a picture is missing', async () => {
    makePdf.mockResolvedValue(made(1));
    render(shown);
    await user.click(exportButton());
    await says(/One picture couldn’t load/);
  });

  it('shows how far it is', async () => {
    const work = startedWork();
    render(shown);
    await user.click(exportButton());
    const progress = screen.getByRole<HTMLProgressElement>('progressbar');
    expect(progress.value).toBe(0);
    work.report({ stage: 'pictures', done: 6, total: 12 });
    expect(progress.value).toBe(0.125);
    expect(screen.getByText('Fetching pictures: 6 of 12')).toBeTruthy();
    work.report({ stage: 'pages', done: 1, total: 2 });
    expect(progress.value).toBe(0.625);
    expect(screen.getByText('Drawing pages: 1 of 2')).toBeTruthy();
    await work.finish();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('goes on past a plan without pictures', async () => {
    const work = startedWork();
    render(shown);
    await user.click(exportButton());
    work.report({ stage: 'pictures', done: 0, total: 0 });
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.25);
    await work.finish();
  });

  it('makes one PDF at a time', async () => {
    const work = startedWork();
    render(shown);
    await user.click(exportButton());
    expect(exportButton().getAttribute('aria-disabled')).toBe('true');
    await user.click(exportButton());
    expect(makePdf).toHaveBeenCalledTimes(1);
    await work.finish();
    await user.click(exportButton());
    expect(makePdf).toHaveBeenCalledTimes(2);
    await work.finish();
  });

  it('can be cancelled, which is no failure, and gives the focus back', async () => {
    startedWork();
    render(shown);
    await user.click(exportButton());
    const cancel = cancelButton();
    if (!cancel) throw new Error('There is nothing to cancel it with');
    await user.click(cancel);
    await says('The export was cancelled. Nothing was saved.');
    expect(cancelButton()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(exportButton()));
  });

  it('stops when the visitor leaves the page', async () => {
    startedWork();
    const { unmount } = render(shown);
    await user.click(exportButton());
    unmount();
    expect(makePdf.mock.lastCall?.[1].signal.aborted).toBe(true);
  });

  it('logs a failure, and names the way round', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const cause = new Error('No canvas');
    makePdf.mockRejectedValue(cause);
    render(shown);
    await user.click(exportButton());
    await says(/couldn’t make the PDF.*Print Planner/);
    expect(log).toHaveBeenCalledWith('The planner could not be exported as a PDF', cause);
  });

  it('can be tried again after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    makePdf.mockRejectedValueOnce(new Error('No canvas')).mockResolvedValue(made());
    render(shown);
    await user.click(exportButton());
    await says(/couldn’t make the PDF/);
    await user.click(exportButton());
    await says(/your downloads/);
  });
});
