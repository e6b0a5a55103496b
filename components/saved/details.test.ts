import type { PlannerItemDraft } from '@/lib/planner/item';
import { itemFacts } from './details';

const draft: PlannerItemDraft = { type: 'event', name: 'Fair', description: '', image: '' };
const told = (more: Partial<PlannerItemDraft>, beside?: string) =>
  itemFacts({ ...draft, ...more }, beside).map(({ label, value }) => [label, value]);

test('the details stand in their order, with the time after its date', () => {
  const full = {
    price: '£5',
    phone: '01632 960001',
    time: '14:00',
    date: 'Sat 30 Aug 2025',
    duration: '2 hours',
    location: 'Village Green',
  };
  expect(told(full, 'road closed')).toEqual([
    ['Where', 'Village Green; road closed'],
    ['Duration', '2 hours'],
    ['When', 'Sat 30 Aug 2025 at 14:00'],
    ['Phone', '01632 960001'],
    ['Price', '£5'],
  ]);
});

test('a date without a time stands alone, and a time without a date is not told', () => {
  expect(told({ date: 'Sat 30 Aug 2025' })).toEqual([['When', 'Sat 30 Aug 2025']]);
  expect(told({ time: '14:00' })).toEqual([]);
});

test('an item without details has none, and an empty detail is none', () => {
  expect(told({})).toEqual([]);
  expect(told({ price: '' })).toEqual([]);
});
