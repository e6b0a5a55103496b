/** Icons of social media services. */
export const facebook =
  'M16.5 4H14a3.6 3.6 0 0 0-3.6 3.6v3H7.8V14h2.6v6.5M16.3 10.6h-2.6V8M16 14h-5.6';
export const instagram =
  'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5m4 4.8a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4m4.8-1.5h.1';
export const youtube =
  'M5 6h14a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 19 18H5a2.5 2.5 0 0 1-2.5-2.5v-7A2.5 2.5 0 0 1 5 6m5.2 3.3v5.4l4.6-2.7z';
