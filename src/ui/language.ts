/** The language of the interface. */
export type Language = 'en' | 'fi';
