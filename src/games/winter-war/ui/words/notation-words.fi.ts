import type { NotationWords } from './notation-words.ts';

export const fi: NotationWords = {
  error: ({ key, params }) =>
    ({
      'too-large': 'Teksti on liian pitkä ollakseen asema.',
      'not-json': 'Teksti on vaurioitunut: sitä ei voi lukea loppuun.',
      damaged: params['where']
        ? `Teksti ei ole tämän pelin asema: kohdassa ${params['where']} on virhe.`
        : 'Teksti ei ole tämän pelin asema.',
      'no-hex': `Heksaa ${params['hex']} ei ole.`,
      'no-counter': `Nappulaa ${params['unit']} ei ole, tai niitä ei ole niin monta.`,
    })[key],
};
