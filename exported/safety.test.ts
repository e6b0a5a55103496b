import { beaches } from '@/content/beaches';
import { safetyPanel, safetySections } from '@/content/safety';
import type { SafetySection } from '@/content/types';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { readExportedFile } from './exported-page';

describe('the beach safety guide', () => {
  test('names its sources, and calls no place and no time safe', () => {
    const { html, main } = readExportedFile(`${routes.safety}index.html`);
    const sections: readonly SafetySection[] = safetySections;
    for (const { url } of sections.flatMap(({ sources }) => sources)) {
      expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
    }
    expect(main).not.toMatch(/\b(is|are|it’s) (perfectly |quite )?safe\b|\bsafe to\b/i);
    for (const { slug } of beaches) {
      expect(readExportedFile(`${kindPath('beach', slug)}index.html`).main).toContain(
        safetyPanel.action,
      );
    }
  });
});
