import { defineChapter } from './paragraph.ts';

export const murmansk = defineChapter({
  id: 'murmansk',
  title: 'Murmansk Defence',
  paragraphs: [
    {
      id: 'Murmansk',
      title: 'Guarding Murmansk',
      text: `A British and French landing threatens. From Game-Turn 4 to the end of the game a Soviet garrison must be near:
        seven combat units or more, not counting HQs, within five hexes of Murmansk. Each Soviet Player-Turn that
        ends without them costs 10 Victory Points.

        This rule is not used together with the Scenarios and Special Events ([[Scenario]]).`,
      source: 'SPI rules, Murmansk Defense; SPI charts, Victory Point Schedule',
      see: ['Victory.Schedule'],
    },
    {
      id: 'V6',
      title: 'Counting the garrison',
      text: `Seven units other than HQs must be within five hexes of Murmansk at the end of each Soviet Player-Turn from
        Game-Turn 4 on: seven counts in all, or more in a longer game ([[Option.E]]). A penalty is booked at once and
        stays.

        The rule is not used together with the Scenarios and Special Events ([[Scenario]]).`,
      source: 'Ruling V6',
      see: ['Murmansk', 'V5'],
    },
  ],
});
