import { fetchPictures } from './pictures';
import { fakeTimeouts } from './testing/timeouts';

const never = () => new Promise<never>(() => undefined);

const options = (signal = new AbortController().signal) => ({ signal, onProgress: jest.fn() });

/** What is said of pictures that do not come. */
let failures: jest.SpyInstance;
beforeEach(() => {
  failures = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('fetching the pictures of a plan', () => {
  fakeTimeouts();

  it('hands back each picture under its address', async () => {
    const load = (url: string) => Promise.resolve(url.toUpperCase());
    const pictures = await fetchPictures(['a', 'b'], load, options());
    expect([...pictures]).toEqual([
      ['a', 'A'],
      ['b', 'B'],
    ]);
  });

  it('fetches a picture once that is used twice', async () => {
    const load = jest.fn(() => Promise.resolve('picture'));
    await fetchPictures(['a', 'a'], load, options());
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('begins with all of them at once', async () => {
    const load = jest.fn(never);
    const controller = new AbortController();
    const work = fetchPictures(['a', 'b', 'c'], load, options(controller.signal));
    expect(load).toHaveBeenCalledTimes(3);
    controller.abort(new Error('Enough'));
    await expect(work).rejects.toThrow('Enough');
  });

  it('goes on without a broken one, and says which and why', async () => {
    const cause = new Error('404');
    const load = (url: string) => (url === 'b' ? Promise.reject(cause) : Promise.resolve(url));
    const pictures = await fetchPictures(['a', 'b'], load, options());
    expect(pictures.get('a')).toBe('a');
    expect(pictures.get('b')).toBeNull();
    expect(failures.mock.calls).toEqual([[expect.stringMatching(/: b$/), cause]]);
  });

  it('waits fifteen seconds for endless ones, all together, and goes on without them', async () => {
    const load = (url: string) => (url === 'here' ? Promise.resolve(url) : never());
    const work = fetchPictures(['here', 'endless', 'endless too'], load, options());
    await jest.advanceTimersByTimeAsync(14_999);
    expect(failures).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    const pictures = await work;
    expect([...pictures.values()]).toEqual(['here', null, null]);
    expect(failures).toHaveBeenCalledTimes(2);
  });

  it('counts each that has been dealt with', async () => {
    const load = (url: string) =>
      url === 'b' ? Promise.reject(new Error('404')) : Promise.resolve(url);
    const given = options();
    await fetchPictures(['a', 'b', 'c', 'c'], load, given);
    const counted = [1, 2, 3].map((done) => [{ stage: 'pictures', done, total: 3 }]);
    expect(given.onProgress.mock.calls).toEqual(counted);
  });

  it('blames no picture when the visitor cancels', async () => {
    const controller = new AbortController();
    const work = expect(fetchPictures(['a'], never, options(controller.signal))).rejects.toThrow(
      'Enough',
    );
    controller.abort(new Error('Enough'));
    await work;
    await jest.runAllTimersAsync();
    expect(failures).not.toHaveBeenCalled();
  });
});
