import { defineChapter } from './paragraph.ts';

export const movement = defineChapter({
  id: 'movement',
  title: 'Movement',
  paragraphs: [
    {
      id: 'Movement',
      title: 'General rule',
      text: `In your Movement Phase you may move your units from hex to adjacent hex. Each may go as far as its
        movement allowance (the third number on the counter) pays for, subject to the terrain and to enemy zones of
        control. Move one unit at a time along a path of hexes.`,
      source: 'SPI rules, Movement, general rule',
    },
    {
      id: 'Movement.A',
      title: 'Movement Points',
      text: `Entering a hex costs one Movement Point (MP), unless the terrain asks for more. The costs are in
        [[Terrain.Chart]]; [[M1]] says how they combine.`,
      source: 'SPI rules, Movement, case A',
    },
    {
      id: 'Movement.B',
      title: 'Moving is optional',
      text: `No unit ever has to move. Move all of your units, some of them or none.`,
      source: 'SPI rules, Movement, case B',
    },
    {
      id: 'Movement.C',
      title: 'Any direction, within the allowance',
      text: `A unit may turn in any direction as often as you like and stop short of its full allowance. It never
        spends more MPs in a phase than its allowance. MPs left over are lost: you cannot save them for a later
        phase or give them to another unit.`,
      source: 'SPI rules, Movement, case C',
    },
    {
      id: 'Movement.D',
      title: 'Only the phasing player moves',
      text: `In a Movement Phase only the units of the phasing player move.`,
      source: 'SPI rules, Movement, case D',
    },
    {
      id: 'Movement.E',
      title: 'No combat while moving',
      text: `Nobody attacks in a Movement Phase.`,
      source: 'SPI rules, Movement, case E',
    },
    {
      id: 'Movement.F',
      title: 'Enemy-occupied hexes',
      text: `You may never enter a hex that holds an enemy unit, not even in passing.`,
      source: 'SPI rules, Movement, case F',
    },
    {
      id: 'Movement.G',
      title: 'One move a phase',
      text: `A unit moves once in a Movement Phase. Once you have finished its move you may neither continue nor
        change it. [[M4]] says when a move is finished in this edition.`,
      source: 'SPI rules, Movement, case G',
    },
    {
      id: 'Movement.H',
      title: 'Mixed terrain',
      text: `A path may lead through different types of terrain, as long as you can pay for each hex as you
        enter it.`,
      source: 'SPI rules, Movement, case H',
    },
    {
      id: 'Movement.I',
      title: 'The one-hex move',
      text: `A unit may always move a single hex, as its whole move, even if its allowance does not cover the cost.
        The exception: it may not move directly from one hex in an enemy zone of control to another
        ([[ZoneOfControl.F]]).`,
      source: 'SPI rules, Movement, case I',
      see: ['ZoneOfControl.F'],
    },
    {
      id: 'Movement.J',
      title: 'Rail movement',
      text: `Your units may ride the railways of their home country: Soviet units in the USSR, Finnish units in
        Finland. A unit that begins the phase on a rail hex at home is already entrained, at no cost. Any other unit
        must first reach a rail hex at home and pay 1 MP to entrain there.

        The ride itself costs nothing, however long, from rail hex to connected rail hex. Getting off costs
        nothing either. In one phase, a unit may combine rail movement and marching as its MPs allow; each further entraining
        costs 1 MP. At the end of the phase every unit counts as detrained.

        A unit cannot entrain in an enemy zone of control, but it may first move out of the zone and board
        beyond it. No enemy
        unit may be on the way, and a unit that comes under an enemy zone of control gets off and stops.

        Soviet units use a line only if it is joined to Leningrad by rail hexes without a Finnish unit on them.
        Finnish units use a line only if it is joined in the same way, without a Soviet unit, to a Finnish city in
        Finnish hands. Enemy zones of control do not break this connection. Isolated units never ride.`,
      source: 'SPI rules, Movement, case J',
      see: ['Supply.L'],
    },
    {
      id: 'Movement.K',
      title: 'Map edge and water',
      text: `Units stay on the map. A unit that combat would drive off it is eliminated.

        Major lakes and seas are Lake Ladoga, Lake Onega, the Gulf of Finland, the Gulf of Bothnia, the White Sea and
        the Arctic Ocean. A hexside that lies wholly in one of them cannot be crossed; if any part of it is land, it
        can. A hex that is part land and part water may be entered.

        Rivers and minor lakes may be crossed at a hexside for 1 MP more. A hex wholly covered by minor lakes, and a
        hex with mountains, may never be entered. Ice is the one way onto the sea: [[Movement.N]].`,
      source: 'SPI rules, Movement, case K',
      see: ['Movement.N', 'Terrain.Chart'],
    },
    {
      id: 'Movement.K1',
      title: 'Closed countries',
      text: `In the Standard Game Norway and Sweden are closed to all units. The corner of Estonia on this board is closed
        as well.

        With the Scenarios, Allied units may come by way of one hex of Sweden ([[Scenario.Allies]]).`,
      source: 'SPI rules, Movement, special prohibition 1; this edition for Estonia',
    },
    {
      id: 'Movement.K2',
      title: 'NKVD stay in the USSR',
      text: `NKVD units (1-1-4) never leave the USSR.`,
      source: 'SPI rules, Movement, special prohibition 2',
      see: ['Combat.Q', 'C15'],
    },
    {
      id: 'Movement.K3',
      title: 'Heavy units and Row A',
      text: `Finnish 6-6-2s and Soviet 20-12-2s never enter a hex north of Row A. Row A is row 13, so these units stay
        on rows 1 to 13.`,
      source: 'SPI rules, Movement, special prohibition 3',
      see: ['Z5'],
    },
    {
      id: 'Movement.K4',
      title: 'Forced to break a prohibition',
      text: `A unit that combat would force into a hex or country closed to it, or across a closed hexside, is
        eliminated.`,
      source: 'SPI rules, Movement, special prohibition 4',
      see: ['Combat.Retreat', 'C9'],
    },
    {
      id: 'Movement.L',
      title: 'Moving in the Combat Phase',
      text: `Retreats and advances in the Combat Phase are not movement in this sense and cost no MPs.`,
      source: 'SPI rules, Movement, case L',
    },
    {
      id: 'Movement.M',
      title: 'Telling who has moved',
      text: `A unit that has moved is shown tilted until the phase ends, so that you can see at a glance
        which units may still move.`,
      source: 'SPI rules, Movement, case M',
    },
    {
      id: 'Movement.N',
      title: 'Ice',
      text: `In Game-Turns 8, 9 and 10 the ice hexes are frozen and may be entered for 2 MPs each. They are the
        all-water hexes of the Gulf of Finland in rows 3 to 5, columns 09 to 15. In a longer game the ice holds through
        Game-Turn 12 ([[Option.E]]).

        While it is frozen, treat the water of an ice hex as land in every other respect: its hexsides can be
        crossed and attacked across, and zones of control and supply paths reach over them.`,
      source: 'SPI rules, Movement, case N; hexes and hexsides: this edition',
    },
    {
      id: 'Terrain.Chart',
      title: 'Terrain Effects Chart',
      text: `Hexes:
        - Clear: 1 MP. No effect on combat.
        - Swamp in Finland: 1 MP for Finnish units, 2 MPs for Soviet units. No effect on combat.
        - Swamp in the USSR: 2 MPs for everyone. No effect on combat.
        - Finnish city (Helsinki, Viipuri, Oulu, Petsamo): cost of the other terrain in the hex. Finnish and Allied
          units defend doubled.
        - Soviet Supply City (Leningrad, Petrozavodsk, Kem, Kandalaksha, Murmansk): cost of the other terrain in the
          hex. Soviet units defend doubled.
        - Fortification: 1 MP. Finnish and Allied units defend doubled; use the results in parentheses
          ([[Fortifications.B]]).
        - Ice: 2 MPs, from Game-Turn 8 on only ([[Movement.N]]). No effect on combat.
        - Mountain, and a hex wholly of minor lakes: no entry.
        - Norway and Sweden: no entry.

        Hexsides and lines:
        - Road: 1 MP if you enter through a hexside that the road crosses. In combat the other terrain counts.
        - Railway: see [[Movement.J]]. In combat the other terrain counts.
        - River or minor-lake hexside: 1 MP more. The defender is doubled if every attacker attacks through such
          hexsides.
        - Major-lake or sea hexside: no crossing, no attack, no zone of control.

        Zones of the map:
        - Row A (row 13) and southward: two units a hex. Finnish units may not retreat before combat.
        - North of Row A: one unit a hex, ski patrols aside. Closed to 20-12-2s and 6-6-2s.
        - Finland: closed to NKVD units, which may not attack across the frontier either.`,
      source: 'SPI charts, Terrain Effects Chart',
      see: ['Movement.A', 'Combat.S', 'Stacking'],
    },
    {
      id: 'M1',
      title: 'Adding up the cost',
      text: `A hex costs 1 MP, a swamp or ice hex what [[Terrain.Chart]] says. Crossing a river or minor-lake hexside
        adds 1. If you enter through a road hexside the step costs 1 MP in all, whatever the terrain and whatever
        the road bridges.`,
      source: 'Ruling M1',
      see: ['Movement.A', 'Movement.K', 'Terrain.Chart'],
    },
    {
      id: 'M2',
      title: 'Limits of the one-hex move',
      text: `The one-hex move waives only the cost. The hex, the hexside and the country must still be open to the
        unit. The right is lost only when both hexes lie in enemy zones of control.`,
      source: 'Ruling M2',
      see: ['Movement.I', 'Supply.A'],
    },
    {
      id: 'M3',
      title: 'Railways and enemy zones of control',
      text: `A unit that begins the phase in an enemy zone of control does not count as entrained, even on a rail hex
        at home, and even if it has just arrived there: it must leave the zone and entrain for 1 MP.

        A train may run into one hex in an enemy zone of control. There the unit gets off and its move ends. It never
        rides through such a hex or out of it.

        The whole ride, from the first hex to the last, must be on home soil and on a line that is usable as
        [[Movement.J]] says.`,
      source: 'Ruling M3',
      see: ['Movement.J', 'ZoneOfControl', 'Reinforcement.Soviet', 'Reinforcement.Finnish'],
    },
    {
      id: 'M4',
      title: 'When a move is finished',
      text: `Your move is made when you confirm it. You can undo it until the phase ends or until
        a die or something hidden has been revealed. With touch-move in play, a confirmed move cannot be undone.`,
      source: 'Ruling M4',
      see: ['Movement.G'],
    },
    {
      id: 'M5',
      title: 'Isolated units',
      text: `A unit that is isolated at the start of the Movement Phase moves at most one hex, and never by rail.`,
      source: 'Ruling M5',
      see: ['Supply.A', 'Supply.L', 'Movement.I', 'Movement.J'],
    },
    {
      id: 'M6',
      title: 'The ice holds',
      text: `Once frozen in Game-Turn 8, the ice stays to the end of the game. No unit is ever lost to a thaw.

        The exception is a game of variable length that reaches Game-Turn 13 ([[Option.E]]).`,
      source: 'Ruling M6',
      see: ['Movement.N'],
    },
    {
      id: 'M7',
      title: 'Ending the phase',
      text: `You cannot end the Movement Phase while a hex holds more of your units than the stacking limit allows.
        The app names the hexes and the units over the limit.`,
      source: 'Ruling M7',
      see: ['Stacking.A'],
    },
  ],
});
