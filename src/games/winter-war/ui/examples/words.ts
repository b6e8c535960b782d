import { language } from '#kit/language/language.ts';
import { en, fi } from './texts.ts';

/** The captions of the pictures, and the pictures in words. */
export const exampleWords = () => ({ en, fi })[language()];
