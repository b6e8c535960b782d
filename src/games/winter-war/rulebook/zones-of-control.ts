import { defineChapter } from './paragraph.ts';

export const zonesOfControl = defineChapter({
  id: 'zones-of-control',
  title: 'Zones of Control',
  paragraphs: [
    {
      id: 'ZoneOfControl',
      title: 'General rule',
      text: `A unit's zone of control (ZOC) is the six hexes around it. When your unit enters a hex in an enemy ZOC,
        it stops and moves no further in that Movement Phase.`,
      source: 'SPI rules, Zones of Control, general rule',
    },
    {
      id: 'ZoneOfControl.A',
      title: 'Your own zones',
      text: `Your units are not hindered by the ZOCs of their own side.`,
      source: 'SPI rules, Zones of Control, case A',
    },
    {
      id: 'ZoneOfControl.B',
      title: 'Occupied hexes: movement',
      text: `For movement, an enemy ZOC applies even in a hex occupied by one of your own units.`,
      source: 'SPI rules, Zones of Control, case B',
    },
    {
      id: 'ZoneOfControl.C',
      title: 'Occupied hexes: supply',
      text: `For a supply path, your unit cancels enemy ZOCs in its own hex.`,
      source: 'SPI rules, Zones of Control, case C',
      see: ['Supply.K'],
    },
    {
      id: 'ZoneOfControl.D',
      title: 'Occupied hexes: retreat',
      text: `For a retreat, before combat or as a combat result, your unit likewise cancels enemy ZOCs in its hex. So
        you may retreat onto a friendly unit that is next to the enemy, if the stacking limit leaves room.`,
      source: 'SPI rules, Zones of Control, case D',
      see: ['Combat.A3', 'Combat.Retreat', 'C9'],
    },
    {
      id: 'ZoneOfControl.E',
      title: 'Water',
      text: `A ZOC crosses rivers and minor lakes. It does not cross a hexside that is all major lake or sea.`,
      source: 'SPI rules, Zones of Control, case E',
    },
    {
      id: 'ZoneOfControl.F',
      title: 'Leaving a zone',
      text: `A unit that begins the phase in an enemy ZOC may leave it. It may not move from there directly into
        another hex in an enemy ZOC, whether of the same enemy unit or not; it must pass through a hex free of
        them first.`,
      source: 'SPI rules, Zones of Control, case F',
    },
    {
      id: 'ZoneOfControl.G',
      title: 'Units without a full zone',
      text: `- Finnish 1-1-3s and 0-0-3s have no ZOC while they are in the USSR.
        - Soviet HQs (0-1-2) never have one.
        - The ZOC of an NKVD unit does not extend across the frontier into Finland.
        - No Soviet ZOC extends into a Fortification hex that contains a Finnish unit, or that Finns were the last to
          occupy.

        Finnish ZOCs extend into Fortification hexes as into any other, whoever holds them.`,
      source: 'SPI rules, Zones of Control, case G',
      see: ['Fortifications.C'],
    },
    {
      id: 'ZoneOfControl.H',
      title: 'Isolated units',
      text: `An isolated unit has no ZOC. It regains it the moment its isolation ends.`,
      source: 'SPI rules, Zones of Control, case H',
      see: ['Supply.C', 'U5'],
    },
    {
      id: 'ZoneOfControl.J',
      title: 'No cost in MPs',
      text: `Entering or leaving a ZOC, friendly or enemy, costs no extra MPs.`,
      source: 'SPI rules, Zones of Control, case J',
    },
    {
      id: 'Z1',
      title: 'Which hexsides stop a zone',
      text: `Only a hexside wholly of sea or major lake stops a ZOC. Rivers, minor lakes and hexsides that are partly
        land do not.`,
      source: 'Ruling Z1',
      see: ['ZoneOfControl.E'],
    },
    {
      id: 'Z2',
      title: 'The full list of exceptions',
      text: `These exert no ZOC at all: HQs, isolated units, dummies (except as [[S2]] says), and 1-1-3s and
        0-0-3s in the USSR. NKVD units exert none into Finland. With [[Option.D]], disrupted paratroops exert none
        either.`,
      source: 'Ruling Z2',
      see: ['ZoneOfControl.G', 'ZoneOfControl.H', 'S2'],
    },
    {
      id: 'Z3',
      title: 'Fortifications at the start',
      text: `At the start of the game all eight Fortification hexes count as last occupied by the Finns, garrisoned or
        not. A Fortification hex loses this protection from Soviet ZOCs when a Soviet unit enters it, and has it
        again when a Finnish unit does.`,
      source: 'Ruling Z3',
      see: ['ZoneOfControl.G', 'Fortifications.C'],
    },
    {
      id: 'Z4',
      title: 'When a friendly unit cancels a zone',
      text: `In short: for supply and for retreat a friendly unit in the hex cancels an enemy ZOC there; for movement
        it does not.`,
      source: 'Ruling Z4',
      see: ['ZoneOfControl.B', 'ZoneOfControl.C', 'ZoneOfControl.D'],
    },
    {
      id: 'Z5',
      title: 'Zones in hexes closed to the unit',
      text: `A unit has a ZOC even in hexes that it could not itself enter: a 20-12-2 on Row A, for instance, controls
        the adjacent hexes north of it. Only [[Z1]], [[Z2]] and [[Z3]] set limits. With the Scenarios, no
        Soviet ZOC reaches into the Swedish hex R ([[Scenario.Allies]]).`,
      source: 'Ruling Z5',
      see: ['ZoneOfControl'],
    },
  ],
});
