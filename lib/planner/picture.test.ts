import { showablePicture } from './picture';

const sources = { origin: 'https://guide.example', hosts: ['photos.example'] };
const show = (address: string) => showablePicture(address, sources);

test.each(['/images/cove.svg', '/guide/images/cove.svg?v=1'])('shows %s of the site', (address) => {
  expect(show(address)).toBe(address);
});

test('takes a full address of the site for its path', () => {
  expect(show('https://guide.example/images/cove.svg')).toBe('/images/cove.svg');
});

test.each(['https://photos.example/cove.jpg', 'data:image/png;base64,AAAA'])(
  'shows %s',
  (address) => {
    expect(show(address)).toBe(address);
  },
);

test.each([
  '',
  'https://elsewhere.example/cove.jpg',
  'http://photos.example/cove.jpg',
  '//elsewhere.example/',
  'javascript:alert(1)',
  'data:text/html,<p>',
  'blob:https://elsewhere.example/1',
  'https://photos.example.elsewhere.example/cove.jpg',
  'https://[',
])('shows nothing for %s', (address) => {
  expect(show(address)).toBe('');
});
