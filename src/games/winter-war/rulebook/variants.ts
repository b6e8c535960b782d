import { defineChapter } from './paragraph.ts';

export const variants = defineChapter({
  id: 'variants',
  title: 'Variants from A Winter War',
  paragraphs: [
    {
      id: 'Option.D',
      title: 'Airborne operations',
      text: `Optional. The Soviet 3-1-1 begins the game in Leningrad, where it never counts for stacking. It may
        march from there like any unit, or be dropped into Finland.

        A drop is planned one Game-Turn ahead ([[Option.D3]]) and made between the Soviet Movement and Combat
        Phases. A die roll decides how the unit lands ([[Option.D1]]). [[Option.D2]] says what it can do on the ground,
        [[Option.D4]] how it is supplied.

        Whenever it is in Leningrad it may be dropped again. [[Event.F]] brings it back there once it has been
        eliminated.`,
      source: 'A Winter War (1992), optional rule 36D; adapted by this edition',
      see: ['Event.F', 'O1', 'K2', 'SetUp.Soviet', 'Sequence.A2'],
    },
    {
      id: 'Option.D1',
      title: 'Airborne: disruption',
      text: `When the 3-1-1 is dropped, roll one die and subtract
        - 1 for the weather, always
        - 1 if the hex is not clear: swamp, Fortification, or a Finnish city
        - 1 more if it holds a Finnish city
        - 1 if it lies in a Finnish ZOC
        - 1 for every six hexes, or part of six, from Leningrad

        The result:
        - 2 or more: it lands well
        - 1 or 0: disrupted. Attack and defence are halved
        - -1 or -2: badly disrupted. It cannot attack, and its defence is halved
        - -3 or less: eliminated

        Keep half points. A unit both disrupted and isolated is halved once. Disruption lasts until the next Soviet
        Player-Turn begins.

        Example: a clear hex four hexes away, in no Finnish ZOC, subtracts 2.`,
      source: 'A Winter War (1992), optional rule 36D1; adapted by this edition',
      see: ['Supply.B', 'C5', 'C6', 'Z2'],
    },
    {
      id: 'Option.D2',
      title: 'Airborne: on the ground',
      text: `If it landed well, the 3-1-1 has its ZOC at once. In the same Player-Turn it may attack, alone or with
        others, and like any Soviet unit it must attack if it is next to a Finnish unit. If disrupted, it has no ZOC
        and does not have to attack, but may, at half strength. If badly disrupted, it has no ZOC and never attacks.

        Until the next Soviet Player-Turn begins, the hexes where it is count neither as captured nor as
        passed through: no city, Fortification or other hex changes hands through it. From then on the hex where it
        stands counts as with any unit.`,
      source: 'A Winter War (1992), optional rule 36D2; adapted by this edition',
      see: ['Combat.E', 'C2', 'ZoneOfControl', 'Z2', 'V1', 'Victory.Capture'],
    },
    {
      id: 'Option.D3',
      title: 'Airborne: planning and range',
      text: `In the Soviet Reinforcement Phase, with the 3-1-1 in Leningrad, the Soviet player may write down a hex
        in secret for the next Game-Turn. It must lie in Finland, within twelve hexes of Leningrad, and be open to the
        unit. There is one plan at a time; a new one replaces it. For the first Game-Turn a drop can be planned only
        with [[Option.G]], at the Soviet set-up.

        In the Soviet Player-Turn planned for, after movement, the Soviet player makes the drop or cancels it;
        cancelling costs nothing. The plan is void
        - if the unit is not in Leningrad, or moved in this Player-Turn
        - if a Finnish unit is in the hex
        - if the hex has no room within the stacking limit
        - if the unit has fought since the plan was made
        - if Leningrad is in a Finnish ZOC, which also prevents making a plan

        A Finnish ZOC in the hex itself does not prevent the drop.`,
      source: 'A Winter War (1992), optional rule 36D3; range and timing: this edition',
      see: ['Sequence.A1', 'Sequence.A2', 'Stacking', 'Option.G'],
    },
    {
      id: 'Option.D4',
      title: 'Airborne: surprise',
      text: `In the Player-Turn of its planned drop the 3-1-1 is in supply wherever it lands. After that it needs
        supply like any Soviet unit, or is isolated.`,
      source: 'A Winter War (1992), optional rule 36D4; adapted by this edition',
      see: ['Supply.F', 'Supply.C'],
    },
    {
      id: 'Option.E',
      title: 'Variable game length',
      text: `Optional. After Game-Turn 10 the Finnish player rolls a die: on 1 or 2 the game ends, on 3 to 6 play
        goes on through Game-Turn 12. After Game-Turn 12 the Finnish player rolls again: on 1 to 4 the game ends, on
        5 or 6 Game-Turn 13 is played, and is the last.
        - Game-Turn 11: 13 March 1940 (ice)
        - Game-Turn 12: 23 March (ice)
        - Game-Turn 13: 2 April

        These rolls open the Interphase. The game is scored when it really ends. No new reinforcements are due in the
        Game-Turns beyond the track; units held back may still arrive.

        The ice holds through Game-Turn 12. When Game-Turn 13 begins, each unit on ice goes to the nearest
        land hex that its own side was the last to hold, open to it, free of enemy units and with room for it; if
        several are as near, to the one with the lowest number. A unit without such a hex is eliminated.`,
      source: 'A Winter War (1992), optional rule 36E; adapted by this edition',
      see: ['Sequence.C', 'Sequence.D', 'Movement.N', 'M6', 'O4', 'V1', 'Victory.Score'],
    },
    {
      id: 'Option.F',
      title: 'Accelerated foreign aid',
      text: `Optional. Finnish reinforcements of Game-Turn 4 and later arrive three Game-Turns earlier:
        - Game-Turn 3: one 4-4-2 as well
        - Game-Turn 5: the Swedish 3-3-3, two 2-2-3
        - Game-Turn 6: the other 4-4-2

        With the Scenarios and Special Events, there are two more effects. The Finnish player adds 1 to the Scenario die, and
        counts 7 as 6. When the Special Event die shows 1, one 2-2-2 joins as in [[Event.G]].

        The handicap is +10 ([[Option.Handicap]]).`,
      source: 'A Winter War (1992), optional rule 36F; adapted by this edition',
      see: ['O2', 'Reinforcement.Finnish', 'Event.G', 'Option.Handicap'],
    },
    {
      id: 'Option.G',
      title: 'Soviet preparedness',
      text: `Optional. Soviet reinforcements of Game-Turns 1 to 3 belong to the initial forces: one 20-12-2, three
        2-1-2, one 2-1-3. They set up with the others, under the same limits. All later ones arrive three Game-Turns
        earlier:
        - Game-Turn 1: one 20-12-2, one 6-4-2, one 0-1-2 HQ, three 2-1-2, one 2-1-3
        - Game-Turn 3: one 8-3-2
        - Game-Turn 5: one 20-12-2, one 8-3-2
        - Game-Turn 6: one 12-8-2, one 6-4-2, one 2-2-3
        - Game-Turn 7: two 6-4-2, three 2-1-2

        Petrozavodsk supplies up to 90 attack points from the start; Special Event H is then no event.
        [[Option.D]] is in play, and a drop may be planned for the first Game-Turn during the Soviet set-up.

        The handicap is -20 ([[Option.Handicap]]).`,
      source: 'A Winter War (1992), optional rule 36G; adapted by this edition',
      see: ['O1', 'SetUp.Soviet', 'Reinforcement.Soviet', 'Supply', 'Event.H', 'Option.D', 'Option.Handicap'],
    },
    {
      id: 'Option.H',
      title: 'Earlier start',
      text: `Optional. The war begins on 20 November 1939 with Game-Turn 0. Eleven Game-Turns are played. No
        Interphase follows Game-Turn 0.

        At set-up the Soviet player leaves units worth exactly 20 attack points in the tray, no HQ among them, and at
        least 12 of those points in 2-1-2s. The Finnish player leaves exactly one 2-2-3 and two 1-1-3s. All of these
        are reinforcements of Game-Turn 0.

        The second hex of the Mannerheim Line from the west (1406) is unfinished. Throughout the Soviet Player-Turn
        of Game-Turn 0 it is not a Fortification: no doubling, no results in parentheses, no protection against Soviet
        ZOCs. For set-up it counts as one.

        The handicap is -20 ([[Option.Handicap]]).`,
      source: 'A Winter War (1992), optional rule 36H; adapted by this edition',
      see: [
        'SetUp.Finnish',
        'SetUp.Soviet',
        'SetUp.Reveal',
        'Sequence.D',
        'Fortifications',
        'Z3',
        'Reinforcement.Soviet',
        'Reinforcement.Finnish',
        'Option.Handicap',
      ],
    },
    {
      id: 'Designer.A1',
      title: 'Heavy tanks',
      text: `Optional. Two of the three Soviet 2-1-3s are heavy tanks: the 35th and the 40th, unless the Soviet player
        chooses two others at set-up.

        Heavy tanks may not move, retreat, advance or attack across a minor-lake hexside, unless a road crosses it.
        They may ride across by rail. They never enter ice. River hexsides affect them like other units.

        If they must retreat and have no other way, they are eliminated. They do not have to attack if all the Finnish units
        next to them are across such hexsides.`,
      source: "A Winter War (1992), Designer's Choice rule A1; adapted by this edition",
      see: ['Movement.K', 'Movement.N', 'Terrain.Chart', 'Combat.E', 'C2', 'C9', 'C12'],
    },
    {
      id: 'Designer.A2',
      title: 'Finnish ski exploitation',
      text: `Optional. A Finnish Exploitation Phase follows the Finnish Combat Phase. In it a 0-0-3 or 1-1-3 may
        move, with 1 MP, if in this Player-Turn it
        - spent 1 MP at most
        - did not ride a train
        - neither advanced nor retreated
        - and is not isolated now

        All rules of movement apply, including ZOC and stacking. It may not use rail, and has no right to a one-hex move that
        costs more. No attack follows.`,
      source: "A Winter War (1992), Designer's Choice rule A2; adapted by this edition",
      see: ['Sequence.B', 'Movement.I', 'Movement.J', 'ZoneOfControl.F', 'Stacking.A'],
    },
    {
      id: 'Designer.B',
      title: 'Variable demolition',
      text: `Optional. In its own Movement Phase a unit may break the railway in its hex. The hex must lie in the
        enemy's country. The unit must be in supply, and have been so when the phase began. It pays
        - 2 MPs: 1-1-3 and 0-0-3
        - 1 MP: every regiment and brigade (III, X)
        - nothing: every division and corps (XX, XXX)

        HQs, NKVD units and 8-3-2s cannot do it. A unit may break railway before its move, and then moves with the
        MPs that are left, without the right to a one-hex move that costs more. Or it may do so after its move, if enough MPs
        are left.

        A hex with broken railway can be entered as before, but no train runs into it, through it or out of it, and no
        line or link by rail leads through it, for either side.

        In its home country, any unit repairs the railway in its hex at the end of its own Movement Phase, if it did not
        move in that phase and is in no enemy ZOC. Allied units are at home in Finland.`,
      source: "A Winter War (1992), Designer's Choice rule B; adapted by this edition",
      see: ['Movement.I', 'Movement.J', 'Supply.F3', 'U8', 'V8', 'O3'],
    },
    {
      id: 'Designer.C',
      title: 'Resolute western intervention',
      text: `Optional, and only with the Scenarios and Special Events. It replaces the Scenario die. In the
        Interphase the Finnish player rolls two dice and adds them. The Allies come if the sum is not above
        - 4 after Game-Turns 1 and 2
        - 5 after Game-Turn 3
        - 6 after Game-Turns 4 and 5
        - 7 after Game-Turn 6
        - 8 after Game-Turns 7 and 8
        - 9 after Game-Turn 9 and later ones

        Then one die roll each decides whether the neighbours resist. Norway resists on 1. Sweden resists on 1 or 2; on 1,
        2 or 3 if Norway resists.
        - Neither resists: [[Scenario.B]]
        - One resists: [[Scenario.A]]
        - Both resist: [[Scenario.A]] one Game-Turn later, if there is an Interphase then

        After that the Finnish player rolls no more, even if the assault on Petsamo is declined or fails. Scenarios
        C, D and E do not occur.

        The Soviets answer at once: in the next Game-Turn the Soviet reinforcements of the Game-Turn after it are
        due as well.`,
      source: "A Winter War (1992), Designer's Choice rule C; adapted by this edition",
      see: ['Scenario', 'Scenario.A', 'Scenario.B', 'Sequence.C', 'Reinforcement.Soviet'],
    },
    {
      id: 'Option.Handicap',
      title: 'Handicaps',
      text: `Some variants help one side so much that the score compensates for it. When all else is scored, and before
        the level is read, the Soviet total changes by
        - +10 with [[Option.F]]
        - -20 with [[Option.G]]
        - -20 with [[Option.H]]

        Several handicaps are added. The level with them decides the game. The level without them is shown beside
        it, to show how the war itself would have ended.`,
      source: 'A Winter War (1992), optional rules 36F to 36H; adapted by this edition',
      see: ['V5', 'Victory.Score', 'Victory.Levels'],
    },
    {
      id: 'Option.Together',
      title: 'Variants together',
      text: `Every variant is a separate option, and none belongs to the Standard Game. Where they meet:
        - Preparedness ([[Option.G]]) includes airborne operations ([[Option.D]])
        - Resolute intervention ([[Designer.C]]) has an effect only with the Scenarios and Special Events
        - Airborne operations and [[Event.F]]: the event only brings back an eliminated 3-1-1
        - Preparedness and an earlier start ([[Option.H]]): the larger initial forces set up before Game-Turn 0, and
          the 20 points are set aside from them. The drop planned at set-up is for Game-Turn 0. The handicap is -40
        - An earlier start and variable length ([[Option.E]]): Game-Turns are numbered from 0, to 13 at most
        - Variable length and the Scenarios: if play goes on, the Interphases after Game-Turns 10, 11 and 12 have all
          their dice
        - Foreign aid ([[Option.F]]) and resolute intervention: there is no Scenario die to add 1 to. The handicap
          stays
        - Exploitation ([[Designer.A2]]) and demolition ([[Designer.B]]): a unit that paid 2 MPs to break railway
          cannot exploit

        Murmansk Defence is used with every variant, as long as the Scenarios and Special Events are not.`,
      source: 'This edition',
      see: [
        'Option.D',
        'Option.E',
        'Option.F',
        'Option.G',
        'Option.H',
        'Designer.A2',
        'Designer.B',
        'Designer.C',
      ],
    },
  ],
});
