import { defineChapter } from './paragraph.ts';

export const setUp = defineChapter({
  id: 'set-up',
  title: 'Set-up and Order of Battle',
  paragraphs: [
    {
      id: 'SetUp.Finnish',
      title: 'The Finns deploy first',
      text: `The Finnish player places the initial force ([[O2]]) face down on hexes of Finland that are open
        to the units.
        Each 6-6-2 must start on a Fortification hex: 1405, 1406, 1506 or 1606 of the Mannerheim Line, or 1910,
        1911, 1912 or 1913 of the Ladoga Defence Line. Up to five dummies may be placed among the real
        ones. The stacking limits apply.

        With an earlier start some units are left in the tray ([[Option.H]]).`,
      source: 'SPI rules, Initial Deployment',
      see: ['O2'],
    },
    {
      id: 'SetUp.Soviet',
      title: 'The Soviets deploy second',
      text: `The Soviet player then places the initial force ([[O1]]) face up on hexes of the USSR that are open
        to the units, within the stacking limits. The three 20-12-2s must be within three hexes of Leningrad. No unit
        may be placed where it would begin the game isolated ([[Supply.J]]).

        Optional rules add units to the initial force ([[Option.G]], [[Option.D]]) or leave some of it in the tray
        ([[Option.H]]).`,
      source: 'SPI rules, Initial Deployment',
      see: ['O1', 'Supply.J'],
    },
    {
      id: 'SetUp.Reveal',
      title: 'The reveal',
      text: `When the Soviets are in place, turn the Finnish counters face up and remove the dummies from the map. Then
        Game-Turn 1 begins with the Soviet Player-Turn; with an earlier start, Game-Turn 0 ([[Option.H]]).`,
      source: 'SPI rules, Initial Deployment',
    },
    {
      id: 'S1',
      title: 'Hidden counters',
      text: `A dummy counts as a unit for stacking while it is on the map. Until
        the reveal, the Soviet player sees how many counters are in each hex, never what they are.`,
      source: 'Ruling S1',
      see: ['SetUp.Finnish', 'SetUp.Reveal', 'Stacking'],
    },
    {
      id: 'S2',
      title: 'Supply during set-up',
      text: `Whether a Soviet unit is in supply during set-up is judged as if the Soviet Combat Phase were in
        progress. Every face-down counter, even a dummy, is taken to exert a zone of control: a refused hex
        therefore tells you nothing about what is there.`,
      source: 'Ruling S2',
      see: ['SetUp.Soviet', 'Supply.J'],
    },
    {
      id: 'O1',
      title: 'Soviet order of battle',
      text: `Units are written attack - defence - movement allowance.

        - At start: three 20-12-2, five 6-4-2, one 5-3-3, one 2-2-2, eighteen 2-1-2, one 2-1-3, five 1-1-4 NKVD,
          five 0-1-2 HQ
        - Game-Turn 3: one 20-12-2, three 2-1-2, one 2-1-3
        - Game-Turn 4: one 20-12-2, one 6-4-2, one 0-1-2 HQ, three 2-1-2, one 2-1-3
        - Game-Turn 6: one 8-3-2
        - Game-Turn 8: one 20-12-2, one 8-3-2
        - Game-Turn 9: one 12-8-2, one 6-4-2, one 2-2-3
        - Game-Turn 10: two 6-4-2, three 2-1-2

        Nothing arrives on the other Game-Turns. The 3-1-1 takes no part in the Standard Game.

        [[Option.G]] and [[Designer.C]] bring units earlier, [[Option.H]] holds some back, and [[Option.D]] or
        [[Event.F]] brings the 3-1-1.`,
      source: 'SPI charts, Soviet Initial Forces and Reinforcements; ruling O1',
      see: ['O3', 'E3', 'Reinforcement.Soviet'],
    },
    {
      id: 'O2',
      title: 'Finnish order of battle',
      text: `Units are written attack - defence - movement allowance.

        - At start: six 6-6-2, one 4-4-2, three 2-2-3, eleven 1-1-3, and five dummies
        - Game-Turn 2: two 6-6-2, five 0-0-3, two 2-2-3, two 1-1-3
        - Game-Turn 3: one 1-1-3
        - Game-Turn 6: one 4-4-2
        - Game-Turn 8: one 3-3-3, two 2-2-3 (a cavalry brigade and a regiment)
        - Game-Turn 9: one 4-4-2

        Nothing arrives on the other Game-Turns. The six 2-2-2s and the six Allied 3-2-2s take no part in the
        Standard Game.

        [[Option.F]] and [[Scenario.D]] bring units earlier, and [[Option.H]] holds some back. [[Event.G]] brings the
        2-2-2s, a Scenario the 3-2-2s ([[Scenario.Allies]]).`,
      source: 'SPI charts, Finnish Initial Forces and Reinforcements; ruling O2',
      see: ['O3', 'E2', 'E3', 'Reinforcement.Finnish'],
    },
    {
      id: 'O3',
      title: 'Unit types and sizes',
      text: `Soviet:
        - 20-12-2 and 12-8-2: infantry corps (XXX)
        - 6-4-2: infantry division (XX)
        - 5-3-3: armour brigade (X)
        - 2-1-3: armour regiment (III)
        - 2-1-2: infantry regiment (III)
        - 2-2-2: mountain brigade (X)
        - 8-3-2: artillery
        - 2-2-3: cavalry brigade (X)
        - 1-1-4: NKVD border guards
        - 0-1-2: headquarters (HQ)
        - 3-1-1: parachute brigade (X)

        Finnish and Allied:
        - 6-6-2 and 4-4-2: infantry division (XX)
        - 2-2-3: infantry regiment (III) or cavalry brigade (X)
        - 1-1-3: infantry battalion (II)
        - 0-0-3: ski patrol
        - 3-3-3: Swedish volunteers (X)
        - 2-2-2: foreign volunteers (X)
        - 3-2-2: Allied brigade (X)

        Type and size matter only where a rule names the unit by them or by its three numbers.`,
      source: 'Ruling O3',
    },
    {
      id: 'E2',
      title: 'Errata: the Finnish arrivals of Game-Turn 8',
      text: `The two Finnish 2-2-3s of Game-Turn 8 are one cavalry brigade and one infantry regiment, not two
        cavalry brigades.`,
      source: 'Official errata; ruling E2',
    },
    {
      id: 'E3',
      title: 'Errata: counters left out',
      text: `Two counters of the sheet are surplus. The game uses fourteen 1-1-3s and six 20-12-2s in all, arrivals
        included.`,
      source: 'Official errata; ruling E3',
    },
  ],
});
