import { defineChapter } from './paragraph.ts';

export const supply = defineChapter({
  id: 'supply',
  title: 'Supply and Isolation',
  paragraphs: [
    {
      id: 'Supply',
      title: 'General rule',
      text: `Five Supply Cities supply the Soviet army. Each can supply Soviet units up to a number of attack points:
        - Leningrad 300
        - Petrozavodsk 50 (90 with [[Event.H]] or [[Option.G]])
        - Kem 20
        - Kandalaksha 20
        - Murmansk 30

        A Soviet unit that cannot draw supply from one of them is isolated, which limits its movement and its fighting.
        Finnish units need supply only outside Finland.`,
      source: 'SPI rules, Supply and Isolation, general rule; SPI charts; northern capacities: this edition',
    },
    {
      id: 'Supply.A',
      title: 'Isolation: movement',
      text: `An isolated unit moves at most one hex in its Movement Phase. It may make that one move whatever the
        terrain costs, but not directly from one enemy ZOC into another.`,
      source: 'SPI rules, Supply and Isolation, case A',
      see: ['Movement.I'],
    },
    {
      id: 'Supply.B',
      title: 'Isolation: defence',
      text: `An isolated unit defends at half strength. Keep fractions.`,
      source: 'SPI rules, Supply and Isolation, case B',
    },
    {
      id: 'Supply.C',
      title: 'Isolation: attack and ZOC',
      text: `An isolated unit may not attack, even where it would otherwise have to. It has no ZOC until its isolation
        ends.`,
      source: 'SPI rules, Supply and Isolation, case C',
      see: ['Combat.E'],
    },
    {
      id: 'Supply.D',
      title: 'When supply is judged: movement',
      text: `For movement, supply is settled when the Movement Phase opens, before anything moves. You may
        move a unit out of supply on purpose.`,
      source: 'SPI rules, Supply and Isolation, case D',
    },
    {
      id: 'Supply.E',
      title: 'When supply is judged: combat',
      text: `For combat, supply is judged at the moment each combat is resolved. Retreats and advances
        from earlier attacks in the same phase may already have cut it off, or freed it.`,
      source: 'SPI rules, Supply and Isolation, case E',
    },
    {
      id: 'Supply.F',
      title: 'Soviet supply',
      text: `A Soviet unit is in supply when it meets all three conditions: an HQ near it or a Supply City under it
        ([[Supply.F1]]), a path from the HQ to its Supply City ([[Supply.F2]]), and a railway from the city to Leningrad
        ([[Supply.F3]]). NKVD units and HQs need no supply and are never isolated.`,
      source: 'SPI rules, Supply and Isolation, case F',
    },
    {
      id: 'Supply.F1',
      title: 'Soviet supply: unit to HQ',
      text: `The unit is in a Supply City, or has a path of at most five hexes to an HQ, passable and free of Finnish
        units and their ZOCs. If several HQs are in reach, the Soviet player chooses which one supplies the unit.`,
      source: 'SPI rules, Supply and Isolation, case F1',
    },
    {
      id: 'Supply.F2',
      title: 'Soviet supply: HQ to city',
      text: `The HQ has a path of at most ten hexes to a Supply City, passable and free of Finnish units and their
        ZOCs. If several cities are in reach, it must use the closest, even when that city is already supplying all it
        can.

        Attack points beyond the capacity of a city are isolated, in whole units chosen by the Soviet player. Such
        units may not draw on a city further away. Leningrad can supply the whole army.`,
      source: 'SPI rules, Supply and Isolation, case F2',
      see: ['V8'],
    },
    {
      id: 'Supply.F3',
      title: 'Soviet supply: city to Leningrad',
      text: `The city is connected to Leningrad by an unbroken chain of rail hexes without a Finnish unit on them. Finnish
        ZOCs do not break the chain.`,
      source: 'SPI rules, Supply and Isolation, case F3',
    },
    {
      id: 'Supply.G',
      title: 'Finnish supply',
      text: `Finnish units in Finland never need supply. Outside Finland, a Finnish unit is isolated if it has no path
        of passable hexes to a hex of Finland that is free of Soviet units and their ZOCs. The path may be of any length
        and wind as it must to keep clear of Soviet units and ZOCs.`,
      source: 'SPI rules, Supply and Isolation, case G',
    },
    {
      id: 'Supply.H',
      title: 'Isolation does not kill',
      text: `No unit is removed for being isolated, however long, until the game is scored
        ([[Victory.Score]]).`,
      source: 'SPI rules, Supply and Isolation, case H',
      see: ['Victory.Score'],
    },
    {
      id: 'Supply.J',
      title: 'In supply at the start',
      text: `No Soviet unit begins the game isolated.`,
      source: 'SPI rules, Supply and Isolation, case J',
    },
    {
      id: 'Supply.K',
      title: 'Friendly units open a path',
      text: `On a supply path, a friendly unit cancels enemy ZOCs in the hex where it stands. Isolated enemy units have
        no ZOC to block a path with.`,
      source: 'SPI rules, Supply and Isolation, case K',
    },
    {
      id: 'Supply.L',
      title: 'Isolation: railways',
      text: `Isolated units do not move by rail.`,
      source: 'SPI rules, Supply and Isolation, case L',
    },
    {
      id: 'U1',
      title: 'Measuring a path',
      text: `Count the hexes a path enters: not the one it leaves, but the one it reaches. Each must be land that can be
        entered, or ice while it is frozen, outside closed countries, without an enemy unit, and without an enemy ZOC
        unless a friendly unit is there. Each hexside must be one that can be crossed.

        The Row A and NKVD limits ([[Movement.K2]], [[Movement.K3]]) do not bind a supply path.`,
      source: 'Ruling U1',
      see: ['Supply.F1', 'Supply.F2', 'Supply.G', 'Supply.K'],
    },
    {
      id: 'U2',
      title: 'The closest city',
      text: `The closest city is the one with the shortest usable path from the HQ. If two are equally close, the Soviet
        player chooses.`,
      source: 'Ruling U2',
      see: ['Supply.F2', 'U2a'],
    },
    {
      id: 'U2a',
      title: 'The Ladoga front',
      text: `The Ladoga front is a region of the board: the hexes of the USSR east of Lake Ladoga, from row 5 to Row A. The
        supply view draws it. For an HQ in this region Leningrad is never the closest city: the HQ draws on the closest of
        the others, or on none. Clarification 9 lifts this ([[CL9]]).

        The hexes of this board are wider than they are high, so that Leningrad would be nearer than it should be. A line
        of communication for Victory Points may still run to Leningrad ([[V8]]).`,
      source: 'Ruling U2',
      see: ['U2', 'Supply.F2', 'CL9', 'V8'],
    },
    {
      id: 'U3',
      title: 'Sharing out capacity',
      text: `Units draw on HQs, and so on cities. Unless the Soviet player chooses otherwise, in a Soviet Movement Phase or, where no
        clarification settles supply before, between attacks, supply is assigned automatically so that the most attack points are supplied, units next to the enemy first. Units for which nothing is left are
        isolated.

        A unit in a Supply City draws on that city, or on an HQ in reach if the Soviet player so chooses. HQs and NKVD
        units use no capacity. Leningrad never runs short in practice.

        A choice must be one that can be met now. If it would later supply nothing, because the city is cut off, the
        HQ out of reach or the capacity taken by other choices, the unit is supplied as if no choice had been made; the
        choice holds again as soon as it can be met.`,
      source: 'Ruling U3',
      see: ['Supply.F', 'Supply.F1', 'Supply.F2'],
    },
    {
      id: 'U4',
      title: 'Cities in Finnish hands',
      text: `A Supply City occupied by a Finnish unit supplies no units.`,
      source: 'Ruling U4',
      see: ['Supply', 'Supply.F1'],
    },
    {
      id: 'U5',
      title: 'The moments of judgement',
      text: `Supply is judged for both sides at the start of each Movement Phase. A unit whose isolation ends during the
        phase has its ZOC again at once. As printed, no unit, friendly or enemy, becomes isolated in the middle of
        movement; with [[CL1]] enemy units may.

        As printed, supply for combat is judged at the instant of each combat, for attackers and defenders alike, as
        [[Supply.E]] says. The players' clarifications [[CL1]] to [[CL8]], each an option, refine that; the recommended
        game plays with all eight.`,
      source: 'Ruling U5',
      see: ['Supply.D', 'Supply.E', 'Supply.C'],
    },
    {
      id: 'U6',
      title: 'Finnish paths',
      text: `A Finnish or Allied unit outside Finland is in supply by any path, as measured in [[U1]], to a hex of Finland
        free of Soviet units and Soviet ZOCs. Length does not matter. Allied units in the Swedish hex R need no path
        ([[Scenario.Allies]]).`,
      source: 'Ruling U6',
      see: ['Supply.G'],
    },
    {
      id: 'U7',
      title: 'Mutual isolation',
      text: `Isolation depends on ZOCs and ZOCs on isolation. Judge the sides in turn, the phasing side first, each
        from the state in which the last judgement left the other, until nothing changes.

        If that never settles, no more units are relieved, and any unit without a path under the ZOCs at the
        end is isolated.`,
      source: 'This edition',
      see: ['U5', 'ZoneOfControl.H', 'Supply.K', 'Supply.C'],
    },
    {
      id: 'U8',
      title: 'A closest city that is cut off',
      text: `An HQ keeps to the closest city with a usable path even when that city has lost its railway to Leningrad. The
        HQ then supplies no units.`,
      source: 'This edition',
      see: ['Supply.F2', 'Supply.F3', 'U2'],
    },
  ],
});
