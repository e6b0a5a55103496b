import { formIssues } from '@/lib/check';
import { feedSource } from './feeds';

test('an import names its source as the check asks for', () => {
  const imported = { feeds: [{ name: 'feed.zip', ...feedSource, readOn: '2027-01-01' }] };
  expect(formIssues([{ file: 'transport/imported', exports: { imported } }])).toEqual([]);
});
