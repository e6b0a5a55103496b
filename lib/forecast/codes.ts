/** What a forecast may have against a plan. */
export const WEATHER_CODES = ['rain-likely', 'strong-gusts', 'cloud-likely', 'high-waves'] as const;
