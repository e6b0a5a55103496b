export const pause = 'M8.5 5v14m7-14v14';
export const play = 'M8 5.2v13.6L19 12z';
