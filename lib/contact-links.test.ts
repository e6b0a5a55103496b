import { mailtoHref, telHref } from './contact-links';

test('a telephone link has no spaces', () => {
  expect(telHref('01632 960100')).toBe('tel:01632960100');
});

test('a subject is encoded, so that no sign in it can end it', () => {
  expect(mailtoHref('music@green.example', 'Crab & Cider: 2 places?')).toBe(
    'mailto:music@green.example?subject=Crab%20%26%20Cider%3A%202%20places%3F',
  );
});

test('an email link needs no subject', () => {
  expect(mailtoHref('music@green.example')).toBe('mailto:music@green.example');
});
