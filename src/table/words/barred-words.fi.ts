import type { BarredWords } from './barred-words.ts';

export const fi: BarredWords = {
  notNow: 'Ei juuri nyt.',
  atStart: 'Tämä on pelin alku.',
  atEnd: 'Pidemmälle peli ei jatku.',
  noBattle: 'Tämän jälkeen ei taistella.',
  noBattleBefore: 'Tätä ennen ei taistella.',
  waiting: 'Toinen osapuoli toimii nyt.',
  agreed:
    'Pelaajat ovat sopineet pelaavansa ilman tätä. Yhdessä sen voi muuttaa valikosta, josta valitaan pelaajat.',
  nothingYet: 'Mitään ei ole vielä tehty.',
  nothingInHand: 'Yksikköä ei ole valittuna.',
  bar: {
    die: 'Noppaa on heitetty: sitä edeltäviä tekoja ei voi enää perua.',
    screen:
      'Silloin näyttö oli toisella pelaajalla, ja siinä oli jotain, mikä on yhä salassa. Sitä edeltäviä tekoja ei voi enää perua.',
    lesson: 'Oppitunnilla peruutetaan askel kerrallaan.',
    rival: 'Siinä päättää tietokonepelaaja: sen toiminnot perutaan yhdessä oman edellisen toimintosi kanssa.',
  },
  line: {
    die: 'Tätä aiempaa ei voi perua: noppaa on heitetty.',
    screen: 'Tätä aiempaa ei voi perua: näyttö oli toisella pelaajalla, ja jotain on yhä salassa.',
  },
};
