import type { CardWords } from './card-words.ts';
import { figure } from './numbers.ts';

export const fi: CardWords = {
  level: {
    recruit: { name: 'Alokas', hint: 'Arpoo käskynsä noin joka toisella vuorolla.' },
    officer: { name: 'Upseeri', hint: 'Arpoo käskynsä joka neljännellä vuorolla.' },
    general: { name: 'Kenraali', hint: 'Laskee, mitä sinulla voi olla, ja on arvaamaton.' },
  },
  standing: (turn, phase) => `Vuoro ${turn}, ${phase}`,
  morale: 'Moraali',
  moraleLine: (soviet, finn) => `Moraali: Neuvostoliitto ${figure(soviet)}, Suomi ${figure(finn)}`,
  passing: 'Anna laite toiselle aina, kun komentolehti avataan. Peittonäyttö kätkee sen toiselta pelaajalta.',
  solo: 'Yksin, suomalaiset arvotaan',
  drawnFinns: 'Arvottu Suomi',
  drawnLevel: {
    printed: { name: 'Painetut säännöt', hint: 'Keinot nostetaan kerran. Huolellinen pelaaja voittaa aina.' },
    recruit: { name: 'Alokas', hint: 'Kolmesta nostosta paras pätee.' },
    officer: {
      name: 'Upseeri',
      hint: 'Kahdeksasta nostosta paras pätee, eivätkä linnoitetut alueet maksa eivätkä anna moraalia.',
    },
    general: {
      name: 'Kenraali',
      hint: 'Kahdestatoista nostosta paras pätee, linnoitetut alueet eivät maksa eivätkä anna moraalia, eikä mikään valtaus nosta Neuvostoliiton moraalia.',
    },
  },
  rules: 'Säännöt',
  recommended: 'Suositeltu peli',
  changed: (count) => `Käytössä olevia valintoja: ${count}`,
};
