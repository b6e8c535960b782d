import type { WhyWords } from './words.ts';

export const fi: WhyWords = {
  command: 'Miksi ei? (kohdistimen kohdalla)',
  allowed: (hex) => `${hex}: mikään sääntö ei estä.`,
  nowhere: 'Osoita ensin heksaa tai siirry sinne nuolinäppäimillä.',
  key: 'W: näytä sääntö',
};
