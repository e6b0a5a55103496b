/**
 * The amenities that visitors can ask for when they look for a place to stay: by their names in the
 * address, the words by which its amenities name them.
 */
export const comforts = {
  'sea-view': 'Sea view',
  'hot-tub': 'Hot tub',
  parking: 'Parking',
  wifi: 'Wi-Fi',
} as const;
