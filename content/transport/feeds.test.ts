import { formIssues } from '@/lib/check';
import { feedSource } from './feeds';

test('an import names its source as the check asks for', () => {
  const days = { readOn: '2027-01-01', validFrom: '2027-01-01', validUntil: '2027-04-01' };
  const imported = { feeds: [{ name: 'feed.zip', ...feedSource, ...days }] };
  expect(formIssues([{ file: 'transport/imported', exports: { imported } }])).toEqual([]);
});
