/** "1 unit", "3 units" */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** "1 yksikkö", "3 yksikköä": after any other number than one the noun is a partitive. */
export const finnishPlural = (n: number, one: string, many: string): string =>
  `${String(n).replace('.', ',')} ${n === 1 ? one : many}`;
