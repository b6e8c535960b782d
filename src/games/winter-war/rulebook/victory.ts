import { defineChapter } from './paragraph.ts';

export const victory = defineChapter({
  id: 'victory',
  title: 'Victory',
  paragraphs: [
    {
      id: 'Victory.Score',
      title: 'Scoring the game',
      text: `Only the Soviet player scores Victory Points. The Finnish player tries to keep the score low, and can bring
        it down by taking places in the USSR.

        After Game-Turn 10, or when an optional rule ends the game ([[Option.E]], [[Event.K]]), both players first
        remove their isolated units. Add up what the Soviets have gained, then subtract what they have lost
        ([[Victory.Schedule]]), apply the handicaps of variants in play ([[Option.Handicap]]), and read the result in [[Victory.Levels]].`,
      source: 'SPI rules, Victory Conditions, Scoring the Game',
    },
    {
      id: 'Victory.Schedule',
      title: 'Victory Point Schedule',
      text: `The Soviet player gains:
        - +5 for each hex captured of the row west of Viipuri: 1206, 1106, 1006, 0906, 0806
        - +25 for capturing Viipuri
        - +30 for capturing Petsamo
        - +30 for capturing Oulu
        - +40 for capturing all four hexes of the Mannerheim Line
        - +50 if no Finnish or Allied unit is left on or south of Row A
        - +5 for each Allied 3-2-2 eliminated (only with the Scenarios: [[Scenario.Allies]])

        The Soviet player loses:
        - 10 for each Supply City captured by the Finns, other than Leningrad and Murmansk
        - 10 for each Soviet Player-Turn from Game-Turn 4 on that ends with fewer than seven combat units within five
          hexes of Murmansk (not with the Scenarios: [[Murmansk]])
        - 20 if the Finns capture Murmansk
        - 100 if the Finns capture Leningrad (but see [[E1]])`,
      source: 'SPI charts, Victory Point Schedule',
    },
    {
      id: 'Victory.Levels',
      title: 'Victory Levels',
      text: `- 101 or more: Decisive Soviet Victory
        - 81 to 100: Substantive Soviet Victory
        - 61 to 80: Marginal Soviet Victory
        - 31 to 60: Draw (Finnish Moral Victory)
        - 30 or less: Decisive Finnish Victory`,
      source: 'SPI rules, Victory Conditions, Victory Levels',
    },
    {
      id: 'Victory.Capture',
      title: 'What capture means',
      text: `The Soviets have captured a place if they occupy it, or were the last to pass through it, and can trace a line
        of communication from it: at most five hexes to an HQ, and at most ten from the HQ to Leningrad or to a Supply
        City connected to Leningrad by rail. The line runs as a supply path does.

        The Finns have captured a place if they occupy it, or were the last to pass through it, and can trace a path from
        it to Finland as for Finnish supply ([[Supply.G]]).`,
      source: 'SPI rules, Victory Conditions, Definition of "Capture"',
      see: ['Supply.F', 'Supply.G', 'Fortifications.F'],
    },
    {
      id: 'V1',
      title: 'Who was there last',
      text: `Every hex remembers the side that last occupied it or passed through it. Set-up counts. A hex that nobody has
        entered belongs to the side of its country.`,
      source: 'Ruling V1',
      see: ['Victory.Capture', 'Fortifications.F'],
    },
    {
      id: 'V2',
      title: 'Lines of communication at the end',
      text: `A capture needs its line of communication at the moment of scoring, not before. The capacities of the Supply
        Cities play no part in it.`,
      source: 'Ruling V2',
      see: ['Victory.Capture', 'Victory.Score'],
    },
    {
      id: 'V3',
      title: 'Finnish captures',
      text: `A Soviet place counts as captured when the Finns were there last ([[V1]]) and a supply path leads from it to
        Finland ([[U6]]).`,
      source: 'Ruling V3',
      see: ['Victory.Capture', 'V1', 'U6'],
    },
    {
      id: 'V4',
      title: 'Clearing the south',
      text: `The 50 points for the south are scored if at the end, after the isolated units are removed, no Finnish or Allied
        unit is on rows 1 to 13: not in Finland, nor in the USSR, nor on the ice.`,
      source: 'Ruling V4',
      see: ['Victory.Schedule'],
    },
    {
      id: 'V5',
      title: 'Order of scoring',
      text: `- Remove the isolated units of both sides.
        - Add the gains.
        - Subtract the losses; Murmansk penalties have been booked turn by turn.
        - Apply the handicaps of any variants in play ([[Option.Handicap]]).
        - Read the level.

        The "If the game ended now" ledger uses the same steps.`,
      source: 'Ruling V5',
      see: ['Victory.Score', 'Victory.Schedule', 'Victory.Levels'],
    },
    {
      id: 'V6a',
      title: 'Allied units isolated at the end',
      text: `An Allied unit that is removed because it is isolated when the game is scored counts as eliminated: +5.`,
      source: 'Ruling V6a',
      see: ['Victory.Schedule', 'V5', 'Scenario.Allies'],
    },
    {
      id: 'V7',
      title: 'Murmansk and Leningrad',
      text: `If the Finns capture Murmansk it costs the Soviet player 20, not another 10 as a Supply City. While
        the errata are in force, the loss of Leningrad never affects the score, because its fall ends the game ([[E1]]).`,
      source: 'Ruling V7',
      see: ['Victory.Schedule', 'E1'],
    },
    {
      id: 'V8',
      title: 'Tracing a line of communication',
      text: `A line of communication may run to any Supply City within ten hexes of the HQ that is joined to Leningrad by
        rail; it need not be the closest.

        The place itself must be free of enemy units, and free of enemy ZOCs unless a friendly unit stands there.`,
      source: 'This edition',
      see: ['Victory.Capture', 'V2', 'U1'],
    },
    {
      id: 'E1',
      title: 'Errata: the fall of Leningrad',
      text: `If a Finnish or Allied unit enters Leningrad, if only in passing, the game ends at once and the Finnish player
        wins. No points are counted.`,
      source: 'Official errata; ruling E1',
      see: ['Victory.Schedule', 'Victory.Levels'],
    },
  ],
});
