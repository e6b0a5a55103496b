import type { Property } from '@/content/types';
import { issuesAt, type Issues } from './issues';

/** The flags that the filters ask for, and the word by which the amenities list must name them. */
const flaggedAmenities = {
  hasSeaView: 'Sea view',
  hasHotTub: 'Hot tub',
  hasParking: 'Parking',
  hasWifi: 'Wi-Fi',
} as const;

const flags = Object.keys(flaggedAmenities) as readonly (keyof typeof flaggedAmenities)[];

export function propertyIssues(property: Property, at: string): Issues {
  return flags.flatMap((flag) => {
    const word = flaggedAmenities[flag];
    const isNamed = property.amenities.includes(word);
    return issuesAt(`${at} › ${flag}`, {
      [`is false, but amenities name "${word}"; write true or leave the word out`]:
        isNamed && !property[flag],
      [`is true, but amenities do not name "${word}"; write false or add the word`]:
        !isNamed && property[flag],
    });
  });
}
