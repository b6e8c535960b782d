import type { DiceWords } from './words.ts';
import { inEnglish, signed } from './numbers.ts';

const inFinnish = (value: number): string => inEnglish(value).replace('.', ',');
const pelaajaa = { finn: 'Suomen pelaajaa', soviet: 'Neuvostoliiton pelaajaa' };
const pelaajat = { finn: 'Suomen pelaaja', soviet: 'Neuvostoliiton pelaaja' };

export const fi: DiceWords = {
  title: 'Noppatilasto',
  command: 'Noppatilasto',
  short: 'Nopat',
  none: 'Noppaa ei ole vielä heitetty.',
  number: inFinnish,
  signed: (value) => signed(value, inFinnish),
  even: 'Taistelunopat eivät ole toistaiseksi suosineet kumpaakaan.',
  favoured: (side, points) =>
    `Taistelunopat ovat suosineet ${pelaajaa[side]}: yhteensä ${points} hyökkäyspistettä.`,
  rarity: {
    usual: 'Tavallinen onni: kaksi peliä kolmesta pysyy näissä rajoissa.',
    uncommon: 'Se on tavallista enemmän: sattuma vie niin pitkälle harvemmin kuin joka kolmannessa pelissä.',
    rare: 'Se on harvinaista: pelkkä sattuma vie niin pitkälle harvemmin kuin joka kahdennessakymmenennessä pelissä.',
  },
  measure:
    'Jokaisessa taistelussa verrataan tullutta heittoa kaikkien kuuden keskiarvoon: mitä samat joukot olisivat menettäneet kullakin, hyökkäyspisteinä. Myöhempien valintojen seurauksia ei lasketa.',
  fair: 'Nopat tulevat satunnaislukugeneraattorista, joka antaa joka luvulle saman mahdollisuuden eikä tiedä pelistä mitään.',
  player: (side) => pelaajat[side],
  thrown: (dice, battles) =>
    `${dice === 1 ? '1 nopanheitto' : `${dice} nopanheittoa`}, ${battles === 1 ? '1 taistelu' : `${battles} taistelua`}.`,
  faces: 'Heitot',
  face: 'Heitto',
  came: 'Tuli',
  expected: 'Odotus',
  average: (each) => `Katkoviiva: kutakin keskimäärin ${each}.`,
  results: 'Tulokset hyökkääjänä',
  result: 'Tulos',
  resultName: {
    Ae: 'hyökkääjä tuhoutuu',
    Ar: 'hyökkääjä vetäytyy',
    Ne: 'ei vaikutusta',
    Ex: 'vaihto',
    Dr: 'puolustaja vetäytyy',
    De: 'puolustaja tuhoutuu',
  },
  losses: 'Näissä taisteluissa menetetyt hyökkäyspisteet',
  enemyLost: 'Vihollinen',
  ownLost: 'Omat',
  byDice: 'Noppien mukaan',
  inTheEnd: 'Lopulta',
  own: (side, points) => `Onni ${side === 'finn' ? 'Suomen' : 'Neuvostoliiton'} nopilla: ${points}`,
  lossesNote: 'Lopulta: mukana epäonnistuneet vetäytymiset ja tarpeen ylittävät tappiot.',
  rolls: 'Kaikki heitot',
  turn: 'Vuoro',
  who: 'Kuka',
  what: 'Tarkoitus',
  dice: 'Nopat',
  brought: 'Seuraus',
  luck: 'Onni',
  show: 'Katso',
  kinds: {
    attack: 'Hyökkäys',
    landing: 'Maihinnousuhyökkäys',
    drop: 'Maahanlasku',
    length: 'Pelin pituus',
    scenario: 'Skenaario',
    intervention: 'Väliintulo',
    norway: 'Norja',
    sweden: 'Ruotsi',
    event: 'Erikoistapahtuma',
  },
};
