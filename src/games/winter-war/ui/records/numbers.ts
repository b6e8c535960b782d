/** With its sign, unless it rounds to nothing. */
export const signed = (value: number, text: (n: number) => string): string => {
  const size = text(Math.abs(value));
  return Number(Math.abs(value).toFixed(1)) === 0 ? size : `${value > 0 ? '+' : '−'}${size}`;
};

/** To one decimal. */
export const inEnglish = (value: number): string => String(Number(value.toFixed(1)));
