import { en, fi, type Words } from '../../lessons/index.ts';
import { language } from '../../../../kit/language/language.ts';

/** The lessons in the language of the interface. */
export const lessonTexts: () => Words = () => ({ en, fi })[language()];
