import { words, type Wording } from '../i18n/words.ts';

const english = { title: 'Licences' };

export type LicencesWords = Wording<typeof english>;

export const licencesWords = words<LicencesWords>('kit/licences', english);
