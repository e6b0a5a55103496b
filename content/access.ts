/** Words of the page about access. */
export const accessPage = {
  unknown: 'Ask first',
  onFoot: 'On foot',
  byBus: 'By bus',
  places: 'Place by place',
  intro: 'Something missing? Ask. Here is what to say.',
  venues: 'Where to eat and stay',
  venuesText:
    'Each place to eat and to stay says what it has on its own page. Filter by it in the lists.',
} as const;
