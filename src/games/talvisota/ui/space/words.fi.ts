import type { SpaceWords } from './words.ts';

export const fi: SpaceWords = {
  front: (front) => `Rintama: ${front}.`,
  number: (value) => `Luku: ${value}.`,
  fortified: 'Linnoitettu.',
  centre: 'Huoltokeskus.',
  soviet: 'Neuvostoliiton hallussa.',
  finnish: 'Suomen hallussa.',
  stands: (units) => `Neuvostoyksiköt: ${units}.`,
  scouts: (count) => `Sissejä paikalla: ${count}.`,
  marker: 'Alueella on hallintamerkki.',
  chain: (spaces) => `Huoltoketju: ${spaces}.`,
  isolated: 'Saarrettu: huoltoketjua ei ole.',
  cuts: (spaces) => `Katkaisisi ketjun, jos menetetään: ${spaces}.`,
  beside: (spaces) => `Yhteydet: ${spaces}.`,
  attacked: (strategy, from) =>
    from === null ? `Kohteena, hyökkääjä: ${strategy}.` : `Kohteena, hyökkäys alueelta ${from}: ${strategy}.`,
  oursHere: 'Rekonstruktiota:',
  oursSpace: 'alueen olemassaolo',
  oursNumber: 'luku',
  oursLine: 'linnoitus',
};
