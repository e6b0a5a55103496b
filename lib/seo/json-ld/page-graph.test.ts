import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { placeBySlug } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { breadcrumbTrail } from '@/lib/seo/breadcrumbs';
import type { JsonLdGraph } from './graph';
import { itemList } from './graph';
import { pageGraph } from './page-graph';
import { touristDestination } from './main-entity';

const list = itemList(routes.beaches, [
  { title: 'North Gate', href: '/beaches/north-gate/' },
  { title: 'Long Sands', href: '/beaches/long-sands/' },
]);

const listPage = pageGraph({
  type: 'CollectionPage',
  path: routes.beaches,
  title: 'Beaches',
  description: 'Three of them.',
  trail: breadcrumbTrail(routes.beaches, 'Beaches'),
  mainEntity: list,
});

function types(graph: JsonLdGraph) {
  return graph['@graph'].map((node) => node['@type']);
}

function find(graph: JsonLdGraph, type: string) {
  return graph['@graph'].find((node) => node['@type'] === type);
}

describe('itemList', () => {
  it('counts all of a long list, and names the first hundred', () => {
    const entries = Array.from({ length: 1000 }, (_, index) => ({
      title: `Cove ${index}`,
      href: `/beaches/cove-${index}/`,
    }));
    const long = itemList(routes.beaches, entries);
    expect(long.numberOfItems).toBe(1000);
    expect(long.itemListElement).toHaveLength(100);
  });
});

describe('pageGraph', () => {
  it('says who speaks, on which site, which page, its trail and its subject', () => {
    expect(types(listPage)).toEqual([
      'Organization',
      'WebSite',
      'CollectionPage',
      'BreadcrumbList',
      'ItemList',
    ]);
  });

  it('describes the page in British English as a part of the site', () => {
    expect(find(listPage, 'CollectionPage')).toEqual({
      '@type': 'CollectionPage',
      '@id': `${site.url}/beaches/#webpage`,
      url: `${site.url}/beaches/`,
      name: 'Beaches',
      description: 'Three of them.',
      inLanguage: 'en-GB',
      isPartOf: { '@id': `${site.url}/#website` },
      breadcrumb: { '@id': `${site.url}/beaches/#breadcrumb` },
      mainEntity: { '@id': `${site.url}/beaches/#list` },
    });
  });

  it('points at nothing that is not in it', () => {
    const ids = listPage['@graph'].map((node) => node['@id']);
    const references = [...JSON.stringify(listPage).matchAll(/{"@id":"([^"]+)"}/g)].map(
      ([, id]) => id,
    );
    expect(references.length).toBeGreaterThan(0);
    expect(ids).toEqual(expect.arrayContaining(references));
  });

  it('leaves out trail and subject where a page has none', () => {
    const bare = pageGraph({
      type: 'ContactPage',
      path: routes.contact,
      title: 'Contact',
      description: 'Ask us.',
    });
    expect(types(bare)).toEqual(['Organization', 'WebSite', 'ContactPage']);
    expect(find(bare, 'ContactPage')).not.toHaveProperty('breadcrumb');
    expect(find(bare, 'ContactPage')).not.toHaveProperty('mainEntity');
  });
});

describe('breadcrumbList', () => {
  it('numbers the steps of the visible trail', () => {
    expect(find(listPage, 'BreadcrumbList')).toHaveProperty('itemListElement', [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.url}/` },
      { '@type': 'ListItem', position: 2, name: 'Beaches', item: `${site.url}/beaches/` },
    ]);
  });
});

describe('itemList', () => {
  it('counts and numbers what the page lists', () => {
    expect(list).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'North Gate', url: `${site.url}/beaches/north-gate/` },
        { position: 2, name: 'Long Sands', url: `${site.url}/beaches/long-sands/` },
      ],
    });
  });
});

describe('organization', () => {
  it('has the name and address that the footer shows', () => {
    expect(find(listPage, 'Organization')).toMatchObject({
      '@id': `${site.url}/#organization`,
      name: site.contact.addressLines[0],
      address: {
        streetAddress: site.contact.addressLines[1],
        addressLocality: site.name,
        postalCode: site.contact.postcode,
      },
      telephone: site.contact.phone,
      email: site.contact.email,
    });
  });
});

describe('touristDestination', () => {
  it('describes the village and what there is to visit', () => {
    expect(touristDestination([{ title: 'North Gate', href: '/beaches/north-gate/' }])).toEqual({
      '@type': 'TouristDestination',
      '@id': `${site.url}/#destination`,
      url: `${site.url}/`,
      name: site.name,
      description: pages.home.intro,
      image: `${site.url}/images/og/home.png`,
      geo: { '@type': 'GeoCoordinates', ...placeBySlug('village-centre').coordinates },
      includesAttraction: [
        {
          '@type': 'TouristAttraction',
          name: 'North Gate',
          url: `${site.url}/beaches/north-gate/`,
        },
      ],
    });
  });
});
