import { defineChapter } from './paragraph.ts';

export const combat = defineChapter({
  id: 'combat',
  title: 'Combat',
  paragraphs: [
    {
      id: 'Combat',
      title: 'General rule',
      text: `In a Combat Phase the phasing player is the attacker and the other player the defender. The phase runs
        through three segments: retreat before combat, advance before combat, attacks.

        To resolve an attack, add up the attack strengths (first number) of the attacking units and the defence
        strengths (second number) of the defending units. State them as odds, attacker to defender, and round in
        the defender's favour to a column of [[Combat.Table]]. Roll the die, read the result and carry it out at
        once.`,
      source: 'SPI rules, Combat, general rule and procedure',
    },
    {
      id: 'Combat.A',
      title: 'Retreat before combat',
      text: `Finnish player: only 0-0-3s and 1-1-3s may retreat before combat, and only if they start from a hex in
        Finland north of Row A. The right is suspended while the Soviets have captured all four hexes of the Mannerheim
        Line ([[C17]]).

        Soviet player: only HQs may retreat before combat, wherever they are.`,
      source: 'SPI rules, Combat, case A',
      see: ['Fortifications.F', 'C17'],
    },
    {
      id: 'Combat.A1',
      title: 'Limits of a retreat: distance',
      text: `A retreat, before combat or after it, is one hex.`,
      source: 'SPI rules, Combat, case A, limitation 1',
    },
    {
      id: 'Combat.A2',
      title: 'Limits of a retreat: the hex',
      text: `You may not retreat into an enemy ZOC, into terrain the unit cannot enter, or beyond the stacking
        limit. Ski patrols (0-0-3) do not count towards that limit.`,
      source: 'SPI rules, Combat, case A, limitation 2',
      see: ['Combat.Retreat', 'C9'],
    },
    {
      id: 'Combat.A3',
      title: 'Limits of a retreat: joining a friendly unit',
      text: `Within the stacking limit you may retreat onto a friendly unit even if its hex is in an enemy ZOC. The unit
        that retreated does not help to defend that hex, but it shares the fate of the unit it joined.`,
      source: 'SPI rules, Combat, case A, limitation 3',
    },
    {
      id: 'Combat.B',
      title: 'Advance before combat',
      text: `When a unit has retreated before combat, the attacker may move a unit that was next to it into the hex it
        left. The advance is one hex, and enemy ZOCs do not hinder it. Any unit except an HQ may do so. A unit that
        advanced makes no attack in this Combat Phase; its counter is marked until the phase ends.`,
      source: 'SPI rules, Combat, case B',
    },
    {
      id: 'Combat.C',
      title: 'Adjacent units only',
      text: `You may attack only adjacent enemy units, and only units adjacent to a defender may
        join the attack on it.`,
      source: 'SPI rules, Combat, case C',
    },
    {
      id: 'Combat.D',
      title: 'Finnish attacks are voluntary',
      text: `As the Finnish player, you never have to attack. Attack some adjacent Soviet hexes and ignore others as
        you please.`,
      source: 'SPI rules, Combat, case D',
    },
    {
      id: 'Combat.E',
      title: 'Soviet attacks are obligatory',
      text: `As the Soviet player, you must attack every Finnish unit adjacent to your units, and every Soviet
        unit next to a Finnish unit must take part in an attack. Isolated units, units that advanced before combat
        and HQs are exempt: they can never attack.`,
      source: 'SPI rules, Combat, case E',
    },
    {
      id: 'Combat.F',
      title: 'Once per segment',
      text: `In one Attack Segment a unit attacks at most once, and is attacked at most once.`,
      source: 'SPI rules, Combat, case F',
    },
    {
      id: 'Combat.G',
      title: 'Several hexes against one',
      text: `Units in different hexes may combine against a hex that they are all next to. Add their attack strengths.
        Their number is limited only by the room around the hex.`,
      source: 'SPI rules, Combat, case G',
    },
    {
      id: 'Combat.H',
      title: 'A stack defends as one',
      text: `Units stacked in a hex defend together: add their defence strengths.`,
      source: 'SPI rules, Combat, case H',
    },
    {
      id: 'Combat.J',
      title: 'A stack may divide its attacks',
      text: `Units of one stack need not attack together. Each may join a different attack, or none where the attack
        is voluntary.`,
      source: 'SPI rules, Combat, case J',
    },
    {
      id: 'Combat.K',
      title: 'One hex against several',
      text: `A unit or stack may attack two or more adjacent hexes in a single attack. Add the defence strengths of all
        the units in them.`,
      source: 'SPI rules, Combat, case K',
    },
    {
      id: 'Combat.L',
      title: 'Strengths are not divided',
      text: `A unit puts its whole attack strength into one attack. A unit's defence strength is met whole as well; you
        cannot attack a part of it.`,
      source: 'SPI rules, Combat, case L',
    },
    {
      id: 'Combat.M',
      title: 'Order of attacks',
      text: `The attacker chooses the order. Carry out each result, and any advance it allows, before you go on to the
        next attack.`,
      source: 'SPI rules, Combat, case M',
    },
    {
      id: 'Combat.N',
      title: 'Odds',
      text: `Where the odds fall between two columns, use the one that favours the defender. Example: 19 against 7 is 2-1; 3 against 7
        is 1-3.`,
      source: 'SPI rules, Combat, case N',
    },
    {
      id: 'Combat.P',
      title: 'Isolated units do not attack',
      text: `An isolated unit takes no part in an attack.`,
      source: 'SPI rules, Combat, case P',
      see: ['Supply.C', 'Supply.E'],
    },
    {
      id: 'Combat.Q',
      title: 'NKVD and the frontier',
      text: `An NKVD unit may not attack across the frontier: Finnish units in Finland are safe from it.`,
      source: 'SPI rules, Combat, case Q',
    },
    {
      id: 'Combat.R',
      title: 'Ski patrols under attack',
      text: `A ski patrol that did not retreat before combat must be attacked like any other Finnish unit by the Soviet
        units adjacent to it. It has no defence strength: if only ski patrols are attacked, the result is always
        De ([[C8]]).`,
      source: 'SPI rules, Combat, case R',
    },
    {
      id: 'Combat.S',
      title: 'Doubled defence',
      text: `Defence strength is doubled for:
        - Finnish units in a Finnish city (Helsinki, Viipuri, Oulu, Petsamo) or a Fortification hex
        - Soviet units in a Soviet Supply City (Leningrad, Petrozavodsk, Kem, Kandalaksha, Murmansk)
        - units of either side when every attacker attacks through a river or minor-lake hexside

        However many reasons apply, it is doubled only once.`,
      source: 'SPI rules, Combat, case S; SPI charts, Terrain Effects Chart',
      see: ['Fortifications.B'],
    },
    {
      id: 'Combat.Table',
      title: 'Combat Results Table',
      text: `The columns run 1-4, 1-3, 1-2, 1-1, 2-1, 3-1, 4-1, 5-1, 6-1; the rows are the six faces of the die. Better
        odds than 6-1 use the 6-1 column. Attacks at 1-4 or worse may not be made; where one cannot be avoided, its
        result is Ae.

        Where a result is followed by another in parentheses, use the one in parentheses against Finnish units in a
        Fortification hex ([[C7]]). [[C4]] explains what "cannot be avoided" means.`,
      source: 'SPI charts, Combat Results Table',
      see: ['Combat.N', 'Fortifications.B'],
    },
    {
      id: 'Combat.Results',
      title: 'What the results mean',
      text: `- Ae, attacker eliminated: remove every attacking unit. The defender does not advance.
        - Ar, attacker retreats: every attacking unit retreats one hex. The attacker chooses where.
        - Ne, no effect: all units stay.
        - Dr, defender retreats: every defending unit retreats one hex. The defender chooses where. The attacker does
          not advance.
        - De, defender eliminated: remove every defending unit. The attacker may advance.
        - Ex, exchange: remove every defending unit; the attacker removes attacking units with at least as many
          attack points as the defender lost defence points, both counted as printed. If any attacker is left, the
          attacker may advance.

        An advance after De or Ex is one attacking unit into a hex that the defender lost, even into an enemy
        ZOC.`,
      source: 'SPI charts, Combat Results Table',
    },
    {
      id: 'Combat.Retreat',
      title: 'Retreats and advances after combat',
      text: `A unit that can retreat only into an enemy ZOC, impassable or forbidden terrain, or a
        hex already full is eliminated instead. On Row A and south of it you may retreat onto a friendly unit, enemy ZOC or not; north of it there is room only where ski patrols are concerned ([[Stacking.C]]).

        Retreats and advances cost no MPs. The attacker advances only after De or Ex, or when the defender retreated
        before combat. The defender never advances.`,
      source: 'SPI charts, Combat Results Table, Retreating',
    },
    {
      id: 'C1',
      title: 'What an attack is',
      text: `An attack is one of two things:
        - units from any number of hexes on one defended hex
        - units of one hex on several defended hexes

        Units of several hexes never attack several hexes in one attack. Every attacker is next to every hex under attack, across a hexside that can be attacked across. A hexside wholly of major lake or sea cannot.
        All units in a defended hex defend.`,
      source: 'Ruling C1',
      see: ['Combat.C', 'Combat.G', 'Combat.H', 'Combat.K'],
    },
    {
      id: 'C2',
      title: 'The Soviet obligation',
      text: `The obligations are determined at the start of the Soviet Attack Segment. Every Soviet unit that may attack
        and is next to a Finnish or Allied unit must attack. Every Finnish or Allied hex that such a unit is next to, and may attack, must be attacked.

        Exempt are isolated units, HQs, units that advanced before combat, and NKVD units that are adjacent to enemies
        only in Finland.

        An obligation lapses when combat results separate the two sides, or when the attacker may no longer attack because it
        has become isolated. Combat results never create a new obligation.`,
      source: 'Ruling C2',
      see: ['Combat.E', 'Combat.P', 'Combat.Q'],
    },
    {
      id: 'C3',
      title: 'Keeping the obligations open',
      text: `An attack is refused if it would leave behind a hex that must be attacked with no unused unit beside it that
        must attack, or a unit that must attack with no such hex left beside it. The refusal names the hex or unit
        left over. As long as each attack passes this test, the rest can always be carried out.`,
      source: 'Ruling C3',
      see: ['Combat.E', 'C2', 'Combat.F'],
    },
    {
      id: 'C4',
      title: 'Hopeless attacks',
      text: `Odds of 1-4 or worse are forbidden to the Finnish player, and to Soviet units that do not have to attack.

        Soviet units that must attack may do so against hexes that must be attacked, but only where it cannot be
        avoided. Consider all ways to meet the remaining obligations in the current position, before any
        die roll: the attack must belong to one with the fewest attacks at 1-4 or worse. No die is rolled: the result
        is Ae.

        An attack at better odds is also refused if it would make one more at 1-4 or worse necessary than there
        has to be; otherwise the order of the attacks could defeat the rule. Either refusal shows a better way. A
        front too complex for every combination to be tried is left to the players.`,
      source: 'Ruling C4; attacks at better odds, tangled fronts: this edition',
      see: ['Combat.Table', 'Combat.N', 'Combat.E', 'C2', 'C3'],
    },
    {
      id: 'C4a',
      title: 'Soak-offs',
      text: `With this option, any Soviet attack at 1-4 or worse is allowed in which every attacker must attack and
        every defended hex must be attacked, avoidable or not. So a weak unit can be sacrificed to let a stronger one attack
        somewhere else at good odds. The result is Ae without a die roll.`,
      source: 'A house rule, not in the rules',
      see: ['C4'],
    },
    {
      id: 'C5',
      title: 'Half points',
      text: `Half points of strength are kept. Nothing is rounded until the odds are formed.`,
      source: 'Ruling C5',
      see: ['Combat.N', 'Supply.B'],
    },
    {
      id: 'C6',
      title: 'Doubling and halving',
      text: `City, Fortification and water never do more than double a unit, whatever coincides. For doubling by water,
        look at each defended hex: every attacker must be attacking that hex through a river or minor-lake
        hexside. Halve an isolated defender after doubling it.`,
      source: 'Ruling C6',
      see: ['Combat.S', 'Supply.B', 'Fortifications'],
    },
    {
      id: 'C7',
      title: 'Results in parentheses',
      text: `If any of the defended hexes is a Fortification held by Finnish or Allied units, the whole attack uses the results in
        parentheses, where there are any.`,
      source: 'Ruling C7',
      see: ['Combat.Table', 'Fortifications.B'],
    },
    {
      id: 'C8',
      title: 'Ski patrols alone or in company',
      text: `If only 0-0-3s are in all the hexes of an attack, they are eliminated without a die roll, and one attacker may
        advance. If other units defend with them, in the same hex or in another hex of the same attack, the 0-0-3s add
        nothing and share the result.`,
      source: 'Ruling C8',
      see: ['Combat.R'],
    },
    {
      id: 'C9',
      title: 'Retreat after combat, hex by hex',
      text: `On Ar or Dr each unit retreats one hex of its owner's choice, one unit after another. A hex will do if:
        - no enemy unit is in it
        - no enemy ZOC is in it, unless a friendly unit is there too
        - its terrain, row and country are open to the unit
        - the hexside can be crossed
        - the stacking limit is kept

        A unit without such a hex is eliminated.`,
      source: 'Ruling C9',
      see: ['Combat.Results', 'Stacking'],
    },
    {
      id: 'C10',
      title: 'Retreating onto a friendly unit',
      text: `A unit that retreated onto a friendly hex adds nothing to the defence of that hex in this Combat Phase. If
        the hex is attacked, the unit shares the result.`,
      source: 'Ruling C10',
      see: ['Combat.A3', 'Combat.Retreat'],
    },
    {
      id: 'C11',
      title: 'Exchange',
      text: `The defender removes all defending units. The attacker then chooses attacking units to remove, whose printed
        attack strengths together reach at least the printed defence strengths that the defender removed. If they
        cannot reach it, all the attackers go.`,
      source: 'Ruling C11',
      see: ['Combat.Results'],
    },
    {
      id: 'C12',
      title: 'Advance after combat',
      text: `After De or Ex one surviving attacker may advance into one hex cleared by the combat. Decide at once. Enemy
        ZOCs do not matter. An HQ never advances, nor does any unit into a hex it may not enter.`,
      source: 'Ruling C12',
      see: ['Combat.Results', 'Combat.Retreat', 'Combat.M'],
    },
    {
      id: 'C13',
      title: 'Before combat, unit by unit',
      text: `Retreat before combat is decided for each unit separately, within [[Combat.A]]: any adjacent unit of the phasing
        player gives it the right.

        In the next segment one unit may advance into each hex that was vacated completely. HQs may not. A
        unit that advanced neither attacks nor has to.`,
      source: 'Ruling C13',
      see: ['Combat.A', 'Combat.B', 'Combat.E'],
    },
    {
      id: 'C14',
      title: 'Advances are always legal',
      text: `No unit is ever eliminated by its own advance. An advance into a hex closed to the unit is not offered.`,
      source: 'Ruling C14',
      see: ['Combat.B', 'C12', 'Movement.K4'],
    },
    {
      id: 'C15',
      title: 'NKVD in combat',
      text: `NKVD units neither attack a unit that is in Finland nor advance into Finland, before combat or after it.`,
      source: 'Ruling C15',
      see: ['Combat.Q', 'C12', 'C2'],
    },
    {
      id: 'C16',
      title: 'After a retreat',
      text: `A unit that retreated in this Combat Phase adds nothing to defence until the phase ends, whatever hex it is
        in. A hex whose total defence is zero falls without a die roll, as in [[C8]].

        A unit that has been attacked may not be attacked again in the same segment, even after it retreated. If it
        joined another unit and that unit is attacked, [[C10]] holds.`,
      source: 'This edition',
      see: ['Combat.F', 'Combat.A3', 'C8', 'C10'],
    },
    {
      id: 'C17',
      title: 'When the Mannerheim Line is captured',
      text: `Finnish units lose the retreat before combat while the Soviets have captured all four hexes of the Mannerheim
        Line as [[Victory.Capture]] says: they were the last to be there, and a line of communication leads from each. It is
        judged when the Retreat-Before-Combat Segment begins and applies until it ends.`,
      source: 'SPI rules, Combat, case A; ruling C17',
      see: ['Combat.A', 'Fortifications.F', 'Victory.Capture'],
    },
    {
      id: 'C18',
      title: 'Units without attack strength',
      text: `A unit without attack strength, an HQ or a 0-0-3, takes no part in an attack, and so does not advance after
        it.`,
      source: 'Ruling C18',
      see: ['C12', 'Combat.Results'],
    },
  ],
});
