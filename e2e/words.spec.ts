/** Phrases that no visitor should read, and how many words each part may have. */
import { forecastService } from '@/content/forecast';
import type { ClockTime } from '@/content/types';
import { poorPhrases } from '@/lib/check/phrases';
import { allBeaches } from '@/lib/content/queries';
import { type Finding, findingStates } from '@/lib/days/check/finding';
import { siteChecker } from '@/lib/days/days-out';
import type { Day, Settings, Stop } from '@/lib/days/trip';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { toEpochMinutes } from '@/lib/time/london';
import { proposalFor, visits } from '@/lib/days/testing/visits';
import { siteSentences } from '@/scripts/sentences';
import type { Page } from 'playwright/test';
import { exportedPaths } from './exported';
import { expect, test, visit } from './fixtures';
import { plain, readExported } from './support/exported-page';
import { seedStorage } from './support/storage';
import { keptDay } from './support/things';

/** The most words of each part. */
const most = {
  finding: 14,
  status: 20,
  firstScreen: 60,
  gettingAround: 900,
  beach: 700,
  today: 450,
};

/** A figure and its unit, which do not part, are one word. */
const countWords = (text: string) => text.split(/[ \n]+/).filter((word) => /\w/.test(word)).length;

/** The words of a page without the names of its sources. */
function wordCount(path: string): number {
  const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(readExported(path).html) ?? [];
  const withoutSources = main.replace(/<span[^>]*data-source=""[^>]*>[^]*?<\/span>/g, '');
  return countWords(plain(withoutSources.replace(/<(svg|script)\b[^]*?<\/\1>|<[^>]+>/g, ' ')));
}

const faultsOf = (where: string, text: string) =>
  poorPhrases(text).map((phrase) => `${where}: ${phrase}`);

test.describe('in the sources and the pages as built', { tag: '@desktop' }, () => {
  test('no sentence has a phrase of the list', () => {
    const sentences = siteSentences();
    expect(sentences.length).toBeGreaterThan(1000);
    expect(sentences.flatMap(({ place, text }) => faultsOf(place, text))).toEqual([]);
  });

  test('no page has a phrase of the list', () => {
    const pages = exportedPaths();
    expect(pages.flatMap((path) => faultsOf(path, readExported(path).text))).toEqual([]);
  });

  test('getting here and a beach take few words', () => {
    const [first] = allBeaches();
    if (!first) throw new Error('the content has no beach');
    expect(wordCount(routes.gettingAround)).toBeLessThanOrEqual(most.gettingAround);
    expect(wordCount(kindPath('beach', first.slug))).toBeLessThanOrEqual(most.beach);
  });
});

/** All that the check says of forty arranged trips, and of one day with everything on it. */
function findings(): readonly Finding[] {
  const { facts, check } = siteChecker();
  const stops: readonly Stop[] = facts.things.map(({ type, slug }, index) => ({
    id: `s${index}`,
    type,
    slug,
    time: `${String(index % 24).padStart(2, '0')}:00` as ClockTime,
    minutes: 120,
  }));
  const dates = [undefined, '2026-12-20', '2027-03-28', '2027-08-28', '2031-06-01'] as const;
  const fullDays = dates.flatMap((firstDate) =>
    [undefined, 'car' as const].flatMap((travel) => {
      const settings = {
        dog: true,
        sleeps: { at: 'place', slug: facts.places[0]?.slug ?? '' },
        ...(travel && { travel }),
      } satisfies Settings;
      const days = [{ id: 'd', setsOut: '08:00', back: '12:00', stops }] satisfies readonly Day[];
      return check({ settings, days, ...(firstDate && { firstDate }) }, 0).findings;
    }),
  );
  const arranged = visits.flatMap(
    (one) => check(proposalFor(one).trip, toEpochMinutes(one.date, '00:00')).findings,
  );
  return [...fullDays, ...arranged];
}

