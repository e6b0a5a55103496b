import { mailtoHref, telHref } from './contact-links';

test('a telephone link has no spaces', () => {
  expect(telHref('01632 960199')).toBe('tel:01632960199');
});

test.each([
  ['+44 (0)1999 770000', 'tel:+441999770000'],
  ['+44 01999 770000', 'tel:+441999770000'],
  ['+44 1999 770000', 'tel:+441999770000'],
  ['(01999) 770-000', 'tel:01999770000'],
  ['01999\u00a0770\u00a0000', 'tel:01999770000'],
  ['+33 1 23 45 67 89', 'tel:+33123456789'],
  ['999', 'tel:999'],
])('%s is dialled as %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test('a subject is encoded, so that no sign in it can end it', () => {
  expect(mailtoHref('music@green.example', 'Crab & Cider: 2 places?')).toBe(
    'mailto:music@green.example?subject=Crab%20%26%20Cider%3A%202%20places%3F',
  );
});

test('an email link needs no subject', () => {
  expect(mailtoHref('music@green.example')).toBe('mailto:music@green.example');
});
