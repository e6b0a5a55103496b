/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactForm } from '@/content/contact';
import { ContactForm } from './ContactForm';

const user = userEvent.setup({ delay: null });
const labels = ['nameLabel', 'emailLabel', 'subjectLabel', 'messageLabel'] as const;
const field = (label: (typeof labels)[number]) =>
  screen.getByLabelText<HTMLInputElement>(contactForm[label]);

test('the contact form is filled in and sent by keyboard alone, and sends nothing', async () => {
  const fetch = jest.fn();
  globalThis.fetch = fetch;
  render(<ContactForm />);
  field('nameLabel').focus();
  await user.keyboard('Anna Pike');
  await user.tab();
  await user.keyboard('anna@example.com');
  await user.tab();
  expect(document.activeElement).toBe(field('subjectLabel'));
  // Jsdom's lists do not hear letters.
  await user.selectOptions(field('subjectLabel'), 'events');
  await user.tab();
  await user.keyboard('Is there a fair this year?');
  await user.tab();
  await user.keyboard('{Enter}');

  await screen.findByText(contactForm.thanks);
  expect(labels.map((label) => field(label).value)).toEqual(['', '', '', '']);
  expect(fetch).not.toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'fetch');
});
