import { defineChapter } from './paragraph.ts';

export const sequence = defineChapter({
  id: 'sequence',
  title: 'Sequence of Play',
  paragraphs: [
    {
      id: 'Sequence.A1',
      title: 'Reinforcement Phase',
      text: `Your Player-Turn opens with the Reinforcement Phase. Place the units that your track shows for this
        Game-Turn, and any that you held back earlier. Soviet arrivals go by [[Reinforcement.Soviet]], Finnish
        arrivals by [[Reinforcement.Finnish]]. A unit that needs supply must have it where you place it.`,
      source: 'SPI rules, Sequence of Play, A1',
      see: ['Reinforcement.Soviet', 'Reinforcement.Finnish'],
    },
    {
      id: 'Sequence.A2',
      title: 'Movement Phase',
      text: `Next, move your units: as many as you like, one after another, within [[Movement]],
        [[ZoneOfControl]] and [[Terrain.Chart]]. Supply for movement is settled before the first of them moves
        ([[Supply.D]]).`,
      source: 'SPI rules, Sequence of Play, A2',
    },
    {
      id: 'Sequence.A3a',
      title: 'Combat Phase: Retreat-Before-Combat Segment',
      text: `The Combat Phase has three segments. In the first, the non-phasing player decides. Units that have the
        right to it ([[Combat.A]]) may retreat from adjacent units of the phasing player. A unit that retreats
        adds nothing to the defence of the hex where it ends up.`,
      source: 'SPI rules, Sequence of Play, A3a',
      see: ['Combat.A', 'C13', 'C16'],
    },
    {
      id: 'Sequence.A3b',
      title: 'Combat Phase: Advance-Before-Combat Segment',
      text: `In the second segment the phasing player may move into hexes vacated by those retreats
        ([[Combat.B]]). Only a unit that stood next to the retreating unit may go, and it then makes no attack in
        this Combat Phase.`,
      source: 'SPI rules, Sequence of Play, A3b',
      see: ['Combat.B', 'C13'],
    },
    {
      id: 'Sequence.A3c',
      title: 'Combat Phase: Attack Segment',
      text: `In the third segment the phasing player attacks adjacent enemy units, with units that did not advance
        in the second. Take the attacks in any order. Finish each one, with its retreats, losses and advance,
        before you announce the next.`,
      source: 'SPI rules, Sequence of Play, A3c',
      see: ['Combat.M'],
    },
    {
      id: 'Sequence.B',
      title: 'Second Player-Turn',
      text: `The Soviet player is the phasing player first. When the Soviet Player-Turn is over, the Finnish player
        goes through the same phases and segments as the phasing player.`,
      source: 'SPI rules, Sequence of Play, B',
    },
    {
      id: 'Sequence.C',
      title: 'Scenario Interphase',
      text: `Optional: only with the Scenarios and Special Events ([[Scenario]]). After both Player-Turns an
        Interphase closes every Game-Turn but the last. None follows Game-Turn 0 ([[Option.H]]). In this order:
        - After Game-Turns 10 and 12 of a game of variable length, the Finnish player rolls whether play goes on
          ([[Option.E]])
        - If a cease-fire may be called now, the Finnish player decides whether to call it ([[Event.K]])
        - The Finnish player rolls for a Scenario, unless one is in force ([[Scenario.Table]], or [[Designer.C]])
        - The Soviet player rolls for a Special Event ([[Event.Table]])

        Carry out each result before you go on to the next roll. Supply is judged as the Interphase opens, and again
        after every roll.

        With variable length but without Scenarios and Special Events, the first of these rolls is the whole
        Interphase.`,
      source: 'SPI rules, Sequence of Play, C; the first two steps: this edition',
      see: ['Event.K', 'Option.E'],
    },
    {
      id: 'Sequence.D',
      title: 'End of the Game-Turn',
      text: `After both Player-Turns the marker moves one step along the Turn Record Track. The game lasts ten
        Game-Turns. After the tenth, score the game ([[Victory.Score]]). Optional rules may add a Game-Turn before the
        first ([[Option.H]]) or up to three after the tenth ([[Option.E]]), or end the game by a cease-fire
        ([[Event.K]]).

        The Game-Turns begin on:
        - 1: 30 November 1939
        - 2: 10 December
        - 3: 20 December
        - 4: 30 December
        - 5: 10 January 1940
        - 6: 20 January
        - 7: 30 January
        - 8: 10 February (ice)
        - 9: 20 February (ice)
        - 10: 2 March (ice)`,
      source: 'SPI rules, Sequence of Play, D; SPI charts, Turn Record Track',
    },
  ],
});
