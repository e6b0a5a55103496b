/** Icons that few pages show, beside those of many. */
export * from './live-paths';
export * from './press-paths';
export * from './turning-paths';

export const arrowDown = 'M12 4v15m-6-6 6 6 6-6';
export const bed =
  'M3 19v-4h18v4M3 15V6m18 9v-3a3 3 0 0 0-3-3h-8v6M6.5 9.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2';
export const boot =
  'M8 4v8.5L5 16v3.5h14V17c0-2.2-2-3.2-4-3.6L13.5 12V4zM5 17h14M13.5 7H11m2.5 3H11';
export const bus =
  'M5 17V6a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v11zM5 11.5h14M8 17v2.5m8-2.5v2.5M8.2 14.2h.1m7.5 0h.1';
export const calendar = 'M4 6.5h16V20H4zM4 10.5h16M8.5 3.5v4m7-4v4';
export const car =
  'M4 17v-4.5L6.2 7.4A2 2 0 0 1 8 6h8a2 2 0 0 1 1.8 1.4L20 12.5V17zM4.5 12.5h15M6 17v2m12-2v2M7.5 14.8h.1m8.9 0h.1';
export const clock = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2.5';
export const compass =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17m3.7 4.8-2.2 5.2-5.2 2.2 2.2-5.2z';
export const download = 'M12 4v11m-5-4.5 5 5 5-5M5 20h14';
export const menu = 'M4 7h16M4 12h16M4 17h16';
export const external = 'M13.5 4.5h6v6m0-6-9 9M17 13.5v6H4.5V7h6';
export const fork =
  'M7 3.5v17M4.5 3.5V8a2.5 2.5 0 0 0 5 0V3.5M17 20.5v-7m0 0c-2 0-2.5-2-2.5-4.5 0-3 1-5.5 2.5-5.5z';
export const gauge = 'M4.5 17a8.5 8.5 0 1 1 15 0M12 14l4-5M12 14h.1';
export const guests =
  'M9 4.5a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6M3 20c0-3.6 2.6-6 6-6s6 2.4 6 6m.5-15.2a3.3 3.3 0 0 1 0 6M17.5 14.6c2.2.8 3.5 2.8 3.5 5.4';
export const list = 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.2 6.5h.1M4.2 12h.1m-.1 5.5h.1';
export const mail = 'M3.5 5.5h17v13h-17zm0 1 8.5 6.5 8.5-6.5';
export const parking = 'M4 4h16v16H4zm6 12.5V7.5h2.8a2.7 2.7 0 0 1 0 5.4H10';
export const paw =
  'M12 12.5c-2.9 0-5 2.6-5 4.8 0 1.5 1.2 2.2 2.5 2.2 1 0 1.6-.4 2.5-.4s1.5.4 2.5.4c1.3 0 2.5-.7 2.5-2.2 0-2.2-2.1-4.8-5-4.8M9.2 4.8c-2 0-2 4 0 4s2-4 0-4m5.6 0c-2 0-2 4 0 4s2-4 0-4M5.2 9.7c-1.7 0-1.7 3.4 0 3.4s1.7-3.4 0-3.4m13.6 0c-1.7 0-1.7 3.4 0 3.4s1.7-3.4 0-3.4';
export const phone =
  'M8.4 4.2 5 5.2c-.9 8 5.8 14.7 13.8 13.8l1-3.4-4.3-2.3-2 1.8c-1.7-.8-3.6-2.7-4.4-4.4l1.7-2z';
export const pin =
  'M12 21s-6.5-5.6-6.5-10.9a6.5 6.5 0 0 1 13 0C18.5 15.4 12 21 12 21zm0-13.3a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8';
export const grip = 'M9 6h.1M9 12h.1M9 18h.1M15 6h.1M15 12h.1M15 18h.1';
/** A tag on a string: a pound sign before “££” would be read as one more. */
export const price = 'M4 4h7.5l8.5 8.5-7.5 7.5L4 11.5zM8 8h.1';
export const print = 'M7 9V4h10v5M7 16.5H4V9h16v7.5h-3M7 14h10v6.5H7z';
export const question =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M9.6 9.7a2.4 2.4 0 1 1 3.6 2.1c-.8.5-1.2 1-1.2 2m0 2.9v.1';
export const search = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M20 20l-4.7-4.7';
export const sun =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4';
export const trash = 'M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l1 14h9l1-14M10 10.5v6m4-6v6';
export const walk =
  'M13.2 3.5a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2M8 11.5l2.5-2.8 2.5.3 1 3 3 1.5M12.5 9l-1.5 5.5 3 2 .8 4.5M10.8 14.8 9.5 18l-2.5 3';
export const waves =
  'M3 8c2-1.6 4-1.6 6 0s4 1.6 6 0 4-1.6 6 0M3 13c2-1.6 4-1.6 6 0s4 1.6 6 0 4-1.6 6 0M3 18c2-1.6 4-1.6 6 0s4 1.6 6 0 4-1.6 6 0';
export const wheelchair =
  'M10.5 3.5a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8M10.5 8.5v6h5l2.5 5 1.5-.7M10.5 11h4.5M8 11.8a5 5 0 1 0 6.8 6.2';
export const wifi =
  'M3 9.5c5-4.7 13-4.7 18 0M6.2 13c3.3-3 8.3-3 11.6 0M9.3 16.3c1.6-1.4 3.8-1.4 5.4 0M12 19.5h.1';
export const wind =
  'M3 9h10.5a2.7 2.7 0 1 0-2.5-3.7M3 13h14.5a2.7 2.7 0 1 1-2.5 3.7M3 17h7.5a2 2 0 1 1-1.8 2.8';
export const cup =
  'M5 9h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zm11 1.5h1.5a2.5 2.5 0 0 1 0 5H16M8.5 3.5V6m4-2.5V6';
export const lifebuoy =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17m0 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M6 6l3.5 3.5m5 5L18 18m0-12-3.5 3.5m-5 5L6 18';
export const stairs = 'M4 19h4v-4h4v-4h4V7h4';
export const toilets =
  'M7 4a1.4 1.4 0 1 0 0 2.8A1.4 1.4 0 0 0 7 4M4.5 14V9.5h5V14M5.8 14v6m2.4-6v6M17 4a1.4 1.4 0 1 0 0 2.8A1.4 1.4 0 0 0 17 4m0 5.5L14 15.5h6zm-1.2 6V20m2.4-4.5V20M12 4v16';
export const facebook =
  'M16.5 4H14a3.6 3.6 0 0 0-3.6 3.6v3H7.8V14h2.6v6.5M16.3 10.6h-2.6V8M16 14h-5.6';
export const instagram =
  'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5m4 4.8a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4m4.8-1.5h.1';
export const youtube =
  'M5 6h14a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 19 18H5a2.5 2.5 0 0 1-2.5-2.5v-7A2.5 2.5 0 0 1 5 6m5.2 3.3v5.4l4.6-2.7z';
