import type { Notice } from '@/content/types';
import type { StretchId } from '@/content/closures';
import { closureOn } from './closure';

const stretch = 'shore-road' as string as StretchId;

function notice(slug: string, from: Notice['from'], until: Notice['until']): Notice {
  return {
    slug,
    title: 'Road closed',
    text: 'The road is closed.',
    from,
    until,
    checked: from,
    source: { name: 'The council', url: 'https://council.example/' },
    places: [],
    closes: [stretch],
  };
}

const winter = notice('winter', '2031-01-10', '2031-03-31');

it('is closed while a notice that names it stands', () => {
  expect(closureOn(stretch, [winter], '2031-01-10')).toEqual({ state: 'closed', notice: winter });
  expect(closureOn(stretch, [winter], '2031-03-31')).toEqual({ state: 'closed', notice: winter });
});

it('is not known, rather than open, once the notice has ended unread', () => {
  expect(closureOn(stretch, [winter], '2031-04-01')).toEqual({ state: 'unknown', notice: winter });
});

it('is open before the notice begins, and without any', () => {
  expect(closureOn(stretch, [winter], '2031-01-09')).toEqual({ state: 'open' });
  expect(closureOn(stretch, [], '2031-02-01')).toEqual({ state: 'open' });
});

it('is open for what a notice says nothing of, and for what nothing can close', () => {
  const elsewhere = { ...winter, closes: [] };
  expect(closureOn(stretch, [elsewhere], '2031-02-01')).toEqual({ state: 'open' });
  expect(closureOn(undefined, [winter], '2031-02-01')).toEqual({ state: 'open' });
});

it('is closed by the notice that stands, whatever older one ended unread', () => {
  const spring = notice('spring', '2031-04-01', '2031-05-31');
  expect(closureOn(stretch, [winter, spring], '2031-04-15')).toEqual({
    state: 'closed',
    notice: spring,
  });
});
