import { fetchOwn } from './fetch-own';

const answerWith = (answer: typeof fetch) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);

test('gives what the file holds', async () => {
  const fetched = answerWith(() => Promise.resolve(new Response('words')));
  await expect(fetchOwn('/search-index.json')).resolves.toBe('words');
  expect(fetched).toHaveBeenCalledWith('/search-index.json', expect.anything());
});

test('fails when there is no such file', async () => {
  answerWith(() => Promise.resolve(new Response('Not found', { status: 404 })));
  await expect(fetchOwn('/')).rejects.toThrow('404');
});

test('fails when no answer comes in time', async () => {
  answerWith(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('timed out')));
      }),
  );
  await expect(fetchOwn('/', 5)).rejects.toThrow('timed out');
});
