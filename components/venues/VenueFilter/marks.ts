/** What a card’s hours can answer with yes, beside its access. */
export const openLabels = { openNow: 'Open now', openTonight: 'Open tonight' } as const;

export const openNames = Object.keys(openLabels) as readonly (keyof typeof openLabels)[];
