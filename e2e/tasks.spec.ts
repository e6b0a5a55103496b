/** What visitors come for, on a phone, in no more taps than each task has. */
import type { Locator, Page } from 'playwright/test';
import { gettingAround } from '@/content/getting-around';
import { home } from '@/content/home';
import { mapPage } from '@/content/map-page';
import { footerGroups, newsletter } from '@/content/navigation';
import { pages } from '@/content/pages';
import { postersPage } from '@/content/posters';
import { emergencyWords, whereAmI } from '@/content/safety';
import { answers } from '@/content/search';
import { carParks } from '@/content/transport/parking';
import { walks } from '@/content/walks';
import { openLabels } from '@/components/venues/VenueFilter/marks';
import { daysOutThroughTheYear } from '@/lib/days-out/days-out';
import { runningFirst } from '@/lib/days-out/running';
import { kindPath } from '@/lib/kinds';
import { mapLayers } from '@/lib/map/items';
import { routes } from '@/lib/routes';
import { epochMinutes, londonDate } from '@/lib/time/london';
import { expect, heading, printWindow, savedFile, test, visit } from './fixtures';
import { planFragmentOf } from './support/plan-link';
import { readPdf } from './support/pdf';
import { seedStorage } from './support/storage';
import { activity, beach, keptDay, nth, otherBeach } from './support/things';
import { allOfKind } from '@/lib/kinds/entries';

