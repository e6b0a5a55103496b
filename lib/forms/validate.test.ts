import { fieldError } from './validate';

test.each(['name', 'email', 'subject', 'message'] as const)(
  'a %s that is right has no message',
  (field) => {
    expect(fieldError(field, { valid: true, valueMissing: false })).toBeNull();
  },
);

test.each([
  ['name', 'Enter your name'],
  ['email', 'Enter your email address'],
  ['subject', 'Choose a subject'],
  ['message', 'Enter your message'],
] as const)('a missing %s is named in words: %s', (field, message) => {
  expect(fieldError(field, { valid: false, valueMissing: true })).toBe(message);
});

test.each([
  ['name', 'Check your name'],
  ['email', 'Enter your email address in full, like name@example.com'],
  ['subject', 'Choose a subject from the list'],
  ['message', 'Check your message'],
] as const)('a wrong %s is named in words: %s', (field, message) => {
  expect(fieldError(field, { valid: false, valueMissing: false })).toBe(message);
});
