import { imageFor, isRemote, nightOf, openGraphImage } from './images';

test('a picture is found by the name that content gives', () => {
  expect(imageFor('sea').svg).toBe('/images/sea.svg');
});

test('an unknown picture is an error that names it and the way out', () => {
  expect(() => imageFor('see')).toThrow(
    `No picture 'see' in the image manifest: run "npm run assets".`,
  );
});

test('a link preview is found by its key, an unknown key is an error', () => {
  expect(openGraphImage('home').src).toBe('/images/og/home.png');
  expect(() => openGraphImage('hame')).toThrow("No link preview 'hame'");
});

test('only addresses on other hosts are remote', () => {
  expect(isRemote('https://images.example/a.jpg')).toBe(true);
  expect(isRemote('sea')).toBe(false);
});

test('a picture is shown by night where it has been drawn by night', () => {
  expect(nightOf('sea')).toBe('sea-night');
  expect(nightOf('cove')).toBeUndefined();
});
