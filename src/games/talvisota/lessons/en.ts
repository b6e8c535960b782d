import type { CourseWords } from '#table/game/course/words.ts';
import type { COURSE } from './course/index.ts';

/** The lessons in English. */
export const en: CourseWords<(typeof COURSE)[number]> = {
  refusals: {
    other: 'You may do that in a game. For this step, do what the card asks for.',
    short: 'Legal, but not what this step is after. Read it again, or take the hint.',
    over: 'This lesson is finished.',
  },
  lessons: {
    prudent: {
      title: 'A prudent advance',
      aim: 'Take one strategy through a whole turn, from its box to {PTS}.',
      steps: {
        move: {
          task: 'Two FUS and one ELI wait in the box of Lapland. Choose the box, take all three, and bring them to {MUR}.',
          hint: 'Press Lapland, then All, then {MUR} on the map. Then press Move.',
          done: 'Special movement carries units over Soviet ground as far as their line reaches.',
          traps: {
            elsewhere: 'From {KAN} the road leads to {SAL}. {PTS} is reached from {MUR}.',
            early: 'Bring all three to {MUR} first: two would be weaker by a third.',
          },
        },
        moved: {
          task: 'Nothing else has to move today. End the movement.',
          hint: 'Press End the movement.',
          done: 'Units in the other boxes may stay there for as long as you like.',
        },
        plan: {
          task: 'Now a strategy goes face down into the box of Lapland: the Finns will see that there is one, not which. Lay a Prudent advance.',
          hint: 'Press the counter PRUD, then the box of Lapland below.',
          done: 'PRUD takes one space with three units at most. FUS, ELI and MECA have their bonus twice, and failure costs 1 morale.',
          short: 'Your units stand in {MUR}: the strategy belongs into the box of Lapland.',
          traps: {
            mass: 'A Massive attack gives FUS and ELI no bonus: your three would count 19, not 31. And it costs 3 if it takes nothing.',
            blin: 'An Armoured attack needs three MECA or TAN, and there are none here.',
            man: 'A Coordinated Manoeuvre costs 4 morale if it fails. Three units should not risk that.',
          },
        },
        support: {
          task: 'A support helps strategies of the front that it lies on. Lay Lack of munitions (MUNI) on Lapland.',
          hint: 'Press the counter MUNI, then Lapland.',
          done: 'The Finns are short of munitions: 2 off each of their units.',
          traps: {
            front: 'There it would help nobody: your strategy lies on Lapland.',
            other: 'PRUD has room for one support. Lack of munitions serves best here.',
          },
        },
        planned: {
          task: 'That is all for this turn. Say that your strategies are set.',
          hint: 'Press Strategies are set.',
          done: 'The Finns saw one strategy on Lapland and laid one of their own against it, face down.',
        },
        commit: {
          task: 'Now the means, as secret as the rest. Give the Prudent advance all three units in {MUR}, and Lack of munitions.',
          hint: 'Press the box of Lapland, then {MUR}. Then press FUS twice, ELI, and MUNI.',
          done: 'Twice 10 for FUS and 11 for ELI: 31, before the Finns have had their say.',
          traps: {
            early: 'Not yet: all three units and Lack of munitions belong to it.',
          },
        },
        committed: {
          task: 'The strategy has what it needs. Say that your means are set.',
          hint: 'Press Means are set.',
          done: 'The Finns have allotted units, ground and weather to theirs. You will see them in the combat.',
        },
        deploy: {
          task: 'Send the strategy against {PTS}. It goes there face down, and the Finns say what meets it.',
          hint: 'Press the box of Lapland, or {MUR} on the map; then {PTS}. Then press Send the strategy.',
          done: 'They meet it with their strategy of the same front. Now both are turned up.',
          traps: {
            held: 'Held back, a strategy costs nothing. But a turn without any attack costs you 1 morale.',
          },
        },
        open: {
          task: 'Open the combat: now both sides show their means.',
          hint: 'Press Open the combat.',
          done: 'Snow: 1 off each FUS and ELI, and no bonus. Of your 31 there are 16 left; the Finns have 10.',
        },
        roll: {
          task: 'The stronger side rolls, and 16 against 10 is column +6. Look at the card, then roll.',
          hint: 'Press Roll the die.',
          done: 'A 2 in column +6: each side loses one unit, and the Finns give up the space.',
        },
        lose: {
          task: 'Each side chooses its own losses. Give up a FUS.',
          hint: 'A FUS is proposed already. Press Give up the units.',
          done: 'From the next turn on, lost units can be bought back with morale.',
          traps: { elite: 'ELI is the stronger unit. Give up a FUS.' },
        },
        occupy: {
          task: 'The space is open. Send both units that are left into {PTS}.',
          hint: 'Both are proposed already. Press Enter the space.',
          done: 'That costs the Finns 1 morale, and the number of the space, here 0. Yours would rise as much, but 23 is the cap.',
          traps: {
            nobody: 'Without a unit or a marker the space is not taken at all.',
            fewer:
              'One unit or a marker would hold it too. But the fewer stand there, the easier it is for scouts.',
          },
        },
      },
      end: 'That was a turn: movement, strategies, means, targets, combats. A Prudent advance wins little and risks little.',
    },
    environment: {
      title: 'An answer with Environment',
      aim: 'Meet an attack of tanks with the right ground and weather.',
      steps: {
        plan: {
          task: 'You lead the Finns. Three TAN and three MECA stand in {LEN}, and one strategy lies on Karelia: answer it there with a Defensive Position.',
          hint: 'Press the counter DEFENSE, then Karelia 1 or Karelia 2.',
          done: 'You answer when theirs lie already: you know how many there are on each front, not which.',
          traps: {
            front: 'There is nothing to answer on that front. Theirs lies on Karelia.',
            motti: 'A Motti has two Environments, but no Entrenchment. One will do here.',
            counter:
              'A Counter-attack has a fourth unit, but no Entrenchment. The trench costs you no division.',
          },
        },
        guns: {
          task: 'Lay Anti-Tanks (A-T) on Karelia: they take 2 off each TAN.',
          hint: 'Press a counter A-T, then Karelia.',
          done: 'Against a force without TAN they would still take 1 off the total.',
          traps: {
            front: 'The tanks stand before Karelia.',
            ambush: 'An Ambush is the best that you have. Keep it for later: guns are enough here.',
            other: 'Not useless, but against three TAN the Anti-Tanks do more.',
          },
        },
        planned: {
          task: 'Your answer lies face down. Say that your strategies are set.',
          hint: 'Press Strategies are set.',
          done: 'The Soviets have allotted their means. You do not see which.',
        },
        prepare: {
          task: 'Give the Defensive Position three DIV, the guns, the Entrenchment, and one Environment. Which takes most from TAN and MECA?',
          hint: 'Press the box of your Defensive Position. Then press DIV three times, A-T and Forest; the Entrenchment (RET) is in already.',
          done: 'Forest takes 2 off each unit, and from TAN the bonus. What could count 45 comes down to 15, guns included.',
          traps: {
            snow: 'Snow takes 3 off armour, but leaves the bonus: with the guns 21 could come. Forest does more.',
            woods: 'Woods help your units by 1 each, but take only 1 off each TAN: 36 could come.',
            swamp: 'A Swamp takes 1 off each unit: 33 could come.',
            fog: 'Fog helps your units by 1 each, but stops no tank: 39 could come.',
            early: 'Not yet: three DIV, the guns, the Entrenchment and one Environment belong to it.',
            units: 'Three DIV are the strongest force that a Defensive Position can have.',
          },
        },
        prepared: {
          task: 'The Soviets will not see it before the combat. Say that your means are set.',
          hint: 'Press Means are set.',
          done: 'Their strategy comes face down against {TER}.',
        },
        answer: {
          task: 'Meet it with your Defensive Position. A space that nobody defends falls without a die.',
          hint: 'Press Defensive Position, then Meet the attack.',
          done: 'An Armoured attack, with Lack of munitions and Air Support, which take 3 off each DIV. Even so it is 15 against your 19.',
          traps: { none: 'Then {TER} would fall without a die.' },
        },
        roll: {
          task: 'You are stronger by 4, so you roll: in column +6, with 4 added to the die. Look at the card, then roll.',
          hint: 'Press Roll the die.',
          done: 'Two units lost, and the force is back in {LEN}. A failed Armoured attack costs the Soviets 3 morale.',
        },
      },
      end: 'Look at what stands before you, and choose the marker that takes most from it. Each of the five serves once a turn.',
    },
    second: {
      title: 'A second attack',
      aim: 'Go on from one space to the next with a Coordinated Manoeuvre, and keep the road behind you.',
      steps: {
        commit: {
          task: 'A Coordinated Manoeuvre lies on Ladoga. Give it two ELI, two TAN and Lack of munitions, from {SUJ}; the FUS stays to hold the space.',
          hint: 'Press the box of the Coordinated Manoeuvre, then {SUJ}. Then press ELI and TAN twice each, and MUNI.',
          done: 'Every bonus counts twice: 11 for an ELI, 9 for a TAN, 40 in all.',
          traps: {
            early: 'Not yet: two ELI, two TAN and Lack of munitions belong to it.',
            units:
              'A Coordinated Manoeuvre has four units at most. Take two ELI and two TAN: the FUS holds {SUJ}.',
          },
        },
        committed: {
          task: 'This is your only strategy today. Say that your means are set.',
          hint: 'Press Means are set.',
          done: 'The Finns have one strategy on Ladoga. It will have to meet both of your attacks.',
        },
        deploy: {
          task: 'Send it against {KOL}: from there the railway leads to {SOR}.',
          hint: 'Press the box of the Coordinated Manoeuvre, or {SUJ} on the map; then {KOL}. Then press Send the strategy.',
          done: 'They meet it with a Counter-attack.',
          traps: {
            north: '{TOL} leads to {SOR} as well. This lesson goes along the railway: {KOL}.',
            held: 'Held back, a strategy costs nothing, and takes nothing. Send it.',
          },
        },
        open: {
          task: 'Open the combat and see what they have.',
          hint: 'Press Open the combat.',
          done: 'Forest: 2 off each unit. TAN lose their bonus, but a Coordinated Manoeuvre leaves 1 of it: 25 against 20.',
        },
        roll: {
          task: 'Column +5: in five cases of six the space falls, now or in a second round. Roll the die.',
          hint: 'Press Roll the die.',
          done: 'A 3: each side loses one unit, and the Finns give up the space.',
        },
        lose: {
          task: 'In this forest an ELI counts 9 and a TAN 4. Give up a TAN.',
          hint: 'A TAN is proposed already. Press Give up the units.',
          done: 'What is left now is all that you have for the second attack.',
          traps: { elite: 'Keep the ELI: in this forest it counts 9, a TAN 4.' },
        },
        occupy: {
          task: 'Only those who enter {KOL} can go on from there. Send all three.',
          hint: 'All three are proposed already. Press Enter the space.',
          done: 'A village, number 0: but the success of a Coordinated Manoeuvre costs the Finns 4, and you gain 4.',
          traps: { fewer: 'Whoever stays in {SUJ} cannot attack again. Send all three.' },
        },
        pursue: {
          task: 'A Coordinated Manoeuvre may take two spaces. Choose {SOR} as the second, and leave nobody behind.',
          hint: 'Press {SOR}, then Second attack.',
          done: 'The same Finns meet you with what they have left: three DIV, and the 2 of the town.',
          traps: {
            stop: 'Stopping costs nothing. But {SOR} would cost the Finns 6.',
            village: 'A village costs the Finns 4, {SOR} 6: its number is added.',
            leave: 'You need all three. A marker will do to hold {KOL}.',
          },
        },
        again: {
          task: 'Now it is 22 against 20, column +2: one chance in three. Roll the die.',
          hint: 'Press Roll the die.',
          done: 'A 4: one unit lost on each side, and nobody goes back.',
        },
        less: {
          task: 'Choose your loss once more: the second TAN.',
          hint: 'The TAN is proposed already. Press Give up the units.',
          done: 'The Finns have lost a DIV. Look at the card: 18 against 14.',
          traps: { elite: 'Keep both ELI: each counts 9, the TAN 4.' },
        },
        on: {
          task: 'Whoever breaks off is beaten, and a beaten Coordinated Manoeuvre costs 4. Fight a second round.',
          hint: 'Press Second round.',
          done: 'Strengths are added up anew with those who are left. Column +4: one chance in two.',
          traps: { off: 'That would be a defeat: 4 morale. The card gives you one chance in two.' },
        },
        last: {
          task: 'This round decides. Roll the die.',
          hint: 'Press Roll the die.',
          done: 'A 5: the Finns lose one more and leave {SOR}.',
        },
        hold: {
          task: 'Two ELI go on to {SOR}, and nobody is left in {KOL}. Lay a marker there, or the road behind you is lost.',
          hint: 'Units and marker are proposed already. Press Enter the space.',
          done: '{SOR} costs the Finns 6: 4 for the Coordinated Manoeuvre and 2 for the number. The marker keeps your chain whole.',
          traps: {
            unmarked: 'Without a marker {KOL} is lost again, and {SOR} cut off.',
            split: 'Send both ELI on, and lay a marker in {KOL}: that holds both spaces.',
          },
        },
      },
      end: 'A second attack meets the same strategy, weakened. Go on while the odds are good, and leave a unit or a marker behind.',
    },
    scouts: {
      title: 'Harassment and isolation',
      aim: 'Cut a road with scouts, and let the units at its end go hungry.',
      steps: {
        strike: {
          task: 'Four Soviet units stand in {KUO}; only markers hold their road over {KAJ} and {SUO}. Send three SCT against {SUO}.',
          hint: 'In the table, press the field of {SUO} under 3 SCT. Then press Send the scouts.',
          done: 'A 4 and 3 for the scouts is 7; a 6 is enough. The Soviets lose 2 morale, and the space.',
          traps: {
            strong: 'Each unit in the space takes 2 off your die: four take 8. That cannot succeed.',
            beside: 'The four units next to it take 4 off your die. Nobody stands beside {SUO}.',
            idle: '{PTS} is as easy, but nobody depends on it. Cut off the units in {KUO}.',
            fewer: 'Each of the SCT adds 1 to the die. With three of them a 3 is enough.',
            pass: 'Scouts who wait bring nothing. Here they can do much.',
          },
        },
        stay: {
          task: 'One SCT stays as a guard in {SUO}. The other two go home: they can strike again next turn.',
          hint: 'Press − twice. Then press Settle the scouts.',
          done: 'No chain reaches {KUO} any more. At the end of the turn one isolated unit is lost, TAN first.',
          traps: {
            none: 'The road would be cut as well, but an attack would find nobody in {SUO}. Leave one.',
            many: 'Those who stay cannot strike elsewhere. One will do as a guard.',
          },
        },
        event: {
          task: 'A new turn begins with events abroad. Roll for them.',
          hint: 'Press Roll for events.',
          done: 'A 5 sets the Events marker to +2, and your morale rises by as much.',
        },
        hold: {
          task: 'Scouts in place may be called home now. Leave the one in {SUO}, and go on.',
          hint: 'Press Go on.',
          done: 'The Soviets do not dare to attack this turn. That alone costs them 1 morale.',
          traps: { home: 'Then {SUO} would stand empty when the Soviets come back. Leave the guard.' },
        },
        again: {
          task: 'Two SCT are free. Send both against the marker in {PTS}.',
          hint: 'In the table, press the field of {PTS} under 2 SCT. Then press Send the scouts.',
          done: 'A 2 and 2 for the scouts is 4, a blow at a price: Soviet morale falls by 1, and an SCT is lost. In {KUO} another unit goes.',
          traps: {
            strong: 'The three units that are left there take 6 off your die.',
            beside: 'The three units next to it take 3 off your die.',
            fewer: 'Each of the SCT adds 1 to the die. Send both.',
            pass: 'Waiting brings nothing. With both, only a 1 fails.',
          },
        },
      },
      end: 'Two units and 4 morale, without a battle. A road that only markers hold is there to be cut.',
    },
    odds: {
      title: 'Reading the odds',
      aim: 'Learn from the combat card when to fight on, and when to stop.',
      steps: {
        first: {
          task: 'Two attacks lie before the main line, their means still hidden. Open {TAI} first.',
          hint: 'Press {TAI} on the map or in the list. Then press Open the combat.',
          done: 'The fortified line takes 4 off your force, the Entrenchment adds 4 to theirs: 27 against 22.',
          traps: { later: 'The order is yours to choose. In this lesson {TAI} comes first.' },
        },
        roll: {
          task: 'The card shows what each face of the die would bring, and the chance of the space: two in three. Roll the die.',
          hint: 'Press Roll the die.',
          done: 'A 2: one unit lost on each side, and nothing decided.',
        },
        lose: {
          task: 'In a Prudent advance a FUS counts 10, an ELI 11. Give up a FUS.',
          hint: 'A FUS is proposed already. Press Give up the units.',
          done: 'The SK that they have lost weighs less than your FUS. Look at the card again.',
          traps: { elite: 'Keep the ELI: it counts 11, a FUS 10.' },
        },
        off: {
          task: 'It is 17 against 18 now: the Finns would roll, and the card gives you no chance at all. Break off.',
          hint: 'Press Break off.',
          done: 'A defeat: you lose 1 for the strategy and 2 for the line, the Finns gain 2. But two units are saved.',
          traps: {
            on: 'A second round can only cost you units: 17 against 18. The defeat costs the same morale either way.',
          },
        },
        open: {
          task: 'The Massive attack goes against {SUM}, with Artillery Support and Meretskov Support. Open it.',
          hint: 'Press {SUM} or the Massive attack. Then press Open the combat.',
          done: 'A Massive attack gives FUS no bonus, and the Swamp takes 1: six times 5 makes 30, before the line.',
        },
        employ: {
          task: 'Meretskov serves against the line or with the artillery. Choose the use that brings more.',
          hint: 'Against the line he saves 3, with the artillery 2. Choose the line, then press Begin the combat.',
          done: 'It is 29 against 26, column +3: one chance in three. With the artillery it would be one in six.',
          traps: {
            guns: 'With the artillery: 26 against 24, one chance in six. Against the line: 29 against 26, one in three.',
          },
        },
        again: {
          task: 'Failure would cost 3 for the strategy and 2 for the line; success brings 5. Roll the die.',
          hint: 'Press Roll the die.',
          done: 'A 5: each side loses one unit, and the Finns leave {SUM}.',
        },
        occupy: {
          task: 'Send all five FUS into {SUM}. The MECA hold {TER}.',
          hint: 'All five are proposed already. Press Enter the space.',
          done: 'The Finns lose 2 for the strategy, 1 for the number, 2 for the line: 5, and you gain 5.',
          traps: { fewer: 'Others hold {TER} already. Send all five.' },
        },
        enough: {
          task: 'A second attack against {KAM} would be 24 against 23, one chance in six. It could bring 5, but would rather cost 2 and give the Finns 2: stop here.',
          hint: 'Press Stop here.',
          done: 'With one space taken, a Massive attack has not failed. What is not tried costs nothing.',
          traps: {
            on: 'In five cases of six that loses 2 and gives the Finns 2; in one it brings 5. Stop here.',
          },
        },
      },
      end: 'Chance and stake: compare both before you open a combat, fight on, or go further.',
    },
  },
};
