import type { ModalWords } from './modal-words.ts';

export const fi: ModalWords = {
  close: 'Sulje',
};
