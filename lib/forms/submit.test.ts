import { submitForm } from './submit';

const endpoint = 'https://forms.example/contact';
const fields = { name: 'Anna', message: 'Is the café open? £5 – “yes”' };

function answering(status: number) {
  return jest.fn<Promise<Response>, Parameters<typeof fetch>>(() =>
    Promise.resolve(new Response(null, { status })),
  );
}

test('with an endpoint every field is posted there as a form', async () => {
  const fetch = answering(200);
  await expect(submitForm(endpoint, fields, fetch)).resolves.toBe('sent');
  const [address, request] = fetch.mock.calls[0] ?? [];
  expect([address, request?.method]).toEqual([endpoint, 'POST']);
  expect(Object.fromEntries((request?.body as FormData | undefined)?.entries() ?? [])).toEqual(
    fields,
  );
});

test.each([400, 404, 429, 500])('an answer of %p is a failure', async (status) => {
  await expect(submitForm(endpoint, fields, answering(status))).resolves.toBe('failed');
});

test('no network is a failure', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(submitForm(endpoint, fields, fetch)).resolves.toBe('failed');
});

test('no answer in time is a failure', async () => {
  const silent: typeof fetch = (_address, request) =>
    new Promise((_resolve, reject) => {
      request?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  await expect(submitForm(endpoint, fields, silent, 10)).resolves.toBe('failed');
});
