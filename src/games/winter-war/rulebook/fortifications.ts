import { defineChapter } from './paragraph.ts';

export const fortifications = defineChapter({
  id: 'fortifications',
  title: 'Fortifications',
  paragraphs: [
    {
      id: 'Fortifications',
      title: 'General rule',
      text: `There are eight Fortification hexes. Finnish units in them defend at double strength.
        - Mannerheim Line: 1405, 1406, 1506, 1606
        - Ladoga Defence Line: 1910, 1911, 1912, 1913

        With an earlier start, 1406 is not ready in the first Soviet Player-Turn ([[Option.H]]).`,
      source: 'SPI rules, Fortifications, general rule; hexes: this edition',
    },
    {
      id: 'Fortifications.A',
      title: 'Finns only',
      text: `Soviet units gain nothing from a Fortification hex.`,
      source: 'SPI rules, Fortifications, case A',
    },
    {
      id: 'Fortifications.B',
      title: 'Doubling and the parentheses',
      text: `When you attack Finnish units in a Fortification hex, double their printed defence strength, and if the
        table shows a result in parentheses, use it.`,
      source: 'SPI rules, Fortifications, case B',
    },
    {
      id: 'Fortifications.C',
      title: 'No Soviet ZOC inside',
      text: `Soviet ZOCs do not extend into a Fortification hex that Finnish units occupy, or were the last to occupy.`,
      source: 'SPI rules, Fortifications, case C',
    },
    {
      id: 'Fortifications.D',
      title: 'Empty Fortifications',
      text: `A Fortification hex without a garrison has no strength of its own. Soviet units may enter it.`,
      source: 'SPI rules, Fortifications, case D',
    },
    {
      id: 'Fortifications.E',
      title: 'Fortifications last',
      text: `A Fortification hex is never destroyed. If the Finns retake one, it works as before.`,
      source: 'SPI rules, Fortifications, case E',
    },
    {
      id: 'Fortifications.F',
      title: 'Loss of the Mannerheim Line',
      text: `While the Soviets hold all four hexes of the Mannerheim Line, the Finnish player may not retreat 0-0-3s and
        1-1-3s before combat. [[C17]] says what holding them means.

        For the doubled defence of a hex and the ZOCs in it, only the last side there counts: no line of communication is
        needed.`,
      source: 'SPI rules, Fortifications, case F',
      see: ['C17', 'Combat.A'],
    },
  ],
});
