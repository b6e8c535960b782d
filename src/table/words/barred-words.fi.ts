import type { BarredWords } from './barred-words.ts';

export const fi: BarredWords = {
  notNow: 'Ei juuri nyt.',
  atStart: 'Tämä on pelin alku.',
  atEnd: 'Tämän pidemmälle peliä ei ole pelattu.',
  noBattle: 'Tämän jälkeen ei taistella.',
  noBattleBefore: 'Tätä ennen ei taistella.',
  waiting: 'Odotetaan vastustajaa.',
  agreed:
    'Pelaajat ovat sopineet pelaavansa ilman tätä. Yhdessä sen voi muuttaa valikon kohdassa ”Pelaajat ja osapuolet”.',
  nothingYet: 'Mitään ei ole vielä tehty.',
  nothingInHand: 'Yksikköä ei ole valittuna.',
  bar: {
    die: 'Nopanheittoa edeltäviä tekoja ei voi enää perua.',
    screen:
      'Silloin näyttö oli toisella pelaajalla, ja siinä oli jotain, mikä on yhä salassa. Sitä edeltäviä tekoja ei voi enää perua.',
    lesson: 'Oppitunnilla perutaan askel kerrallaan.',
    rival: 'Siinä päättää tietokonepelaaja: sen toiminnot perutaan yhdessä oman edellisen toimintosi kanssa.',
  },
  line: {
    die: 'Tätä nopanheittoa edeltävää ei voi perua.',
    screen: 'Tätä aiempaa ei voi perua: näyttö oli toisella pelaajalla, ja jotain on yhä salassa.',
  },
};
