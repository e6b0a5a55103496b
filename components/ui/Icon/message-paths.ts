export const check = 'm5 12.5 4.5 4.5L19 7';
export const info = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5.5M12 7.8v.1';
export const warning = 'M12 4 2.8 20h18.4zM12 10v4.5m0 2.7v.1';
