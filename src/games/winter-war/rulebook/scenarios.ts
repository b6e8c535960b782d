import { defineChapter } from './paragraph.ts';

// What the printed game has lost is played as a reconstruction; every such passage begins with that word.
export const scenarios = defineChapter({
  id: 'scenarios',
  title: 'Scenarios and Special Events',
  paragraphs: [
    {
      id: 'Scenario',
      title: 'The optional rule',
      text: `This rule is optional. It lets the outside world intervene in the war.

        An Interphase closes every Game-Turn but the last ([[Sequence.C]]). In it the Finnish player rolls for a
        Scenario ([[Scenario.Table]]) until one is in force; a game has no more than one. The Soviet player rolls for
        a Special Event ([[Event.Table]]) in every Interphase, whatever has happened before.

        When you play with this rule, Murmansk Defence is not used, and its penalties are not counted.`,
      source: 'SPI rules, optional rule Scenario/Special Events',
      see: ['Sequence.C', 'Murmansk', 'V6'],
    },
    {
      id: 'Scenario.Table',
      title: 'Scenario Table',
      text: `The Finnish player rolls one die. On 1, 2 or 3 no Scenario comes, after any Game-Turn. On 4, 5 or 6 the
        letter depends on the Game-Turn that is ending:
        - Game-Turn 1: 4 none, 5 none, 6 D
        - Game-Turn 2: 4 C, 5 D, 6 E
        - Game-Turn 3: 4 A, 5 B, 6 C
        - Game-Turn 4: 4 A, 5 A, 6 B
        - Game-Turn 5: 4 A, 5 B, 6 E
        - Game-Turn 6: 4 A, 5 B, 6 E
        - Game-Turn 7: 4 A, 5 B, 6 E
        - Game-Turn 8: 4 B, 5 B, 6 B
        - Game-Turn 9 and later: 4 B, 5 B, 6 B

        Carry out the Scenario at once. With no Scenario the Finnish player rolls again in the next Interphase.

        Reconstruction: the row for a die of 5 after Game-Turns 6 to 9 is lost from the printed table. This edition
        reads B there.`,
      source: 'SPI charts, Scenario Table; the lost row: this edition',
      see: ['Scenario.A', 'Scenario.B', 'Scenario.C', 'Scenario.D', 'Scenario.E', 'Option.F', 'Designer.C'],
    },
    {
      id: 'Scenario.A',
      title: 'A: the Allies at Petsamo',
      text: `Three Allied 3-2-2s come to Petsamo (1656) by sea. If no Soviet unit is there, they go ashore at once, on
        top of any Finnish units; there is nothing to choose.

        If a Soviet unit is there, the Finnish player chooses. To decline means that no Scenario has come: the Finnish
        player rolls again in the next Interphase (but not with [[Designer.C]]). To accept means an assault at once,
        and the Scenario is in force whatever the result.

        The assault has 9 attack points. Finnish units take no part in it. The Soviet units in Petsamo defend with
        their printed defence strength doubled; halve it again for an isolated unit. Roll one die on
        [[Combat.Table]], without the results in parentheses:
        - Ae, Ar, Ne: all three brigades are eliminated
        - De: the Soviet units are eliminated, and the brigades go ashore
        - Dr: the Soviet units retreat as after any combat, or are eliminated if they cannot; the brigades go ashore
        - Ex: the Soviet units are eliminated; the Finnish player loses brigades whose printed attack strengths
          reach at least the printed defence strengths lost, or all three; the rest go ashore

        On this map, the sea off Petsamo is outside the map: until they go ashore the brigades are in no hex.`,
      source: 'SPI charts, Scenario A; the sea: this edition',
      see: ['Scenario.Allies', 'Combat.Results', 'Combat.Retreat', 'X2'],
    },
    {
      id: 'Scenario.B',
      title: 'B: the Allies cross Scandinavia',
      text: `Norway and Sweden let the Allies through. Six Allied 3-2-2s are placed at once in the Swedish hex R
        (0635), next to Kemi and Tornio. [[Scenario.Allies]] says how they enter Finland.

        Reconstruction: the number of brigades is lost from the printed text. This edition brings all six. The place
        of R on this board is this edition's as well.`,
      source: 'SPI charts, Scenario B; number and hex: this edition',
      see: ['Scenario.Allies', 'X2'],
    },
    {
      id: 'Scenario.C',
      title: 'C: the Allies on both roads',
      text: `Reconstruction: the printed text of this Scenario is lost.

        Three Allied 3-2-2s are placed at once in R, as in [[Scenario.B]]. The other three come to Petsamo, as in
        [[Scenario.A]]. If a Soviet unit is there and the Finnish player declines the assault, those three stay away
        for good, but the Scenario is still in force.`,
      source: 'This edition; ruling X3',
      see: ['Scenario.Allies', 'X3'],
    },
    {
      id: 'Scenario.D',
      title: 'D: Sweden sends help early',
      text: `Reconstruction: the printed text of this Scenario is lost.

        The Swedish 3-3-3 and the 2-2-3 of the 64th Regiment join at once in Oulu. They do not arrive again by
        the track. If Oulu is not in Finnish hands, the Finnish player places them in any Finnish city that is. If
        there is none, they come as scheduled.

        They may exceed the stacking limit until the end of the next Finnish Movement Phase.`,
      source: 'This edition; ruling X3',
      see: ['O2', 'Reinforcement.Finnish', 'Stacking.A', 'X3'],
    },
    {
      id: 'Scenario.E',
      title: 'E: a threat to Baku',
      text: `Reconstruction: the printed text of this Scenario is lost.

        The Allies threaten the Caucasus, and the Soviet player must send troops there. The Soviet player takes Soviet
        units off the map, one by one, worth exactly 12 attack points as printed, or as few more as whole units
        allow. The choice is the Soviet player's. Units without attack points do not count. They are out for the rest of the game; this
        brings neither side Victory Points.`,
      source: 'This edition; ruling X3',
      see: ['X3'],
    },
    {
      id: 'Scenario.Allies',
      title: 'Allied units',
      text: `Allied 3-2-2s are the Finnish player's and act as Finnish units in every respect. They may first move in
        the Finnish Player-Turn after they come.

        Norway and Sweden stay closed to them as to everyone. The one exception is the way out of R (0635): straight over
        the frontier to Kemi (0735) or Tornio (0636). No unit ever enters R from the map, in a retreat either.

        R is neutral territory. Allied units there are in supply, cannot be attacked, and are not in any Soviet ZOC. They may
        attack out of R into Finland. If such an attack ends in a retreat, they too can only go to Kemi or Tornio,
        or are eliminated.

        Each Allied 3-2-2 that is eliminated, wherever and however, is worth +5 Victory Points to the Soviets.`,
      source:
        'SPI charts, Scenarios A and B; SPI charts, Victory Point Schedule; R: ruling X2 and this edition',
      see: ['K2', 'Movement.K1', 'Supply.G', 'U6', 'Z5', 'C2', 'Victory.Schedule'],
    },
    {
      id: 'Event.Table',
      title: 'Special Event Tables',
      text: `The Soviet player rolls one die in every Interphase. The table depends on the Game-Turn that is ending.

        Game-Turns 1 to 4:
        - 1, 2 or 3: none
        - 4: F
        - 5: G
        - 6: H

        Game-Turns 5 to 7:
        - 1: none
        - 2: G
        - 3: H
        - 4: J
        - 5: K
        - 6: G and J, both

        Game-Turn 8 and later:
        - 1 or 2: none
        - 3: F
        - 4: J
        - 5: K
        - 6: L

        Reconstruction: the entry for a die of 2 in the first table is lost. This edition reads it as none.`,
      source: 'SPI charts, Special Event Tables; the lost entry: this edition',
      see: ['Event.F', 'Event.G', 'Event.H', 'Event.J', 'Event.K', 'Event.L', 'Option.F'],
    },
    {
      id: 'Event.F',
      title: 'F: Soviet paradrop',
      text: `This event comes once a game; after that, F is no event. The Soviet 3-1-1 is placed in Leningrad, where
        it never counts for stacking. It may march from there like any unit.

        It may be dropped at the end of any later Soviet Player-Turn, if it is in Leningrad and did not move in that
        Player-Turn. The hex must
        - lie in Finland, within six hexes of Leningrad, and be open to the unit
        - hold no Finnish unit and lie in no Finnish ZOC
        - have room within the stacking limit

        On the ground it is a unit like any other, which can be isolated like any other. It moves and attacks from
        the next Soviet Player-Turn on.

        With [[Option.D]] the 3-1-1 is in the game from the start. F then brings it back to Leningrad if it has been
        eliminated; otherwise it is no event.`,
      source: 'SPI charts, Special Event F; with Option.D: this edition',
      see: ['Option.D', 'O1', 'K2', 'Supply.C'],
    },
    {
      id: 'Event.G',
      title: 'G: foreign volunteers',
      text: `The Finnish player places one 2-2-2 in Helsinki or Oulu at once. The city must be in Finnish hands. The
        unit may move in the next Finnish Player-Turn. It may exceed the stacking limit until the end of the
        Movement Phase of that Player-Turn.

        Six such units can come in a game. If all six have come, or neither city is in Finnish hands, this is no
        event.`,
      source: 'SPI charts, Special Event G; stacking: this edition',
      see: ['Reinforcement.Finnish', 'Stacking.A', 'O2'],
    },
    {
      id: 'Event.H',
      title: 'H: Soviet logistics',
      text: `For the rest of the game Petrozavodsk supplies up to 90 attack points. If no Scenario is in force, or it
        supplies 90 already, this is no event.`,
      source: 'SPI charts, Special Event H',
      see: ['Supply', 'U3', 'Scenario', 'Option.G'],
    },
    {
      id: 'Event.J',
      title: 'J: Soviet replacements',
      text: `One eliminated 2-1-2 returns. It is a reinforcement of the next Soviet Reinforcement Phase, and may be
        held back like any other. If no 2-1-2 has been eliminated, this is no event.`,
      source: 'SPI charts, Special Event J',
      see: ['Reinforcement.Soviet', 'O4'],
    },
    {
      id: 'Event.K',
      title: 'K: cease-fire',
      text: `After the next Game-Turn, before the die for a Scenario, the Finnish player may call a cease-fire. The
        game then ends at once and is scored as it stands. Called or not, the offer is used up; another K makes
        another offer.

        It cannot be called after the last Game-Turn, for then the game ends in any case. With [[Option.E]] the die
        for the length of the game comes before it. Without the cease-fire option ([[X4]]), K is no event.`,
      source: 'SPI charts, Special Event K; the last Game-Turn and Option.E: this edition',
      see: ['Victory.Score', 'Sequence.C', 'Sequence.D', 'Option.E'],
    },
    {
      id: 'Event.L',
      title: 'L: severe cold',
      text: `The Soviets lose units worth exactly 4 attack points as printed, or as few more as whole units allow
        ([[X4]]). The Finnish player picks them, one whole unit after another, from all on the map that have attack
        points; wherever an isolated one fits, only isolated ones may be picked. They count as eliminated.

        In the next Game-Turn no unit moves by rail. Railways still connect cities for supply, and reinforcements still
        arrive.`,
      source: 'SPI charts, Special Event L; ruling X4',
      see: ['Movement.J', 'Supply.F3', 'Supply.L', 'X4'],
    },
    {
      id: 'X1',
      title: 'Reading the tables',
      text: `The Scenario Table and the Special Event Tables are read as given in this chapter. After Game-Turns
        later than the ninth, use the letters of Game-Turn 9 and the third table. There is no Interphase after
        Game-Turn 0.`,
      source: 'Ruling X1; Game-Turns 0, 10 and later: this edition',
      see: ['Scenario.Table', 'Event.Table', 'Option.E', 'Option.H'],
    },
    {
      id: 'X2',
      title: 'Reading A and B',
      text: `The printed texts of A and B are cut off at the edge; this is how they are completed:
        - A: Ae, Ar and Ne all mean that the three brigades are lost
        - B: six brigades come, to the Swedish hex R
        - Allied units cross Sweden only from R to the frontier, and are in supply in R`,
      source: 'Ruling X2',
      see: ['Scenario.A', 'Scenario.B', 'Scenario.Allies'],
    },
    {
      id: 'X3',
      title: 'The lost Scenarios',
      text: `Nothing of the printed texts of C, D and E is left but their letters in the table. What is played here
        under these letters is a reconstruction, and is marked as one wherever it is shown.`,
      source: 'Ruling X3',
      see: ['Scenario.C', 'Scenario.D', 'Scenario.E', 'Scenario.Table'],
    },
    {
      id: 'X4',
      title: 'Cease-fire by choice; the cold',
      text: `The cease-fire is a separate option: without it, K on the Special Event Tables is no event. The other
        Special Events go on.

        The 4 points of L are exact: each unit picked must leave a way to make up the rest. Only where no set of
        units makes exactly that, it is the set with the smallest excess. The Finnish player picks, isolated ones
        first. The 12 points of Scenario E are counted in the same way.`,
      source: 'Ruling X4',
      see: ['Event.K', 'Event.Table'],
    },
  ],
});
