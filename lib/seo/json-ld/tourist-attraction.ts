import type { TouristAttractionLeaf } from 'schema-dts';

import type { Activity, Place } from '@/content/types';
import { activityPath } from '@/lib/routes';
import { geoCoordinates } from './geo-coordinates';
import type { Node } from './graph';
import { itemFacts } from './item-facts';

/** An activity. @param place the spot that the activity names */
export function touristAttraction(activity: Activity, place: Place): Node<TouristAttractionLeaf> {
  return {
    '@type': 'TouristAttraction',
    ...itemFacts('activity', activityPath(activity.slug), activity.title, activity),
    geo: geoCoordinates(place.coordinates),
  };
}
