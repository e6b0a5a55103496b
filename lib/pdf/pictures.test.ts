import { fetchPictures, type FetchOptions } from './pictures';
import { fakeTimeouts } from './testing/timeouts';

const never = () => new Promise<never>(() => undefined);

function options(
  load: FetchOptions<string>['load'],
  signal = new AbortController().signal,
): FetchOptions<string> & { onFailure: jest.Mock; onProgress: jest.Mock } {
  return { load, signal, onProgress: jest.fn(), onFailure: jest.fn() };
}

describe('fetching the pictures of a plan', () => {
  fakeTimeouts();

  it('hands back each picture under its address', async () => {
    const pictures = await fetchPictures(
      ['a', 'b'],
      options((url) => Promise.resolve(url.toUpperCase())),
    );
    expect([...pictures]).toEqual([
      ['a', 'A'],
      ['b', 'B'],
    ]);
  });

  it('fetches a picture once that is used twice', async () => {
    const load = jest.fn(() => Promise.resolve('picture'));
    await fetchPictures(['a', 'a'], options(load));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('begins with all of them at once', async () => {
    const load = jest.fn(never);
    const controller = new AbortController();
    const work = fetchPictures(['a', 'b', 'c'], options(load, controller.signal));
    expect(load).toHaveBeenCalledTimes(3);
    controller.abort(new Error('Enough'));
    await expect(work).rejects.toThrow('Enough');
  });

  it('goes on without a broken one, and says which and why', async () => {
    const cause = new Error('404');
    const given = options((url) => (url === 'b' ? Promise.reject(cause) : Promise.resolve(url)));
    const pictures = await fetchPictures(['a', 'b'], given);
    expect(pictures.get('a')).toBe('a');
    expect(pictures.get('b')).toBeNull();
    expect(given.onFailure.mock.calls).toEqual([['b', cause]]);
  });

  it('waits fifteen seconds for endless ones, all together, and goes on without them', async () => {
    const given = options((url) => (url === 'here' ? Promise.resolve(url) : never()));
    const work = fetchPictures(['here', 'endless', 'endless too'], given);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(given.onFailure).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    const pictures = await work;
    expect([...pictures.values()]).toEqual(['here', null, null]);
    expect(given.onFailure).toHaveBeenCalledTimes(2);
  });

  it('counts each that has been dealt with', async () => {
    const given = options((url) =>
      url === 'b' ? Promise.reject(new Error('404')) : Promise.resolve(url),
    );
    await fetchPictures(['a', 'b', 'c'], given);
    expect(given.onProgress.mock.calls).toEqual([[1], [2], [3]]);
  });

  it('blames no picture when the visitor cancels', async () => {
    const controller = new AbortController();
    const given = options(never, controller.signal);
    const work = expect(fetchPictures(['a'], given)).rejects.toThrow('Enough');
    controller.abort(new Error('Enough'));
    await work;
    await jest.runAllTimersAsync();
    expect(given.onFailure).not.toHaveBeenCalled();
  });
});
