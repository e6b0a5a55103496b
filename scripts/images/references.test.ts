import { pages as villagePages } from '@/content/pages';
import { daysOut } from '@/content/days';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { allOfKind } from '@/lib/kinds/entries';
import { findProblems, findReferences, linkPreviews } from './references';

const picture = (src: string) => ({ src, alt: 'A beach.' });

const beaches = {
  file: 'beaches',
  exports: {
    beaches: [
      {
        slug: 'gull-cove',
        name: 'Gull Cove',
        image: picture('beach-1'),
        gallery: [picture('beach-1'), picture('beech-2')],
      },
    ],
  },
};
const pages = {
  file: 'pages',
  exports: { pages: { home: { title: 'Welcome', image: picture('wide.jpg') } } },
};

test('a picture is found with the place where it stands', () => {
  expect(findReferences([beaches, pages]).map(({ where }) => where)).toEqual([
    'content/beaches.ts › gull-cove › image',
    'content/beaches.ts › gull-cove › gallery[0]',
    'content/beaches.ts › gull-cove › gallery[1]',
    'content/pages.ts › home › image',
  ]);
});

test('a wrong name is reported with the nearest right one', () => {
  const problems = findProblems(findReferences([beaches]), ['beach-1', 'beach-2'], new Map());
  expect(problems).toEqual([
    'content/beaches.ts › gull-cove › gallery[1]: there is no picture "beech-2" in art/ (did you mean "beach-2"?); put a photograph of that name into art/photos, or name one that is there',
  ]);
});

test('a photograph that is too small for a hero is reported with both widths', () => {
  const photos = new Map([['wide.jpg', { width: 1000 }]]);
  expect(findProblems(findReferences([pages]), [], photos)).toEqual([
    'content/pages.ts › home › image: the photograph "wide.jpg" is 1000 pixels wide; use one of at least 1200 here',
  ]);
});

test('the same photograph is large enough for a card', () => {
  const card = { where: 'here', src: 'wide.jpg', isHero: false };
  expect(findProblems([card], [], new Map([['wide.jpg', { width: 1000 }]]))).toEqual([]);
});

test('pictures on other hosts are left alone', () => {
  const remote = { where: 'here', src: 'https://images.example/a.jpg', isHero: true };
  expect(findProblems([remote], [], new Map())).toEqual([]);
});

test('pages, items and days out each get a link preview under their key', () => {
  const previews = linkPreviews();
  const [beach] = allOfKind('beach');
  const [day] = daysOut;
  if (!beach || !day) throw new Error('The village has no beach or no day out.');
  const { title, image } = villagePages.home;
  expect(previews).toEqual(
    expect.arrayContaining([
      { key: 'home', title, src: image.src, path: '/' },
      {
        key: `beach/${beach.slug}`,
        title: beach.name,
        src: beach.image.src,
        path: kindPath('beach', beach.slug),
      },
      { key: `dayOut/${day.slug}`, title: day.title, src: day.image.src, path: routes.daysOut },
    ]),
  );
  expect(new Set(previews.map(({ key }) => key)).size).toBe(previews.length);
});
