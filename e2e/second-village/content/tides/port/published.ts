/** Nobody publishes the tides of an invented port. */
export const publishedTides: readonly { date: string; type: 'high' | 'low'; time: string }[] = [];
