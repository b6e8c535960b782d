import type { LiveWords } from './live-words.ts';

export const fi: LiveWords = {
  undo: 'Peruttu.',
  redo: 'Tehty uudelleen.',
  restart: 'Vaihe alkaa alusta.',
};
