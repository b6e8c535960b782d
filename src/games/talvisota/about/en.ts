import type { Origins } from './page.ts';

export const en: Origins = {
  parts: [
    {
      head: 'What is known',
      text: [
        'The rule sheet of the published game is public. It gives the turns, the number of units of each type, strategies with their limits, supports, Environment, the Combat Table, morale and the solo game. It names nine spaces: {MUR}, {KAN}, {BEL}, {PTZ}, {LEN}, {ORA}, {KOI}, {KOT} and {HEL}. Koivisto and Kotka have value 2; Koivisto is fortified and Kotka is not; from March on, the ice between Oranienbaum and Koivisto can be crossed. A published report of one game confirms how a turn begins.',
        'The map itself, the values of the counters and what an Entrenchment does were nowhere to be found. They are reconstructions made for this edition: do not mistake them for the published ones.',
      ],
    },
    {
      head: 'The map',
      text: [
        'Its scale, 40 kilometres to a centimetre and a half, shows that the sheet reached from the Gulf of Finland to the Arctic. Spaces were placed where the armies of 1939 went and where they were stopped: {PTS}, {SAL}, {SUO}, {KUH}, {TOL}, {KOL}, {PIT}, the Isthmus; and behind them, the junctions they were heading for. There are 45 spaces, 36 of them Finnish, and 82 connections, which follow the railways and main roads of the time.',
        'Places are at their true coordinates (GeoNames), with coasts and lakes from Natural Earth; the Isthmus is drawn to a larger scale. The sheet mentions three lines: the main one is {KOI}, {SUM}, {AYR} and {TAI}, the one behind it {KAM}, the last {VII} and {ANT}. {HEL} is five steps from {LEN}, two of them fortified.',
      ],
    },
    {
      head: 'The values',
      text: [
        'The only ranking of units on the sheet is the order in which the Finns lose theirs in the solo game: RES, SK, WD, SCT, DIV. A FUS counter stands for a division or two, a TAN counter for a brigade: so infantry is stronger, and armour relies on its bonus. No marker was to push a unit below 0. Within those limits, values were chosen by how often attacks succeed.',
        'Villages have value 0, the line 1, towns 2 or 3, Helsinki 5: in total, 5 in Lapland, 8 on Ladoga, 27 in Karelia. The 4 for an Entrenchment mirrors the 4 that the line takes away.',
      ],
    },
    {
      head: 'Playtesting',
      text: [
        'Some 29,000 games were simulated. Two things had to change. Read as printed, the Combat Table lets a side gain by being weaker: six units against three succeed 75 times in 100 when they are 1 weaker, but never when equal. Here, the Finns roll in column +6 when they are stronger. And a Soviet player who never attacked won 82 games in 100: here, a turn without an attack costs 1 morale. Both original rules are available as options.',
        'With these changes, the Soviets win 53 to 55 games in 100 if they attack all the time, in about four turns. Most games are short because of the rules themselves: failures cost so much morale that it cannot last many turns.',
      ],
    },
  ],
};
