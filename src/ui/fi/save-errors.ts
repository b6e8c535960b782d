import type { SaveError } from '../../engine/index.ts';

type Say = (params: SaveError['params']) => string;

/** Why a file is refused, in Finnish. */
export const saveErrors: Readonly<Record<SaveError['key'], Say>> = {
  'too-large': () => 'Tiedosto on liian suuri ollakseen peli.',
  'not-json': () => 'Tiedosto on vaurioitunut: sitä ei voi lukea loppuun.',
  'not-a-game': () => 'Tiedostossa ei ole tätä peliä.',
  newer: () => 'Tiedosto on tallennettu pelin uudemmalla versiolla.',
  damaged: ({ where }) =>
    where ? `Tiedosto on vaurioitunut kohdassa ${where}.` : 'Tiedosto on vaurioitunut.',
  'illegal-step': ({ step }) => `Tiedoston askel ${step} rikkoo sääntöjä.`,
};
