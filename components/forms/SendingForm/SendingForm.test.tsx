/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SendingForm } from './SendingForm';

const texts = { thanks: 'Thanks for that!', failed: 'It did not get through.', className: 'form' };
const endpoint = 'https://forms.example/contact';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const button = () => screen.getByRole('button');
const described = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
const status = () => screen.getByRole('status').textContent;

/** A press, and what comes of it once the code that sends is there. */
const press = async () => {
  await user.click(button());
  await act(() => jest.advanceTimersByTimeAsync(0));
};

const form = (to: string | null) => (
  <SendingForm endpoint={to} {...texts}>
    <div>
      <label htmlFor="message">Message</label>
      <textarea id="message" name="message" required />
    </div>
    <button>Send</button>
  </SendingForm>
);

/** A network that answers when told to. */
function network() {
  const answers: ((response: Response | Error) => void)[] = [];
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>(
    () =>
      new Promise((resolve, reject) => {
        answers.push((answer) => {
          if (answer instanceof Error) reject(answer);
          else resolve(answer);
        });
      }),
  );
  globalThis.fetch = fetch;
  const answer = (with_: { ok: boolean } | Error) =>
    act(async () => {
      answers.shift()?.(with_ as Response);
      await jest.advanceTimersByTimeAsync(0);
    });
  return { fetch, answer };
}

const realFetch = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

test('the server’s HTML leaves the checks to the browser and leads nowhere', () => {
  const html = renderToString(form(null));
  expect(html).not.toMatch(/novalidate/i);
  expect(html).toMatch(/<form[^>]* method="dialog"/);
});

test('with its script, the form itself says what is wrong', () => {
  const { container } = render(form(null));
  expect(container.querySelector('form')?.noValidate).toBe(true);
});

test('with an endpoint the browser itself could post the form there', () => {
  expect(renderToString(form(endpoint))).toMatch(
    /<form[^>]* action="https:\/\/forms\.example\/contact" method="post"/,
  );
});

test.each(['', '   '])('a message of “%s” is not sent, and nobody is thanked', async (text) => {
  const { fetch } = network();
  render(form(endpoint));
  if (text) await user.type(message(), text);
  await press();
  expect(fetch).not.toHaveBeenCalled();
  expect(status()).toBe('');
  expect(message().getAttribute('aria-invalid')).toBe('true');
  expect(described(message())).toBe('Fill this in.');
  expect(document.activeElement).toBe(message());

  await user.type(message(), 'Hello');
  await press();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(message().getAttribute('aria-invalid')).toBe('false');
  expect(described(message())).toBeUndefined();
});

test('of several fields that are wrong each says so, and the first is led to', async () => {
  render(
    <SendingForm endpoint={null} {...texts}>
      <input aria-label="Name" id="name" name="name" required />
      <input aria-label="Email" id="email" name="email" type="email" required />
      <textarea aria-label="Message" id="message" name="message" required />
      <button>Send</button>
    </SendingForm>,
  );
  await user.type(screen.getByLabelText('Name'), 'Anna Pike');
  const email = screen.getByLabelText('Email');
  await user.type(email, 'anna');
  await press();
  expect(document.activeElement).toBe(email);
  expect(described(email)).toMatch(/name@example\.com/);
  expect(message().getAttribute('aria-invalid')).toBe('true');
  expect(status()).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Anna Pike');
});

test('without an endpoint nothing is sent: it thanks for three seconds and clears', async () => {
  const { fetch } = network();
  render(form(null));
  await user.type(message(), 'Hello');
  await press();
  expect(status()).toBe(texts.thanks);
  expect(message().value).toBe('');
  expect(fetch).not.toHaveBeenCalled();

  act(() => jest.advanceTimersByTime(2999));
  expect(status()).toBe(texts.thanks);
  act(() => jest.advanceTimersByTime(1));
  expect(status()).toBe('');
});

test('with an endpoint it says that it is sending, and sends once however often it is pressed', async () => {
  const { fetch, answer } = network();
  render(form(endpoint));
  await user.type(message(), 'Hello');
  await user.dblClick(button());
  await press();
  expect(fetch).toHaveBeenCalledTimes(1);
  const [address, request] = fetch.mock.calls[0] ?? [];
  expect([address, request?.method]).toEqual([endpoint, 'POST']);
  expect(request?.body instanceof FormData && request.body.get('message')).toBe('Hello');
  expect(status()).toBe('Sending …');
  expect(message().value).toBe('Hello');

  await answer({ ok: true });
  expect(status()).toBe(texts.thanks);
  expect(message().value).toBe('');
});

test.each([
  ['the endpoint refuses', { ok: false }],
  ['there is no network', new TypeError('Failed to fetch')],
])('when %s, it keeps every character and says what to do', async (_case, failure) => {
  const { fetch, answer } = network();
  render(form(endpoint));
  await user.type(message(), 'Hello');
  await press();
  await answer(failure);
  expect(message().value).toBe('Hello');
  expect(status()).toBe(texts.failed);
  // It stays until the next try, which may go well.
  act(() => jest.advanceTimersByTime(60_000));
  expect(status()).toBe(texts.failed);

  await press();
  expect(fetch).toHaveBeenCalledTimes(2);
  await answer({ ok: true });
  expect(status()).toBe(texts.thanks);
});

test('a second press while the thanks stand does nothing, and a new message can be sent', async () => {
  const { fetch, answer } = network();
  render(form(endpoint));
  await user.type(message(), 'Hello');
  await press();
  await answer({ ok: true });
  await user.dblClick(button());
  expect(status()).toBe(texts.thanks);
  expect(fetch).toHaveBeenCalledTimes(1);

  fireEvent.change(message(), { target: { value: 'And another thing' } });
  await press();
  expect(fetch).toHaveBeenCalledTimes(2);
  await answer({ ok: true });
});
