import type { BarrierWords } from './barrier-words.ts';

export const fi: BarrierWords = {
  text: {
    'set-up': 'Nappuloiden paljastamista edeltäviä tekoja ei voi enää perua.',
    'touch-move': '”Koskettu–siirretty” on käytössä: siirtoja ei voi perua.',
  },
  line: {
    'set-up': 'Tätä aiempaa ei voi perua: alkusijoittelu on päättynyt.',
    'touch-move': 'Tätä aiempaa ei voi perua: ”koskettu–siirretty” on käytössä.',
  },
};
