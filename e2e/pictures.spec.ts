/** Frames that have another shape than their picture show what it is about. */
import { homeBoat, type Subject, subjectOf } from '@/art/scenes/subjects';
import { kindPath, KINDS } from '@/lib/kinds';
import { allOfKind } from '@/lib/kinds/entries';
import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';
import { nth } from './support/things';

const paths = [
  ...[routes.home, routes.thingsToDo, routes.beaches, routes.foodDrink, routes.stay],
  ...[routes.events, routes.about, routes.walks, routes.daysOut, routes.offline, routes.planner],
  ...KINDS.map((kind) => kindPath(kind, nth(allOfKind(kind), 0).slug)),
];

/** The part of each drawing that its frame shows. */
function shownParts(): (Subject & { name: string; frame: string })[] {
  return [...document.querySelectorAll<HTMLImageElement>('main img[src$=".svg"]')].flatMap(
    (image) => {
      const { width, height } = image.getBoundingClientRect();
      const { objectFit, objectPosition } = getComputedStyle(image);
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      if (width === 0 || objectFit !== 'cover' || !(ratio > 0)) return [];
      const [x = 50, y = 50] = (objectPosition.match(/[\d.]+/g) ?? []).map(Number);
      const [wide, high] = [
        Math.min(1, width / height / ratio),
        Math.min(1, (ratio * height) / width),
      ];
      const [left, top] = [(1 - wide) * (x / 100), (1 - high) * (y / 100)];
      const [name = ''] = (image.src.split('/').at(-1) ?? '').split('.');
      const frame = `${Math.round(width)} × ${Math.round(height)}`;
      return [{ name, frame, left, top, right: left + wide, bottom: top + high }];
    },
  );
}

for (const path of paths) {
  test(`${path} cuts off no head, hand or tower at any width, and has its art below the header`, async ({
    page,
  }) => {
    await visit(page, path);
    for (const width of [360, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: width < 700 ? 780 : 900 });
      const cut = (await page.evaluate(shownParts)).filter((part) => {
        // The map has no subject.
        if (part.name.startsWith('panorama')) return false;
        const subject = subjectOf(part.name);
        const { left, top, right, bottom } = part;
        return (
          subject.left < left ||
          subject.top < top ||
          subject.right > right ||
          subject.bottom > bottom
        );
      });
      expect(cut, `at ${width} px`).toEqual([]);
      const header = await page.getByRole('banner').boundingBox();
      const art = await page.getByRole('main').locator('img').first().boundingBox();
      const edge = (header?.y ?? 0) + (header?.height ?? 0) - 0.5;
      expect(art?.y, `at ${width} px`).toBeGreaterThanOrEqual(edge);
    }
  });
}

test('home shows its tower’s flag and its boat down to the water, wherever the band below has room; and on a phone cuts no boat in two', async ({
  page,
}) => {
  await visit(page, routes.home);
  const layersAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    const parts = await page.evaluate(shownParts);
    return parts.filter(({ name }) => name.startsWith('hero-home'));
  };
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1440, 900],
    [1920, 900],
    [1920, 1080],
  ] as const) {
    const layers = await layersAt(width, height);
    expect(layers.length).toBeGreaterThan(0);
    for (const { name, top, bottom } of layers) {
      expect(top, `${name} at ${width} × ${height}`).toBeLessThan(0.095);
      expect(bottom, `${name} at ${width} × ${height}`).toBeGreaterThan(0.9);
    }
  }

  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [375, 667],
    [390, 844],
    [412, 915],
  ] as const) {
    const sky = (await layersAt(width, height)).find(({ name }) => name === 'hero-home');
    const { left = 0, right = 0 } = sky ?? {};
    const isWhole = left < homeBoat.left && right > homeBoat.right;
    const isOutside = left > homeBoat.right;
    expect(isWhole || isOutside, `${left} to ${right} at ${width} × ${height}`).toBe(true);
  }
});
