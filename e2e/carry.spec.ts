import type { Page } from 'playwright/test';
import { tripsStorageKey } from '@/content/keys';
import { places } from '@/content/places';
import { properties } from '@/content/properties';
import { OWN, startAt, type Trip } from '@/lib/days/trip';
import { routes } from '@/lib/routes';
import { button, expect, planDocument, test, visit } from './fixtures';
import { axeFaults } from './support/axe';
import { scan } from './support/qr';
import { stored, visitWith } from './support/storage';
import {
  activity,
  beach,
  nth,
  otherBeach,
  savedActivity,
  savedBeach,
  keptPlan,
} from './support/things';

// Dates and hours are the village’s, wherever the device is.
test.use({ timezoneId: 'America/New_York' });

const hotel = nth(properties, 0);
const list = [
  savedBeach,
  { ...savedBeach, id: '3', name: otherBeach.name, slug: otherBeach.slug },
  savedActivity,
];
const trip: Trip = {
  firstDate: '2027-06-05',
  settings: { sleeps: { at: 'stay', slug: hotel.slug }, dog: true, pace: 'slow' },
  days: [
    {
      id: 'd1',
      title: 'First, slowly',
      stops: [
        startAt('09:10', 's0'),
        { id: 's1', type: 'activity', slug: activity.slug, time: '10:00', by: 'bus' },
        { id: 's2', type: 'beach', slug: beach.slug, time: '14:37', minutes: 90, note: 'Schön ☂' },
      ],
    },
    {
      id: 'd2',
      stops: [
        { id: 's3', type: 'beach', slug: beach.slug },
        { id: 's4', type: OWN, slug: nth(places, 0).slug, name: 'חתונה 💒', time: '14:00' },
      ],
    },
  ],
};

/** A plan without its ids and times of saving, which differ from device to device. */
async function planOf(page: Page) {
  const things = JSON.parse((await stored(page)) || '[]') as typeof list;
  const days = JSON.parse((await stored(page, tripsStorageKey)) || 'null', (key, value: unknown) =>
    key === 'id' ? undefined : value,
  ) as unknown;
  return { names: things.map(({ type, name, slug }) => [type, name, slug]), days };
}

test('a plan is carried to another device by QR code and by link, whole', async ({
  page,
  elsewhere,
}) => {
  await visitWith(page, keptPlan(list, trip), routes.planner);
  const plan = await planOf(page);
  for (const words of ['Day 1: First, slowly', 'Sat 5 Jun 2027', '14:37', 'Schön ☂']) {
    await expect(planDocument(page)).toContainText(words);
  }
  await button(page, 'Share Planner').click();
  const dialog = page.getByRole('dialog', { name: 'Share your plan' });
  const code = dialog.getByRole('img', { name: 'QR code of your plan' });
  await expect(code).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const link = await dialog.getByLabel('Link to your plan').inputValue();
  expect((await scan(code)).text).toBe(link);
  await button(dialog, 'Close').click();
  await expect(button(page, 'Share Planner')).toBeFocused();

  const fresh = await elsewhere({ timezoneId: 'America/New_York' });
  await visit(fresh, link);
  const offer = fresh.getByRole('dialog', { name: 'A plan shared with you' });
  await expect(offer).toContainText('and 2 days.');
  await button(offer, 'Add to my plan').click();
  await expect(fresh.getByRole('status').getByText('Added 3 items')).toBeVisible();
  await expect.poll(() => planOf(fresh)).toEqual(plan);
});
