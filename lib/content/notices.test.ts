import { isNoticeCurrent } from './notices';

const notice = { from: '2026-02-02', until: '2027-03-31' } as const;

test('a notice is shown from its first day to its last, both included', () => {
  expect(isNoticeCurrent(notice, '2026-02-02')).toBe(true);
  expect(isNoticeCurrent(notice, '2027-03-31')).toBe(true);
});

test('a notice is not shown before it or after it', () => {
  expect(isNoticeCurrent(notice, '2026-02-01')).toBe(false);
  expect(isNoticeCurrent(notice, '2027-04-01')).toBe(false);
});
