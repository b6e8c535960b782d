import { language } from '#kit/i18n/language.ts';

/** A mean to one decimal, as the language writes it. */
export const decimal = (n: number): string =>
  new Intl.NumberFormat(language() === 'fi' ? 'fi' : 'en', { maximumFractionDigits: 1 }).format(n);
