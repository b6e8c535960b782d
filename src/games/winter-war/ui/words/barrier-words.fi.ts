import type { BarrierWords } from './barrier-words.ts';

export const fi: BarrierWords = {
  text: {
    'set-up': 'Nappulat on jo paljastettu. Sitä edeltäviä tekoja ei voi enää perua.',
    'touch-move': 'Kosketussääntö: tehty on tehty.',
  },
  line: {
    'set-up': 'Tätä aiempaa ei voi perua: alkusijoittelu on päättynyt.',
    'touch-move': 'Tätä aiempaa ei voi perua: kosketussääntö on käytössä.',
  },
};