test('findings are short and none has a phrase of the list', { tag: '@desktop' }, () => {
  const all = findings();
  const codes = new Set(all.map(({ code }) => code));
  expect(codes.size).toBeGreaterThan(Object.keys(findingStates).length / 2);
  const { things, places, transport } = siteChecker().facts;
  const names = [...things, ...places, ...transport.carParks]
    .map(({ name }) => name)
    .sort((a, b) => b.length - a.length);
  // A name counts as one word.
  const sentences = [...new Set(all.map(({ sentence }) => sentence))].map((sentence) =>
    names.reduce((rest, name) => rest.replaceAll(name, 'Name'), sentence),
  );
  expect(sentences.flatMap((sentence) => faultsOf('finding', sentence))).toEqual([]);
  // Those that no trip here has are measured as they are written, each value as a word.
  const written = siteSentences().filter(({ place }) =>
    place.startsWith('lib/days/check/words.ts'),
  );
  const measured = [...sentences, ...written.map(({ text }) => text.replaceAll('…', 'value'))];
  expect(measured.filter((sentence) => countWords(sentence) > most.finding)).toEqual([]);
});

const main = (page: Page) => page.locator('main');

test.describe('in the browser', { tag: '@desktop' }, () => {
  // Its button is pressed as well.
  const { weather, sea } = forecastService;
  const hosts = [weather, sea].map(({ url }) => new URL(url).host);
  test.use({ allow: { hosts, messages: [] } });

  for (const instant of [
    '2026-11-25T08:00:00Z',
    '2026-12-24T14:10:00Z',
    '2027-06-20T11:00:00Z',
    '2027-08-28T20:30:00Z',
    '2031-01-04T03:20:00Z',
  ]) {
    test(`Today is short at ${instant}, and has no phrase of the list`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(instant));
      await visit(page, routes.today);
      await expect(main(page).locator('[aria-busy=true]:visible')).toHaveCount(0);
      // The places to choose from are seen one at a time.
      const options = (await main(page).locator('option').allInnerTexts()).join(' ');
      const words = countWords(await main(page).innerText()) - countWords(options);
      expect(faultsOf(instant, (await main(page).textContent()) ?? '')).toEqual([]);
      expect(words).toBeLessThanOrEqual(most.today);
    });
  }

  test('the first screen of a tool is not a text', async ({ page }) => {
    await seedStorage(page, keptDay());
    const wordy: string[] = [];
    for (const path of [
      routes.today,
      routes.gettingAround,
      routes.planner,
      routes.plannerDays,
      routes.pocketGuide,
      routes.tides,
      routes.map,
      routes.calendar,
    ]) {
      await visit(page, path);
      const seen = await main(page)
        .locator('p:visible')
        .evaluateAll((paragraphs) =>
          paragraphs
            .filter((one) => {
              const { top, bottom } = one.getBoundingClientRect();
              return bottom > 0 && top < innerHeight;
            })
            .map((one) => one.textContent)
            .join(' '),
        );
      if (countWords(seen) > most.firstScreen) wordy.push(`${path} ${countWords(seen)}: ${seen}`);
    }
    expect(wordy).toEqual([]);
  });

  test('every button answers in few words', async ({ page }) => {
    test.setTimeout(240_000);
    const messages = new Map<string, string>();
    for (const path of [routes.plannerDays, routes.planner, routes.pocketGuide, routes.contact]) {
      let count = 1;
      for (let index = 0; index < count; index += 1) {
        await seedStorage(page, keptDay());
        await visit(page, path);
        await main(page)
          .locator('details')
          .evaluateAll((folds: HTMLDetailsElement[]) => {
            for (const fold of folds) fold.open = true;
          });
        const buttons = main(page).locator('button:visible:enabled');
        await expect(buttons).not.toHaveCount(0);
        count = await buttons.count();
        const button = buttons.nth(index);
        const name = (await button.textContent()) ?? '';
        await button.click({ timeout: 5000 });
        await page.waitForTimeout(400);
        for (const text of await page.locator('[role=status], [role=alert]').allInnerTexts()) {
          if (text.trim() !== '') messages.set(text.trim(), `${path} ${name}`);
        }
        expect(faultsOf(`${path} ${name}`, await page.locator('body').innerText())).toEqual([]);
      }
    }
    expect([...messages].filter(([text]) => countWords(text) > most.status)).toEqual([]);
    expect(messages.size).toBeGreaterThan(5);
  });
});
