import type { Origins } from './page.ts';

export const en: Origins = {
  parts: [
    {
      head: 'What is known',
      text: [
        'The rule sheet of the published game is public. It gives the turns, how many units there are of each kind, strategies with their limits, supports, Environment, the Combat Table, morale and the solo game. It names nine spaces: {MUR}, {KAN}, {BEL}, {PTZ}, {LEN}, {ORA}, {KOI}, {KOT} and {HEL}. Koivisto and Kotka have number 2; Koivisto is fortified and Kotka is not; from March on the ice bears between Oranienbaum and Koivisto. A report of a game that was played confirms how a turn begins.',
        'The map itself, the values of the counters and what an Entrenchment does were nowhere to be found. They are reconstructions, made for this edition: do not take them for the published ones.',
      ],
    },
    {
      head: 'The map',
      text: [
        'Its scale, 40 kilometres to a centimetre and a half, says that the sheet reached from the gulf to the Arctic. Spaces were set where the armies of 1939 went and where they were stopped: {PTS}, {SAL}, {SUO}, {KUH}, {TOL}, {KOL}, {PIT}, the isthmus; behind them the junctions that they made for. There are 45 of them, 36 Finnish, and 82 connections, which follow the railways and main roads of the time.',
        'Places stand by their true coordinates (GeoNames), coasts and lakes are those of Natural Earth; the isthmus is drawn larger than the rest. The sheet speaks of three lines: the main one is {KOI}, {SUM}, {AYR} and {TAI}, the one behind it {KAM}, the last {VII} and {ANT}. From {LEN} it is five steps to {HEL}, two of them fortified.',
      ],
    },
    {
      head: 'The numbers',
      text: [
        'The one ranking of units in the sheet is the order in which the Finns lose theirs in the solo game: RES, SK, WD, SCT, DIV. A FUS counter stands for a division or two, a TAN counter for a brigade: so infantry is the stronger, and armour lives by its bonus. No marker was to push a unit below 0. Within that, values were chosen by how often attacks succeed.',
        'Villages have number 0, the line 1, towns 2 or 3, Helsinki 5: 5 in Lapland, 8 on Ladoga, 27 in Karelia. The 4 of an Entrenchment is the 4 that the line takes away.',
      ],
    },
    {
      head: 'What was tried',
      text: [
        'Some 29,000 games were simulated. Two things had to change. Read as printed, the Combat Table lets a side gain by being weaker: six units against three succeed in 75 of 100 cases when 1 weaker, in none when equal. Here a stronger Finn rolls in column +6. And a Soviet player who never attacked won 82 of 100 games: here a turn without an attack costs him 1. Switches bring both back.',
        'With that the Soviets win 53 to 55 of 100 games in which they attack all the time, in about four turns. That most games are short lies in the rules themselves: a failure costs more than many turns can bear.',
      ],
    },
  ],
};
