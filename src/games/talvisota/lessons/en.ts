import type { CourseWords } from '#table/game/course/words.ts';
import type { COURSE } from './course/index.ts';

/** The lessons in English. */
export const en: CourseWords<(typeof COURSE)[number]> = {
  refusals: {
    other: 'You may do that in a game. For this step, do what the card asks.',
    short: 'Legal, but not what this step asks for. Read it again, or use the hint.',
    over: 'This lesson is finished.',
  },
  lessons: {
    prudent: {
      title: 'A prudent advance',
      aim: 'Take one strategy through a whole turn, from its box to {PTS}.',
      steps: {
        move: {
          task: 'Two FUS and one ELI wait in the Lapland box. Choose the box, take all three, and bring them to {MUR}.',
          hint: 'Press Lapland, then All, then {MUR} on the map. Then press Move.',
          done: 'Special movement takes units through Soviet territory as far as their logistic line reaches.',
          traps: {
            elsewhere: 'From {KAN} the road leads to {SAL}. To reach {PTS}, start from {MUR}.',
            early: 'Bring all three to {MUR} first: two would be a third weaker.',
          },
        },
        moved: {
          task: 'Nothing else needs to move this turn. End movement.',
          hint: 'Press End movement.',
          done: 'Units in the other boxes may stay there for as long as you like.',
        },
        plan: {
          task: 'Now place a strategy face down in the Lapland box: the Finns will see that there is one, but not which. Place a Prudent advance.',
          hint: 'Press the counter PRUD, then the Lapland box below.',
          done: 'PRUD takes one space with at most three units. FUS, ELI and MECA have their bonus doubled, and failure costs 1 morale.',
          short: 'Your units are in {MUR}: the strategy belongs in the Lapland box.',
          traps: {
            mass: 'A Massive attack gives FUS and ELI no bonus: your three would count 19, not 31. And it costs 3 if it takes nothing.',
            blin: 'An Armoured attack needs three MECA or TAN, and there are none here.',
            man: 'A Coordinated Manoeuvre costs 4 morale if it fails. Three units should not risk that.',
          },
        },
        support: {
          task: 'A support helps strategies on its own front. Place Lack of munitions (MUNI) on Lapland.',
          hint: 'Press the counter MUNI, then Lapland.',
          done: 'The Finns are short of munitions, which takes 2 off each of their units.',
          traps: {
            front: 'It would help nobody there: your strategy is on Lapland.',
            other: 'PRUD has room for one support. Lack of munitions is the best choice here.',
          },
        },
        planned: {
          task: 'That is all for this turn. Confirm your strategies.',
          hint: 'Press Strategies done.',
          done: 'The Finns saw one strategy on Lapland and placed one of their own against it, face down.',
        },
        commit: {
          task: 'Now allot the means, in secret like the rest. Give the Prudent advance all three units in {MUR}, and Lack of munitions.',
          hint: 'Press the Lapland box, then {MUR}. Then press FUS twice, ELI, and MUNI.',
          done: 'Twice 10 for the FUS and 11 for the ELI: 31, before the Finns have their say.',
          traps: {
            early: 'Not yet: it needs all three units and Lack of munitions.',
          },
        },
        committed: {
          task: 'The strategy has what it needs. Confirm your means.',
          hint: 'Press Means done.',
          done: 'The Finns have allotted units, terrain and weather to theirs. You will see them in the combat.',
        },
        deploy: {
          task: 'Send the strategy against {PTS}. It goes face down, and the Finns choose what answers it.',
          hint: 'Press the Lapland box, or {MUR} on the map; then {PTS}. Then press Send strategy.',
          done: 'They answer with their strategy on the same front. Now both are revealed.',
          traps: {
            held: 'A strategy held back costs nothing. But a turn without any attack costs you 1 morale.',
          },
        },
        open: {
          task: 'Open the combat: now both sides show their means.',
          hint: 'Press Open combat.',
          done: 'Snow takes 1 off each FUS and ELI, and there is no bonus. Your 31 becomes 16; the Finns have 10.',
        },
        roll: {
          task: 'The stronger side rolls, and 16 against 10 is column +6. Look at the card, then roll.',
          hint: 'Press Roll the die.',
          done: 'A 2 in column +6: each side loses one unit, and the Finns abandon the space.',
        },
        lose: {
          task: 'Each side chooses its own losses. Remove a FUS.',
          hint: 'A FUS is already selected. Press Remove units.',
          done: 'From the next turn on, you can buy back lost units with morale.',
          traps: { elite: 'ELI is the stronger unit. Remove a FUS.' },
        },
        occupy: {
          task: 'The space is empty. Send both remaining units into {PTS}.',
          hint: 'Both are already selected. Press Enter the space.',
          done: 'That costs the Finns 1 morale plus the value of the space, here 0. Yours would rise by as much, but 23 is the maximum.',
          traps: {
            nobody: 'Without a unit or a marker, the space is not taken at all.',
            fewer:
              'One unit or a marker would hold it too. But the fewer units are there, the easier it is for scouts.',
          },
        },
      },
      end: 'That was a turn: movement, strategies, means, targets, combats. A Prudent advance gains little and risks little.',
    },
    environment: {
      title: 'An answer with Environment',
      aim: 'Answer a tank attack with the right terrain and weather.',
      steps: {
        plan: {
          task: 'You lead the Finns. Three TAN and three MECA are in {LEN}, and one strategy is on Karelia: answer it there with a Defensive Position.',
          hint: 'Press the counter DEFENSE, then Karelia 1 or Karelia 2.',
          done: 'You answer after the Soviets have placed theirs: you know how many are on each front, but not which.',
          traps: {
            front: 'There is nothing to answer on that front. Theirs is on Karelia.',
            motti: 'A Motti has two Environment markers, but no Entrenchment. One marker will do here.',
            counter:
              'A Counter-attack has a fourth unit, but no Entrenchment. An Entrenchment costs you no division.',
          },
        },
        guns: {
          task: 'Place Anti-Tanks (A-T) on Karelia: they take 2 off each TAN.',
          hint: 'Press a counter A-T, then Karelia.',
          done: 'Against a force without TAN, they would still reduce the total by 1.',
          traps: {
            front: 'The tanks are on the Karelia front.',
            ambush: 'An Ambush is the best support you have. Save it for later: the guns are enough here.',
            other: 'Not useless, but Anti-Tanks do more against three TAN.',
          },
        },
        planned: {
          task: 'Your answer is face down. Confirm your strategies.',
          hint: 'Press Strategies done.',
          done: 'The Soviets have allotted their means, unseen.',
        },
        prepare: {
          task: 'Give the Defensive Position three DIV, the guns, the Entrenchment, and one Environment marker. Which one hurts TAN and MECA most?',
          hint: 'Press the box of your Defensive Position. Then press DIV three times, A-T and Forest; the Entrenchment (RET) is already in.',
          done: 'Forest takes 2 off each unit, and TAN lose their bonus. A force of up to 45 comes down to 15, guns included.',
          traps: {
            snow: 'Snow takes 3 off armour but leaves the bonus: with the guns, you could still face 21. Forest does more.',
            woods:
              'Woods add 1 to each of your units, but take only 1 off each TAN: you could still face 36.',
            swamp: 'A Swamp takes 1 off each unit: you could still face 33.',
            fog: 'Fog adds 1 to each of your units, but stops no tanks: you could still face 39.',
            early: 'Not yet: it needs three DIV, the guns, the Entrenchment and one Environment marker.',
            units: 'Three DIV are the strongest force a Defensive Position can have.',
          },
        },
        prepared: {
          task: 'The Soviets will not see them before the combat. Confirm your means.',
          hint: 'Press Means done.',
          done: 'Their strategy is sent face down against {TER}.',
        },
        answer: {
          task: 'Answer it with your Defensive Position. An undefended space falls without a die roll.',
          hint: 'Press Defensive Position, then Answer the attack.',
          done: 'An Armoured attack, with Lack of munitions and Air Support, which take 3 off each DIV. Even so, it is 15 against your 19.',
          traps: { none: 'Then {TER} would fall without a die roll.' },
        },
        roll: {
          task: 'You are stronger by 4, so you roll in column +6, adding 4 to the die. Look at the card, then roll.',
          hint: 'Press Roll the die.',
          done: 'Two units lost, and the force is back in {LEN}. A failed Armoured attack costs the Soviets 3 morale.',
        },
      },
      end: 'Look at what you are facing, and choose the marker that hurts it most. Each of the five can be used once per turn.',
    },
    second: {
      title: 'A second attack',
      aim: 'Advance from one space to the next with a Coordinated Manoeuvre, and keep the road behind you open.',
      steps: {
        commit: {
          task: 'A Coordinated Manoeuvre is on Ladoga. Give it two ELI, two TAN and Lack of munitions, from {SUJ}; the FUS stays to hold the space.',
          hint: 'Press the box of the Coordinated Manoeuvre, then {SUJ}. Then press ELI and TAN twice each, and MUNI.',
          done: 'Every bonus is doubled: 11 for an ELI, 9 for a TAN, 40 in total.',
          traps: {
            early: 'Not yet: it needs two ELI, two TAN and Lack of munitions.',
            units:
              'A Coordinated Manoeuvre has at most four units. Take two ELI and two TAN: the FUS holds {SUJ}.',
          },
        },
        committed: {
          task: 'This is your only strategy this turn. Confirm your means.',
          hint: 'Press Means done.',
          done: 'The Finns have one strategy on Ladoga. It will have to face both of your attacks.',
        },
        deploy: {
          task: 'Send it against {KOL}: from there the railway leads to {SOR}.',
          hint: 'Press the box of the Coordinated Manoeuvre, or {SUJ} on the map; then {KOL}. Then press Send strategy.',
          done: 'They answer with a Counter-attack.',
          traps: {
            north: '{TOL} leads to {SOR} as well. This lesson follows the railway: {KOL}.',
            held: 'A strategy held back costs nothing and takes nothing. Send it.',
          },
        },
        open: {
          task: 'Open the combat and see what they have.',
          hint: 'Press Open combat.',
          done: 'Forest takes 2 off each unit. TAN lose their bonus, but in a Coordinated Manoeuvre it is never below 1: 25 against 20.',
        },
        roll: {
          task: 'Column +5: five times in six the space falls, now or in a second round. Roll the die.',
          hint: 'Press Roll the die.',
          done: 'A 3: each side loses one unit, and the Finns abandon the space.',
        },
        lose: {
          task: 'In this forest an ELI counts 9 and a TAN 4. Remove a TAN.',
          hint: 'A TAN is already selected. Press Remove units.',
          done: 'The units left are all you have for the second attack.',
          traps: { elite: 'Keep the ELI: in this forest it counts 9, a TAN 4.' },
        },
        occupy: {
          task: 'Only units that enter {KOL} can attack from there. Send all three.',
          hint: 'All three are already selected. Press Enter the space.',
          done: 'A village, with value 0. But a successful Coordinated Manoeuvre costs the Finns 4, and you gain 4.',
          traps: { fewer: 'Units that stay in {SUJ} cannot attack again. Send all three.' },
        },
        pursue: {
          task: 'A Coordinated Manoeuvre may take two spaces. Choose {SOR} as the second, and leave nobody behind.',
          hint: 'Press {SOR}, then Second attack.',
          done: 'The same Finns face you with what they have left: three DIV, plus 2 for the town.',
          traps: {
            stop: 'Stopping costs nothing. But {SOR} would cost the Finns 6.',
            village: 'A village costs the Finns 4, {SOR} 6: its value is added.',
            leave: 'You need all three. A marker is enough to hold {KOL}.',
          },
        },
        again: {
          task: 'Now it is 22 against 20, column +2: one chance in three. Roll the die.',
          hint: 'Press Roll the die.',
          done: 'A 4: one unit lost on each side, and nobody retreats.',
        },
        less: {
          task: 'Choose your loss once more: the second TAN.',
          hint: 'The TAN is already selected. Press Remove units.',
          done: 'The Finns have lost a DIV. Look at the card: 18 against 14.',
          traps: { elite: 'Keep both ELI: each counts 9, the TAN 4.' },
        },
        on: {
          task: 'Breaking off is a defeat, and a defeated Coordinated Manoeuvre costs 4. Fight a second round.',
          hint: 'Press Second round.',
          done: 'Totals are recalculated with the remaining units. Column +4: one chance in two.',
          traps: { off: 'That would be a defeat: 4 morale. The card gives you one chance in two.' },
        },
        last: {
          task: 'This round decides. Roll the die.',
          hint: 'Press Roll the die.',
          done: 'A 5: the Finns lose one more and abandon {SOR}.',
        },
        hold: {
          task: 'Two ELI advance to {SOR}, leaving {KOL} empty. Place a marker there, or you lose the road behind you.',
          hint: 'Units and marker are already selected. Press Enter the space.',
          done: '{SOR} costs the Finns 6: 4 for the Coordinated Manoeuvre and 2 for its value. The marker keeps your chain intact.',
          traps: {
            unmarked: 'Without a marker, {KOL} is lost again and {SOR} is cut off.',
            split: 'Send both ELI, and place a marker in {KOL}: that holds both spaces.',
          },
        },
      },
      end: 'A second attack faces the same strategy, weakened. Press on while the odds are good, and leave a unit or a marker behind.',
    },
    scouts: {
      title: 'Harassment and isolation',
      aim: 'Cut a road with scouts, and starve the units at its end.',
      steps: {
        strike: {
          task: 'Four Soviet units are in {KUO}; only markers hold their road through {KAJ} and {SUO}. Send three SCT against {SUO}.',
          hint: 'In the table, press the cell of {SUO} under 3 SCT. Then press Send scouts.',
          done: 'A 4 plus 3 for the scouts is 7; a 6 is enough. The Soviets lose 2 morale, and the space.',
          traps: {
            strong: 'Each unit in the space takes 2 off your die: four take 8. That cannot succeed.',
            beside: 'The four units next to it take 4 off your die. There are none next to {SUO}.',
            idle: '{PTS} is just as easy, but nobody depends on it. Cut off the units in {KUO}.',
            fewer: 'Each SCT adds 1 to the die. With three, a 3 is enough.',
            pass: 'Idle scouts achieve nothing. Here they can do a lot.',
          },
        },
        stay: {
          task: 'Leave one SCT in {SUO} as a guard. The other two return home: they can strike again next turn.',
          hint: 'Press − twice. Then press Confirm scouts.',
          done: 'No chain reaches {KUO} any more. At the end of the turn one isolated unit is lost, TAN first.',
          traps: {
            none: 'The road would still be cut, but an attack would find nobody in {SUO}. Leave one.',
            many: 'Scouts that stay cannot strike elsewhere. One is enough as a guard.',
          },
        },
        event: {
          task: 'A new turn begins with events abroad. Roll for them.',
          hint: 'Press Roll for events.',
          done: 'A 5 sets the Events marker to +2, and your morale rises by as much.',
        },
        hold: {
          task: 'You may recall scouts in place now. Leave the one in {SUO}, and continue.',
          hint: 'Press Continue.',
          done: 'The Soviets do not dare to attack this turn. That alone costs them 1 morale.',
          traps: { home: 'Then {SUO} would be empty when the Soviets come back. Leave the guard.' },
        },
        again: {
          task: 'Two SCT are available. Send both against the marker in {PTS}.',
          hint: 'In the table, press the cell of {PTS} under 2 SCT. Then press Send scouts.',
          done: 'A 2 plus 2 for the scouts is 4, success with losses: Soviet morale falls by 1, and an SCT is lost. In {KUO} another unit is lost.',
          traps: {
            strong: 'The three units left there take 6 off your die.',
            beside: 'The three units next to it take 3 off your die.',
            fewer: 'Each SCT adds 1 to the die. Send both.',
            pass: 'Waiting achieves nothing. With both, only a 1 fails.',
          },
        },
      },
      end: 'Two units and 4 morale, without a battle. A road held only by markers is easy to cut.',
    },
    odds: {
      title: 'Reading the odds',
      aim: 'Learn from the combat card when to fight on and when to stop.',
      steps: {
        first: {
          task: 'Two attacks face the main line, their means still hidden. Open {TAI} first.',
          hint: 'Press {TAI} on the map or in the list. Then press Open combat.',
          done: 'The fortified line takes 4 off your force, and the Entrenchment adds 4 to theirs: 27 against 22.',
          traps: { later: 'The order is yours to choose. In this lesson {TAI} comes first.' },
        },
        roll: {
          task: 'The card shows the result of each die roll and your chance of taking the space: two in three. Roll the die.',
          hint: 'Press Roll the die.',
          done: 'A 2: one unit lost on each side, and nothing is decided.',
        },
        lose: {
          task: 'In a Prudent advance, a FUS counts 10 and an ELI 11. Remove a FUS.',
          hint: 'A FUS is already selected. Press Remove units.',
          done: 'The SK they lost counts less than your FUS. Look at the card again.',
          traps: { elite: 'Keep the ELI: it counts 11, a FUS 10.' },
        },
        off: {
          task: 'Now it is 17 against 18: the Finns would roll, and the card gives you no chance at all. Break off.',
          hint: 'Press Break off.',
          done: 'A defeat: you lose 1 for the strategy and 2 for the line, and the Finns gain 2. But you saved two units.',
          traps: {
            on: 'A second round can only cost you units: 17 against 18. The defeat costs the same morale either way.',
          },
        },
        open: {
          task: 'The Massive attack targets {SUM}, with Artillery Support and Meretskov Support. Open it.',
          hint: 'Press {SUM} or the Massive attack. Then press Open combat.',
          done: 'A Massive attack gives FUS no bonus, and the Swamp takes 1 off: six times 5 makes 30, before the line.',
        },
        employ: {
          task: 'Meretskov helps against the line or with the artillery. Choose the better use.',
          hint: 'Against the line he saves 3, with the artillery 2. Choose the line, then press Start combat.',
          done: 'It is 29 against 26, column +3: one chance in three. With the artillery, it would be one in six.',
          traps: {
            guns: 'With the artillery: 26 against 24, one chance in six. Against the line: 29 against 26, one in three.',
          },
        },
        again: {
          task: 'Failure would cost 3 for the strategy and 2 for the line; success gains 5. Roll the die.',
          hint: 'Press Roll the die.',
          done: 'A 5: each side loses one unit, and the Finns abandon {SUM}.',
        },
        occupy: {
          task: 'Send all five FUS into {SUM}. The MECA hold {TER}.',
          hint: 'All five are already selected. Press Enter the space.',
          done: 'The Finns lose 2 for the strategy, 1 for the value and 2 for the line: 5, and you gain 5.',
          traps: { fewer: 'Others hold {TER} already. Send all five.' },
        },
        enough: {
          task: 'A second attack against {KAM} would be 24 against 23, one chance in six. It could gain 5, but more likely you lose 2 and the Finns gain 2: stop here.',
          hint: 'Press Stop here.',
          done: 'With one space taken, a Massive attack has not failed. An attack not made costs nothing.',
          traps: {
            on: 'Five times in six you lose 2 and the Finns gain 2; once you gain 5. Stop here.',
          },
        },
      },
      end: 'Compare chance and stakes before you open a combat, fight on, or press further.',
    },
  },
};
