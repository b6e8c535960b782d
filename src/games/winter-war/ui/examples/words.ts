import { language } from '#kit/i18n/language.ts';
import { en, fi } from './texts.ts';

/** The captions of the pictures, and the pictures in words. */
export const exampleWords = () => ({ en, fi })[language()];
