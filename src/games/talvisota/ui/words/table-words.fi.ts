import type { TableWords } from './table-words.ts';

export const fi: TableWords = {
  curtain: {
    title: { soviet: 'Anna laite Neuvostoliiton pelaajalle', finn: 'Anna laite Suomen pelaajalle' },
    text: {
      soviet: 'Neuvostoliiton komentolehdestä ei näy mitään, ennen kuin otat laitteen.',
      finn: 'Suomen komentolehdestä ei näy mitään, ennen kuin otat laitteen.',
    },
    lift: { soviet: 'Olen Neuvostoliiton pelaaja', finn: 'Olen Suomen pelaaja' },
  },
  decides: { soviet: 'Neuvostoliiton pelaaja päättää', finn: 'Suomen pelaaja päättää' },
  fileHolds: 'Tiedostossa on myös se, mikä on komentolehdillä kuvapuoli alaspäin.',
  linkHolds:
    'Linkissä on myös se, mikä on komentolehdillä kuvapuoli alaspäin. Pelissä avattuna se pysyy salassa, mutta linkin purkamalla sen voi lukea.',
  notYet:
    'Komentolehdet ovat kuvapuoli alaspäin. Ne paljastavat valinnat ovat käytettävissä vasta, kun mitään ei ole salassa.',
  barrier: {
    reveal: 'Paljastusta edeltäviä tekoja ei voi enää perua.',
    phase: 'Päättyneen vaiheen tekoja ei voi enää perua.',
    'hand-over': 'Pelaajan vaihtumista edeltäviä tekoja ei voi enää perua.',
  },
  barrierLine: {
    reveal: 'Tätä aiempaa ei voi perua: jotain on paljastettu.',
    phase: 'Tätä aiempaa ei voi perua: vaihe on päättynyt.',
    'hand-over': 'Tätä aiempaa ei voi perua: vuoro on siirtynyt toiselle pelaajalle.',
  },
  takingOver: 'Osapuolen ottaja näkee sen komentolehden.',
  signs: [
    'Alueen luku auttaa puolustavia suomalaisia, ja alueen kaatuessa se maksaa heille moraalia.',
    'Siniset alueet ovat Suomen, punaiset Neuvostoliiton; vallattu Suomen alue on punainen sinisessä kehässään.',
    'Katkonainen kehä alueen ympärillä on linnoitettu linja.',
    'Kärjellään seisova neliö, jossa on rintaman nimi, on huoltokeskus; lippu on hallintamerkki.',
    'Yliviivatulla alueella on yksiköitä, joille ei tule huoltoketjua.',
    'Nuoli on matkalla oleva strategia; kysymysmerkki on kuvapuoli alaspäin.',
  ],
  keys: [
    ['Nuolinäppäimet', 'Siirrä kohdistinta kartalla alueelta toiselle'],
    ['Enter', 'Valitse kohdistimen alla oleva alue'],
    ['Pitkä painallus, oikea painike', 'Näytä alueen tiedot'],
  ],
  keysAloud: 'Nuolinäppäimet liikkuvat kartalla, Enter valitsee; komentolehdellä on jokainen valinta.',
  call: (who, todo) => `${who}. ${todo}`,
  nothingYet: 'Mitään ei ole vielä tapahtunut.',
  heading: (turn, phase) => `${turn} · ${phase}`,
  past: 'Toimi aiempien sääntöjen mukaan.',
  editions: 'Säännöt tai kartta ovat muuttuneet tämän pelin tallentamisen jälkeen.',
};