/** A visitor's finger, which counts. */
function fingerOn(page: Page) {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const planner = () => tap(page.getByRole('banner').getByRole('link', { name: /^My Planner/ }));
  return {
    page,
    tap,
    taps: () => taps,
    press: (name: string) => tap(page.getByRole('button', { name, exact: true })),
    unfold: (words: string) => tap(page.locator('summary').filter({ hasText: words })),
    /** Opens a list, and takes one of it. */
    choose: async (label: string, option: string) => {
      taps += 2;
      await page.getByLabel(label, { exact: true }).selectOption(option);
    },
    type: async (field: Locator, words: string) => {
      const hasCaret = await field.evaluate((input) => input === document.activeElement);
      if (!hasCaret) await tap(field);
      await field.fill(words);
    },
    menu: async (path: string) => {
      await tap(page.getByRole('button', { name: 'Menu' }));
      await tap(page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`));
    },
    planner,
    days: async () => {
      await planner();
      await tap(
        page.getByRole('navigation', { name: 'Views of the planner' }).getByRole('link').last(),
      );
      // Until then the buttons of the same names are those of the planner.
      await expect(heading(page, pages.plannerDays.title)).toBeVisible();
    },
    read: (heading: string) =>
      page.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded(),
  };
}

type Finger = ReturnType<typeof fingerOn>;

interface Task {
  readonly taps: 0 | 1 | 2 | 3 | 4;
  /** Where it begins, if not at home. */
  readonly from?: string;
  /** Whether two things and a day are saved before. */
  readonly hasPlan?: boolean;
  readonly play: (finger: Finger) => Promise<void>;
}

/** Types a question into the search, and follows its answer. */
async function ask({ page, tap, type }: Finger, answer: (typeof answers)[number]) {
  await tap(page.getByRole('banner').getByRole('link', { name: 'Search' }));
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await type(dialog.getByRole('combobox'), nth(answer.asked, 0));
  const first = dialog.getByRole('option').first();
  await expect(first).toContainText(answer.title);
  await expect(first).toContainText(answer.words ?? answer.title);
  const call = dialog.getByRole('link', { name: emergencyWords.call });
  await (answer.danger ? expect(call).toBeVisible() : expect(call).toBeHidden());
  await tap(first);
  await expect(heading(page, pages[answer.page].title)).toBeAttached();
  await expect(page.locator(`[id="${answer.anchor}"]`)).toBeInViewport();
}

const inDanger = answers.filter(({ danger }) => danger);
const withAnchor = answers.filter(({ danger, anchor }) => !danger && anchor !== undefined);

/** What stands in the window that is printed. */
const printed = async ({ page, press }: Finger) =>
  (await printWindow(page, () => press('Print'))).locator('body');

const saved = ({ page, press }: Finger, name: string) => savedFile(page, () => press(name));

const shared = `${routes.planner}#${planFragmentOf([{ type: 'beach', slug: otherBeach.slug }])}`;
const offer = (page: Page) => page.getByRole('dialog', { name: 'A plan shared with you' });

/** The days as a file of a kind. */
const takeAlong = (kind: string): Task => ({
  taps: 4,
  hasPlan: true,
  play: async (finger) => {
    await finger.days();
    await finger.unfold('Calendar, map, text or pocket guide');
    expect(await saved(finger, kind)).toBeTruthy();
  },
});

const tasks: Readonly<Record<string, Task>> = {
  'what to do in danger': { taps: 2, play: (finger) => ask(finger, nth(inDanger, 1)) },
  'an answer to a question': { taps: 2, play: (finger) => ask(finger, nth(withAnchor, 2)) },
  'where I am': {
    taps: 3,
    play: async ({ page, menu, tap }) => {
      await menu(routes.safety);
      await tap(page.getByRole('main').getByRole('link', { name: emergencyWords.sayWhere }));
      await expect(page.getByRole('heading', { name: whereAmI.title })).toBeInViewport();
    },
  },
  'what is open tonight': {
    taps: 3,
    play: async ({ page, menu, tap }) => {
      await menu(routes.foodDrink);
      await tap(page.getByText(openLabels.openTonight, { exact: true }));
      const found = page.getByText(/^\d+ places? found$/);
      await expect(found).toBeVisible();
      const cards = page.getByRole('article').filter({ visible: true });
      await expect(cards).toHaveCount(parseInt(await found.innerText()));
    },
  },
  'the cheapest bed': {
    taps: 4,
    play: async ({ page, menu, choose }) => {
      await menu(routes.stay);
      await choose('Order', 'price');
      const [cheapest] = allOfKind('property').toSorted(
        (a, b) => a.pricePerNight - b.pricePerNight,
      );
      const first = page.getByRole('main').getByRole('article').first();
      await expect(first.getByRole('heading')).toHaveText(cheapest?.name ?? '');
    },
  },
  'toilets on the map': {
    taps: 3,
    play: async ({ page, menu, tap }) => {
      await menu(routes.map);
      await tap(page.getByRole('link', { name: mapPage.layers.toilets }));
      const at = Object.entries(mapLayers().toilets);
      await expect(
        page.getByText(`${mapPage.layers.toilets}: at ${at.length} places.`),
      ).toBeVisible();
      const list = page.getByRole('region', { name: mapPage.listHeading });
      for (const [, words] of at) await expect(list.getByText(words).first()).toBeVisible();
    },
  },
  'what I saved, on the map': {
    taps: 3,
    hasPlan: true,
    play: async ({ page, menu, tap }) => {
      await menu(routes.map);
      await tap(page.getByRole('link', { name: mapPage.saved, exact: true }));
      const listed = page.getByRole('region', { name: mapPage.listHeading }).getByRole('listitem');
      await expect(listed).toHaveCount(2);
      await expect(listed.filter({ hasText: beach.name })).toHaveCount(1);
    },
  },
  'my planner by the menu': {
    taps: 2,
    play: async ({ page, menu }) => {
      await menu(routes.planner);
      await expect(heading(page, pages.planner.title)).toBeVisible();
    },
  },
  'my planner on paper': {
    taps: 2,
    hasPlan: true,
    play: async (finger) => {
      await finger.planner();
      const paper = await printed(finger);
      for (const name of [activity.title, beach.name]) await expect(paper).toContainText(name);
    },
  },
  'my planner as a PDF': {
    taps: 2,
    hasPlan: true,
    play: async (finger) => {
      await finger.planner();
      const { pages: sheets } = await readPdf(await saved(finger, 'PDF'));
      expect(sheets.map(({ text }) => text).join()).toContain(activity.title);
    },
  },
  'my planner to somebody': {
    taps: 2,
    hasPlan: true,
    play: async ({ page, planner, press }) => {
      await planner();
      await press('Share');
      await expect(page.getByRole('dialog').getByLabel('Link to your plan')).toBeVisible();
    },
  },
  'my days on paper, without the cards': {
    taps: 3,
    hasPlan: true,
    play: async (finger) => {
      await finger.days();
      const paper = await printed(finger);
      await expect(paper).toContainText('10:00');
      await expect(paper).toContainText(beach.name);
      // It is saved, and on no day.
      await expect(paper).not.toContainText(activity.title);
    },
  },
  'my days as a PDF': {
    taps: 3,
    hasPlan: true,
    play: async (finger) => {
      await finger.days();
      const { pages: sheets } = await readPdf(await saved(finger, 'PDF'));
      const text = sheets.map((sheet) => sheet.text).join();
      expect(text).toContain('10:00');
      expect(text).not.toContain(activity.title);
      const links = sheets.flatMap((sheet) => sheet.links).join();
      expect(links).toContain(kindPath('beach', beach.slug));
    },
  },
  'my days in a calendar': takeAlong('Calendar file'),
  'my days as a route': takeAlong('Route file (GPX)'),
  'a plan that I was sent, to look at and to add': {
    taps: 1,
    from: shared,
    play: async ({ page, press }) => {
      await expect(offer(page)).toContainText(otherBeach.name);
      await press('Add to my plan');
      await expect(page.getByRole('button', { name: `Remove ${otherBeach.name}` })).toBeVisible();
    },
  },
  'a plan that I was sent, in place of mine': {
    taps: 1,
    from: shared,
    hasPlan: true,
    play: async ({ page, press }) => {
      await press('Replace my plan');
      await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
    },
  },
  'a plan that I was sent, to leave': {
    taps: 1,
    from: shared,
    hasPlan: true,
    play: async ({ page, press }) => {
      await press('No, thank you');
      await expect(offer(page)).toBeHidden();
      await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
    },
  },
  'a link that I copied': {
    taps: 4,
    hasPlan: true,
    play: async ({ page, planner, unfold, type, press }) => {
      await planner();
      await unfold('Paste a link, save or open a backup');
      const field = page.getByLabel('Paste a link', { exact: true });
      await type(field, new URL(shared, page.url()).href);
      await press('Open the link');
      await expect(offer(page)).toContainText(otherBeach.name);
    },
  },
  'letters from the village': {
    taps: 3,
    play: async ({ page, unfold, type, press }) => {
      await unfold(newsletter.title);
      const foot = page.getByRole('contentinfo');
      await type(foot.getByLabel(newsletter.emailLabel), 'anna@example.com');
      await press(newsletter.action);
      await expect(foot.getByRole('status')).toHaveText(newsletter.thanks);
    },
  },
  'a quick link at the foot': {
    taps: 2,
    play: async ({ page, unfold, tap }) => {
      const { title, links } = nth(footerGroups, 0);
      const { label, href = '' } = nth(links, 1);
      await unfold(title);
      await tap(page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }));
      await expect(page).toHaveURL(href);
    },
  },
  'a poster of a beach': {
    taps: 2,
    from: kindPath('beach', nth(allOfKind('beach'), 0).slug),
    play: async ({ page, tap }) => {
      await tap(page.getByRole('region', { name: 'Gallery' }).getByRole('link').first());
      const coming = page.waitForEvent('download');
      await tap(page.getByRole('dialog').getByRole('link', { name: postersPage.save }));
      await coming;
    },
  },
  'a ready-made day': {
    taps: 1,
    play: async ({ page, tap }) => {
      const today = runningFirst(
        daysOutThroughTheYear(home.plan.slugs),
        londonDate(epochMinutes(Date.now())),
        1,
      );
      const { title } = nth(today, 0);
      await tap(page.getByRole('link', { name: new RegExp(`^See the plan.*${title}`) }));
      await expect(heading(page, title)).toBeVisible();
    },
  },
  'the last bus home, and what is open now': {
    taps: 1,
    play: async ({ page, tap, read }) => {
      await read(home.today.heading);
      await expect(page.getByText(/(last bus|no bus)/).first()).toBeVisible();
      await tap(page.getByRole('link', { name: home.today.action, exact: true }));
      await expect(heading(page, pages.today.title)).toBeVisible();
      await read('Open now');
      await read(whereAmI.title);
      await expect(page.getByRole('heading', { name: /^Ways home from/ })).toBeAttached();
    },
  },
  'a beach for dogs': {
    taps: 2,
    play: async ({ page, tap, read }) => {
      await tap(page.getByRole('link', { name: home.today.action, exact: true }));
      await expect(heading(page, pages.today.title)).toBeVisible();
      const dogs = page.locator('#today-dogs');
      await read(whereAmI.title);
      await tap(dogs.locator('summary'));
      await expect(dogs.getByRole('listitem').first()).toBeVisible();
    },
  },
  'today’s low water': {
    taps: 2,
    play: async ({ page, menu }) => {
      await menu(routes.tides);
      await expect(page.getByText('Next low')).toBeInViewport();
    },
  },
  'a walk with a bus back': {
    taps: 2,
    play: async ({ page, menu }) => {
      await menu(routes.walks);
      const back = walks.filter(({ wayBack }) => wayBack === 'bus').length;
      await expect(page.getByRole('article').getByText('Bus back')).toHaveCount(back);
    },
  },
  'where to park': {
    taps: 2,
    play: async ({ page, menu, read }) => {
      await menu(routes.gettingAround);
      await read(gettingAround.car.heading);
      await expect(page.getByText(nth(carParks, 0).name)).toBeVisible();
    },
  },
};

test.describe('on a phone, in few taps', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [name, { taps, from = routes.home, hasPlan = false, play }] of Object.entries(tasks)) {
    test(`${name}: ${taps}`, async ({ page }) => {
      if (hasPlan) await seedStorage(page, keptDay());
      await visit(page, from);
      const finger = fingerOn(page);
      await play(finger);
      expect(finger.taps()).toBe(taps);
    });
  }
});
