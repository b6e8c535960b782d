import { fill, type RefusalKey, type SaveError } from '../../../../engine/winter-war/index.ts';
import { finnishParams, refusals } from './refusals.fi.ts';

type Say = (error: Pick<SaveError, 'params' | 'why'>) => string;

/** As the end of a sentence. */
const whyIllegal = (why: SaveError['why']): string =>
  why ? fill(refusals[why.key as RefusalKey], finnishParams(why.params)) : 'nopat eivät täsmää.';

/** Why a file is refused, in Finnish. */
export const saveErrors: Readonly<Record<SaveError['key'], Say>> = {
  'too-large': () => 'Tiedosto on liian suuri ollakseen peli.',
  'not-json': () => 'Tiedosto on vaurioitunut: sitä ei voi lukea loppuun.',
  'not-a-game': () => 'Tiedostossa ei ole tätä peliä.',
  newer: () => 'Tiedosto on tallennettu pelin uudemmalla versiolla.',
  damaged: ({ params: { where } }) =>
    where ? `Tiedosto on vaurioitunut kohdassa ${where}.` : 'Tiedosto on vaurioitunut.',
  'illegal-step': ({ params: { step }, why }) =>
    `Tiedoston askel ${step} rikkoo sääntöjä: ${whyIllegal(why)}`,
};
