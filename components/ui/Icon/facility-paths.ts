export const cup =
  'M5 9h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zm11 1.5h1.5a2.5 2.5 0 0 1 0 5H16M8.5 3.5V6m4-2.5V6';
export const lifebuoy =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17m0 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M6 6l3.5 3.5m5 5L18 18m0-12-3.5 3.5m-5 5L6 18';
export const stairs = 'M4 19h4v-4h4v-4h4V7h4';
export const toilets =
  'M7 4a1.4 1.4 0 1 0 0 2.8A1.4 1.4 0 0 0 7 4M4.5 14V9.5h5V14M5.8 14v6m2.4-6v6M17 4a1.4 1.4 0 1 0 0 2.8A1.4 1.4 0 0 0 17 4m0 5.5L14 15.5h6zm-1.2 6V20m2.4-4.5V20M12 4v16';
