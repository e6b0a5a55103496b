/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { contactForm, contactSubjects } from '@/content/contact';

import { ContactFields } from './ContactFields';

const { hint: _hint, heading: _heading, ...texts } = contactForm;
const endpoint = 'https://forms.example/contact';

const user = userEvent.setup({
  delay: null,
  advanceTimers: jest.advanceTimersByTime,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole('button');
const status = () => screen.getByRole('status').textContent;

function show(to: string | null = null) {
  return render(<ContactFields endpoint={to} texts={texts} subjects={contactSubjects} />);
}

/** At once, as what a key does is the same for each. */
async function write(label: string, text: string): Promise<void> {
  act(() => field(label).focus());
  await user.paste(text);
}

async function fillIn(): Promise<void> {
  await write(texts.nameLabel, 'Anna Pike');
  await write(texts.emailLabel, 'anna@example.com');
  await user.selectOptions(field(texts.subjectLabel), 'events');
  await write(texts.messageLabel, 'Is there a fair this year?');
}

function values(): readonly string[] {
  return [texts.nameLabel, texts.emailLabel, texts.subjectLabel, texts.messageLabel].map(
    (label) => field(label).value,
  );
}

const filledIn = ['Anna Pike', 'anna@example.com', 'events', 'Is there a fair this year?'];
const empty = ['', '', '', ''];

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

test('offers the subjects that it is given', () => {
  show();
  const options = screen.getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ['', 'Choose one'],
    ['general', 'Anything'],
    ['events', 'Events'],
  ]);
});

test('in the server’s HTML the browser’s own checks are on, and submitting leads nowhere', () => {
  const html = renderToString(
    <ContactFields endpoint={null} texts={texts} subjects={contactSubjects} />,
  );
  expect(html).not.toMatch(/novalidate/i);
  expect(html.match(/required=""/g)).toHaveLength(4);
  expect(html).toMatch(/<form[^>]* method="dialog"/);
});

test('with an endpoint the browser itself could post the form there', () => {
  const html = renderToString(
    <ContactFields endpoint={endpoint} texts={texts} subjects={contactSubjects} />,
  );
  expect(html).toMatch(/<form[^>]* action="https:\/\/forms\.example\/contact" method="post"/);
});

test('an empty form names every fault beside its field, and moves focus to the first', async () => {
  show();
  await user.click(button());

  expect(field(texts.nameLabel)).toHaveProperty('ariaInvalid', 'true');
  expect(document.activeElement).toBe(field(texts.nameLabel));
  for (const [label, message] of [
    [texts.nameLabel, 'Enter your name'],
    [texts.emailLabel, 'Enter your email address'],
    [texts.subjectLabel, 'Choose a subject'],
    [texts.messageLabel, 'Enter your message'],
  ] as const) {
    const described = field(label).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(message);
  }
  expect(status()).toBe('');
});

test('focus goes to the first field that is wrong, past those that are right', async () => {
  show();
  await fillIn();
  await user.clear(field(texts.emailLabel));
  await write(texts.emailLabel, 'anna');
  await user.click(button());
  expect(document.activeElement).toBe(field(texts.emailLabel));
  expect(screen.getByText(/like name@example\.com/)).not.toBeNull();
  expect(values()).toEqual(['Anna Pike', 'anna', 'events', 'Is there a fair this year?']);
});

test('blanks are no message', async () => {
  show();
  await fillIn();
  await user.clear(field(texts.messageLabel));
  await write(texts.messageLabel, '   ');
  await user.click(button());
  expect(screen.getByText('Enter your message')).not.toBeNull();
});

test('a message goes once its field is put right, and the others stay', async () => {
  show();
  await user.click(button());
  await user.type(field(texts.nameLabel), 'A');
  expect(screen.queryByText('Enter your name')).toBeNull();
  expect(screen.getByText('Enter your message')).not.toBeNull();
});

test('without an endpoint nothing is sent: it thanks for three seconds and clears', async () => {
  const { fetch } = network();
  show();
  await fillIn();
  await user.click(button());
  await act(() => jest.advanceTimersByTimeAsync(0));

  expect(status()).toBe(texts.thanks);
  expect(values()).toEqual(empty);
  expect(fetch).not.toHaveBeenCalled();

  act(() => jest.advanceTimersByTime(2999));
  expect(status()).toBe(texts.thanks);
  act(() => jest.advanceTimersByTime(1));
  expect(status()).toBe('');
});

test('with an endpoint it says that it is sending, and sends once however often it is pressed', async () => {
  const { fetch, answer } = network();
  show(endpoint);
  await fillIn();
  await user.dblClick(button());
  await user.click(button());

  expect(fetch).toHaveBeenCalledTimes(1);
  expect(button().textContent).toBe('Sending …');
  expect(button()).toHaveProperty('ariaDisabled', 'true');
  expect(values()).toEqual(filledIn);

  await answer({ ok: true });
  expect(status()).toBe(texts.thanks);
  expect(values()).toEqual(empty);
});

test.each([
  ['the endpoint refuses', { ok: false }],
  ['there is no network', new TypeError('Failed to fetch')],
])('when %s, it keeps every character and says what to do', async (_case, failure) => {
  const { fetch, answer } = network();
  show(endpoint);
  await fillIn();
  await user.click(button());
  await answer(failure);

  expect(values()).toEqual(filledIn);
  expect(status()).toBe(texts.failed);
  // It stays until the next try, which may go well.
  act(() => jest.advanceTimersByTime(60_000));
  expect(status()).toBe(texts.failed);

  await user.click(button());
  expect(fetch).toHaveBeenCalledTimes(2);
  await answer({ ok: true });
  expect(status()).toBe(texts.thanks);
});

test('a second press while the thanks stand does nothing, and a new message can be sent', async () => {
  const { fetch, answer } = network();
  show(endpoint);
  await fillIn();
  await user.click(button());
  await answer({ ok: true });
  await user.dblClick(button());

  expect(status()).toBe(texts.thanks);
  expect(button().textContent).toBe(texts.action);
  expect(screen.queryByText('Enter your name')).toBeNull();
  expect(document.activeElement).toBe(button());
  expect(fetch).toHaveBeenCalledTimes(1);

  // A new message, typed while the thanks still stand. `userEvent` does not notice a form's reset.
  for (const [index, label] of [
    texts.nameLabel,
    texts.emailLabel,
    texts.subjectLabel,
    texts.messageLabel,
  ].entries()) {
    fireEvent.change(field(label), { target: { value: filledIn[index] } });
  }
  await user.click(button());
  expect(fetch).toHaveBeenCalledTimes(2);
  await answer({ ok: true });

  act(() => jest.advanceTimersByTime(3000));
  await user.click(button());
  expect(screen.getByText('Enter your name')).not.toBeNull();
});
