import type { Page } from 'playwright/test';
import { contactForm } from '@/content/contact';
import { newsletter } from '@/content/navigation';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';

const email = (page: Page) => page.getByRole('contentinfo').getByLabel(newsletter.emailLabel);
const contact = (page: Page) => page.getByRole('main').locator('form');

/** What leaves the browser from here on: anything posted, and any address that carries a field. */
function watchRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const address = `${request.method()} ${request.url()}`;
    if (request.postData() !== null || /^(?!GET|HEAD)|anna/i.test(address)) requests.push(address);
  });
  return requests;
}

test.describe('the contact form', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, routes.contact);
  });

  test('is filled in and sent by keyboard alone, and sends nothing', async ({ page }) => {
    const requests = watchRequests(page);
    await contact(page).getByLabel(contactForm.nameLabel).focus();
    await page.keyboard.type('Anna Pike');
    await page.keyboard.press('Tab');
    await page.keyboard.type('anna@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Events');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Is there a fair this year?');
    await expect(contact(page).getByLabel(contactForm.subjectLabel)).toHaveValue('events');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(contact(page).getByRole('status')).toHaveText(contactForm.thanks);
    for (const label of ['nameLabel', 'emailLabel', 'subjectLabel', 'messageLabel'] as const) {
      await expect(contact(page).getByLabel(contactForm[label])).toHaveValue('');
    }
    await expect(page).toHaveURL(routes.contact);
    expect(requests).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no form pretends to work; telephone and email stand in its place', async ({ page }) => {
    await page.goto(routes.contact);
    await expect(contact(page)).toBeHidden();
    await expect(page.getByRole('main').getByText('The surest way to an answer')).toBeVisible();
    await expect(email(page)).toBeHidden();
    await expect(page.locator('footer noscript > p')).toContainText(newsletter.withoutScript);
    await expect(
      page.getByRole('contentinfo').locator(`a[href="mailto:${site.contact.email}"]`),
    ).toHaveCount(2);
  });
});
