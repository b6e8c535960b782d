import { finnishPlural as plural } from '#kit/i18n/plural.ts';
import type { WarningWords } from './words.ts';

export const fi: WarningWords = {
  isolated: (units, already) => (already ? `Yhä eristettynä: ${units}.` : `Jäisi eristetyksi: ${units}.`),
  overload: (city, points, units) =>
    `${city} ei riitä kaikille: ${plural(points, 'piste', 'pistettä')} jää ilman (${units}).`,
  murmansk: (count, needed) =>
    `Murmanskin lähellä on ${plural(count, 'yksikkö', 'yksikköä')}, tarvitaan ${needed}: se maksaa 10 voittopistettä.`,
  badOdds: (hex, column) =>
    `Heksaan ${hex} on hyökättävä, voimasuhteella ${column} silloinkin, kun kaikki lähellä olevat ovat mukana.`,
  overstacked: (hex, excess) =>
    `Heksa ${hex} on liian täynnä: ${plural(excess, 'yksikkö', 'yksikköä')} menetetään.`,
  emptyForts: (hexes) => `Näissä linnoituksissa ei ole ketään: ${hexes}.`,
  unmoved: (front, count, units) =>
    `${front}: ${plural(count, 'yksikkö', 'yksikköä')} voisi vielä liikkua (${units}).`,
  unfought: (front, count, units) =>
    `${front}: ${plural(count, 'yksikkö', 'yksikköä')} voisi vielä hyökätä (${units}).`,
  unused: (units) => `Vahvistuksia, jotka voisivat saapua: ${units}.`,
};
