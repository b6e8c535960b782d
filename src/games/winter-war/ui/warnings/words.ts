import { finnishPlural as plural } from '../../../../kit/language/plural.ts';
import { worded } from '../../../../kit/language/language.ts';

interface WarningWords {
  readonly title: string;
  readonly anyway: string;
  readonly back: string;
  /** Said before the line, for those who hear it. */
  readonly show: (line: string) => string;
  readonly isolated: (units: string, already: boolean) => string;
  readonly overload: (city: string, points: number, units: string) => string;
  readonly murmansk: (count: number, needed: number) => string;
  readonly badOdds: (hex: string, column: string) => string;
  readonly overstacked: (hex: string, excess: number) => string;
  readonly emptyForts: (hexes: string) => string;
  readonly unused: (units: string) => string;
}

/** What a player may regret if he ends the phase now. */
export const warningWords = worded<WarningWords>({
  en: {
    title: 'Before you end the phase',
    anyway: 'End anyway',
    back: 'Go back',
    show: (line) => `${line} Show on the map.`,
    isolated: (units, already) => (already ? `Still cut off: ${units}.` : `Would be isolated: ${units}.`),
    overload: (city, points, units) =>
      `${city} cannot feed all: ${points} ${points === 1 ? 'point is' : 'points are'} left out (${units}).`,
    murmansk: (count, needed) =>
      `Near Murmansk stand ${count} of ${needed} units: that costs 10 Victory Points.`,
    badOdds: (hex, column) => `${hex} will have to be attacked, at ${column} even with everybody near.`,
    overstacked: (hex, excess) =>
      `${hex} is overfull: ${excess} ${excess === 1 ? 'unit' : 'units'} will be lost.`,
    emptyForts: (hexes) => `Nobody holds these Fortifications: ${hexes}.`,
    unused: (units) => `Reinforcements that could come on: ${units}.`,
  },
  fi: {
    title: 'Ennen kuin päätät vaiheen',
    anyway: 'Päätä silti',
    back: 'Palaa',
    show: (line) => `${line} Näytä kartalla.`,
    isolated: (units, already) => (already ? `Yhä eristettynä: ${units}.` : `Jäisi eristetyksi: ${units}.`),
    overload: (city, points, units) =>
      `${city} ei riitä kaikille: ${plural(points, 'piste', 'pistettä')} jää ilman (${units}).`,
    murmansk: (count, needed) =>
      `Murmanskin lähellä on ${count} yksikköä, tarvitaan ${needed}: se maksaa 10 voittopistettä.`,
    badOdds: (hex, column) =>
      `Heksaan ${hex} on hyökättävä, voimasuhteella ${column} silloinkin, kun kaikki lähellä olevat ovat mukana.`,
    overstacked: (hex, excess) =>
      `Heksa ${hex} on liian täynnä: ${plural(excess, 'yksikkö', 'yksikköä')} menetetään.`,
    emptyForts: (hexes) => `Näissä linnoituksissa ei ole ketään: ${hexes}.`,
    unused: (units) => `Vahvistuksia, jotka voisivat saapua: ${units}.`,
  },
});
