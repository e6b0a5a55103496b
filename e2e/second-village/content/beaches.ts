/** The one beach. */
import type { Beach } from './types';

export const beaches = [
  {
    slug: 'whinstone-sands',
    name: 'Whinstone Sands',
    seo: {
      title: 'Whinstone Sands Beach near Kettle Staith, North Angus',
      description:
        'A privately owned crescent of fine shingle a 10 minute walk from Kettle Staith: café, toilets, parking, dogs, lifeguards, and the cove that low tide opens.',
    },
    image: {
      src: 'beach-blackpool-sands-1',
      alt: 'The shingle crescent of Whinstone Sands from the cliff, with dark pines behind it and calm water before it',
    },
    gallery: [
      {
        src: 'beach-blackpool-sands-1',
        alt: 'The shingle crescent of Whinstone Sands from the cliff, with dark pines behind it and calm water before it',
      },
      {
        src: 'beach-blackpool-sands-2',
        alt: 'The water’s edge at Whinstone Sands, where the shingle shelves down into clear green water',
      },
      {
        src: 'beach-blackpool-sands-3',
        alt: 'Jessie Mudie’s Cove at low water, a small strand between rocks beside Whinstone Sands',
      },
      {
        src: 'beach-blackpool-sands-4',
        alt: 'Evening over the bay at Whinstone Sands, the last light lying low across the water',
      },
    ],
    summary: 'Fine shingle in spite of the name, pines behind, and a café within towel range.',
    description:
      'It is called Sands and it is shingle, fine and golden, the kind that massages your feet whether you asked or not. Nothing sticks to your sandwiches, and that alone wins people over. The beach curves between wooded cliffs, with pines at its back and water so clear that you can watch your own toes disappear: it shelves quickly, so they go sooner than you think. At low tide the rocks let you round to Jessie Mudie’s Cove.',
    place: 'whinstone-sands',
    nature: ['low-water', 'moon'],
    updated: '2026-11-20',
    distance: '10 min walk',
    rating: 4.9,
    features: ['Fine shingle', 'Clear water', 'Café and shop', 'Pine-backed cove'],
    bestFor: ['Families', 'Picnics', 'Paddleboarding'],
    type: 'Shingle',
    facilities: 'Café, shop, toilets and a pay car park. The beach is privately owned.',
    accessibility:
      'Loose shingle that shelves quickly is hard going for wheels and for unsteady feet. No more is known, so ask the beach before you travel.',
    lifeguards:
      'Lifeguards were on duty in high summer in 2023 and 2024; later years are not known, so look for flags, and where there are none there is no lifeguard.',
    cautions: [
      'The beach shelves quickly: the water is deep a few steps from the edge.',
      'Jessie Mudie’s Cove is reached at low tide only, and the rising tide closes the way back.',
    ],
    tideAccess: {
      spot: 'Jessie Mudie’s Cove',
      note: 'Reached from Whinstone Sands around low water only.',
      caution:
        'Go on a falling tide and turn back early: the rising sea closes the way round the rocks.',
      source: {
        name: 'Castlebraes & Salcombe Gazette, nature diary',
        url: 'https://www.kingsbridge-today.co.uk/opinion/nature-diary-by-alice-henderson-botany-on-the-beach-840419',
      },
    },
  },
] as const satisfies readonly Beach[];

export type BeachSlug = (typeof beaches)[number]['slug'];
