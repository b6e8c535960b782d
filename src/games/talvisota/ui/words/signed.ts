/** "2", "−1", "0" */
export const figure = (n: number): string => String(n).replace('-', '−');

/** "+2", "−1", "0" */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n));
