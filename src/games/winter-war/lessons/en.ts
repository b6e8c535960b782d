import type { CourseWords } from '#table/game/course/words.ts';
import type { COURSE } from './course/index.ts';

/** The lessons in English. */
export const en: CourseWords<(typeof COURSE)[number]> = {
  refusals: {
    other: 'You may do that in a game. For this step, look at what is highlighted.',
    short: 'Legal, but not what this step asks for. Read it again, or use the hint.',
    over: 'This lesson is finished.',
  },
  lessons: {
    moving: {
      title: 'Selecting and moving a unit',
      aim: 'Move four units and learn what terrain costs.',
      steps: {
        clear: {
          task: 'The last number on a counter is its Movement Points (MP), and a clear hex costs 1. Spend both points of the 2-1-2 (25): move it to 1733.',
          hint: 'Select the 2-1-2 (25), then 1733, two hexes to the west.',
          done: 'Two hexes, two points. Points left over would be lost; you cannot save them.',
        },
        river: {
          task: 'Crossing a river hexside costs 1 MP more. Move the 2-1-3 (34) across the river and one hex further, to 1730.',
          hint: 'It has 3 MP: the hex across the river takes 2 of them, 1730 the last.',
          done: '2 for the hex across the river, 1 for clear terrain: all three points are spent.',
        },
        swamp: {
          task: 'Swamp in the USSR costs 2 MP. Send the 2-1-2 (52) into the swamp at 1931.',
          hint: '1931 is the hex south-west of it.',
          done: 'One hex, and the unit can go no further. In Finland, swamp slows only the Soviets: Finns pay 1 there.',
        },
        'one-hex': {
          task: 'The swamp at 1930 is across a river: 3 MP, more than a 2-1-2 has. Move the 2-1-2 (54) there anyway.',
          hint: 'That one hex is its whole move. Select it, then 1930.',
          done: 'A unit may always move one hex, whatever it costs, as its whole move.',
        },
        end: {
          task: 'You do not have to move everything: the headquarters stays. End your Movement Phase.',
          hint: 'Press End movement.',
          done: 'No units are near the enemy, so there is nothing to fight. Now the Finns would move.',
        },
      },
      end: 'A unit spends its Movement Points hex by hex. Select a counter, and the map shows how far it can go.',
    },
    'roads-and-rail': {
      title: 'Roads and railways',
      aim: 'Travel fast by road, and faster by train.',
      steps: {
        road: {
          task: 'Along a road, every hex costs 1 MP, rivers and swamps included. Drive the 2-1-3 (34) down the road to 1831.',
          hint: 'Follow the road west: three hexes, two rivers and a swamp, for 3 MP.',
          done: 'Off the road the same three hexes would have cost 6 MP.',
        },
        ride: {
          task: 'A unit that starts on a railway hex in its home country is already on the train, and the ride is free. Take the 2-1-2 (25) to Petrozavodsk, 2413.',
          hint: 'Select the 2-1-2 in Kem and scroll south along the railway to Petrozavodsk.',
          done: 'Hundreds of kilometres, and it still has both its Movement Points.',
        },
        entrain: {
          task: 'A unit next to the line moves to a railway hex and pays 1 MP to board. Bring the 2-1-2 (52) to Kandalaksha, 1943.',
          hint: 'One point to reach the line, one to board; the ride north is free.',
          done: 'Getting off is free too. Boarding again in the same phase would cost another point.',
        },
        'ride-and-march': {
          task: 'You may ride first and march afterwards. Take the 2-1-2 (54) by train to Kochkoma and on by road to Rugozero, 2026.',
          hint: 'Select it and choose 2026. The cheapest combination is found for you.',
          done: 'Free to Kochkoma, then two hexes on foot. This is how the Soviet army shifts between fronts.',
        },
      },
      end: 'Roads tame the terrain, and trains shrink the map. Each army can use rail only in its own country.',
    },
    zones: {
      title: 'Zones of control',
      aim: 'See how a unit stops the enemy without firing a shot.',
      steps: {
        stop: {
          task: 'A unit controls the six hexes around it: its zone of control (ZOC). Move the 2-2-3 (16) along the road to 1333, next to the Soviets.',
          hint: 'Select the 2-2-3 (16), then 1333, two hexes east.',
          done: 'It has a point left, but the first hex in an enemy zone ends the move.',
        },
        headquarters: {
          task: 'A headquarters has no zone, so you can move right past it. Take the 1-1-3 (2) around the 0-1-2 to 1733.',
          hint: 'Select the 1-1-3 (2) and choose 1733, on the far side of the headquarters.',
          done: 'Two hexes next to the headquarters, and nothing stopped you.',
        },
        around: {
          task: 'You may not move directly from one enemy zone into another. Bring the 1-1-3 (1) to 1533 through a free hex.',
          hint: 'Out to 1534, which is free, and back in to 1533. Choose 1533, and the route is found for you.',
          done: 'Now you are on both sides of the regiment, and every way out is in your zones: it is cut off.',
        },
      },
      end: 'Stop on entering a zone; never step from zone to zone. That is how a few units hold a long front.',
    },
    supply: {
      title: 'Supply and headquarters',
      aim: 'Keep a Soviet army fed, from the front back to Leningrad.',
      steps: {
        headquarters: {
          task: 'A Soviet unit needs a headquarters within five hexes, and for the 2-1-2 (54) it is six away. Bring the 0-1-2 (9 A) closer.',
          hint: 'Any hex within five of 1530 will do. The road west takes it two hexes.',
          done: 'The headquarters itself needs a path of at most ten hexes to a Supply City. Kem is close enough.',
          short: 'From there it is still more than five hexes to the 2-1-2 (54) at 1530.',
        },
        capacity: {
          task: 'Kem supplies 20 attack points, and your five units have 22. Send the 2-1-2 (25) by rail to Petrozavodsk, 2413, which has room.',
          hint: 'The 2-1-2 (25) is in Kem, on the railway. The ride is free.',
          done: 'A unit inside a Supply City needs no headquarters. The city needs a railway to Leningrad.',
        },
        end: {
          task: 'Your own units keep the supply they had at the start of the phase. End the Movement Phase, and it is judged again.',
          hint: 'Press End movement.',
          done: 'All are in supply. A unit out of supply moves one hex, cannot attack, has no zone and defends at half strength.',
        },
      },
      end: 'Unit to headquarters: five hexes. Headquarters to city: ten. City to Leningrad: rail. Finns in Finland need none of this.',
    },
    'first-attack': {
      title: 'Your first attack',
      aim: 'Work out the odds, roll the die and read the table.',
      steps: {
        move: {
          task: 'You can attack only adjacent hexes. Move the 4-4-2 (21) to 1715, next to the Soviet brigade at Tolvajärvi.',
          hint: 'It is one hex to the east.',
          done: 'You are in its zone now. As a Finn you may attack, but you never have to.',
        },
        end: {
          task: 'There is no combat during movement. End the Movement Phase to get to the attacks.',
          hint: 'Press End movement.',
          done: 'Your Attack Segment. Every enemy hex you can attack is marked.',
        },
        odds: {
          task: 'Add up the attackers’ first numbers and compare with the defender’s second: 4 and 2 against 2 is 6 to 2, or 3-1. Attack 1815 with the 4-4-2 (21) and the 2-2-3 (16).',
          hint: 'Choose the hex 1815, then both units, then roll. The 1-1-3 would make it 7 to 2, which is still 3-1.',
          done: 'A 4 in the 3-1 column is De: defender eliminated. Odds are always rounded in favour of the defender.',
          short: 'One of them alone is not 3-1. Send both.',
        },
        advance: {
          task: 'After De, one attacker may move into the empty hex at no cost. Advance with the 4-4-2 (21) to 1815.',
          hint: 'Choose the 4-4-2 (21), then 1815.',
          done: 'Tolvajärvi is yours. An advance may enter an enemy zone.',
        },
        again: {
          task: 'Each unit attacks once, and the 1-1-3 (1) has not. Let it attack the 2-1-2 at 1816: 1 to 1.',
          hint: 'Choose the hex 1816, the 1-1-3 (1), and roll.',
          done: 'A 5 at 1-1 is Dr: the defender retreats one hex. There is no advance after a retreat.',
        },
      },
      end: 'Good odds make good luck. Check all six possible results before you roll: they are shown in the panel.',
    },
    obligations: {
      title: 'The duty to attack',
      aim: 'Soviet units next to Finns must attack: learn to allocate them.',
      steps: {
        move: {
          task: 'Every Soviet unit next to Finns must attack, and all Finns next to one must be attacked. Bring up the 6-4-2 (155) to 1817, to help.',
          hint: '1817 touches both Finnish hexes. It is one hex to the west.',
          done: 'Moving next to Finns commits you to attack. Keep that in mind before you stop there.',
        },
        end: {
          task: 'Three units, two Finnish hexes: all of them now have to fight. End the Movement Phase.',
          hint: 'Press End movement.',
          done: 'The rings show which units must attack and which hexes must be attacked.',
        },
        combine: {
          task: 'Use your strength where it counts. Attack the 4-4-2 at 1718 with both divisions together: 12 to 4, which is 3-1.',
          hint: 'Choose 1718, then the 6-4-2 (139) and the 6-4-2 (155).',
          done: 'Eliminated. The regiment is left for the other hex, as required: no hex may be left out.',
          short: 'One division alone is 6 to 4, which is only 1-1.',
        },
        advance: {
          task: 'Take the ground: advance with the 6-4-2 (139) to 1718.',
          hint: 'Choose the 6-4-2 (139), then 1718.',
          done: 'Ilomantsi is taken. New contacts after a battle bring no new obligations.',
        },
        owed: {
          task: 'You cannot end the phase yet: the 2-1-2 (25) still owes an attack on 1716. Make it, poor odds or not.',
          hint: 'Choose 1716, the 2-1-2 (25), and roll: 2 to 2 is 1-1.',
          done: 'A 2 at 1-1 is Ar: the attacker retreats. The regiment kept the Finns busy: that is a soak-off.',
        },
        retreat: {
          task: 'Retreat the 2-1-2 (25) one hex. You choose where, but not into an enemy zone.',
          hint: 'Any of the hexes to the east will do.',
          done: 'A unit with no free hex would have been eliminated.',
        },
        finish: {
          task: 'All obligations are met. End the phase.',
          hint: 'Press End attacks.',
          done: 'The Finns would go next, and they may choose their fights.',
        },
      },
      end: 'Before you move up, ask who will have to attack whom. Concentrate where you want to win; meet the rest with as little as possible.',
    },
    fortifications: {
      title: 'Storming the Mannerheim Line',
      aim: 'Attack a Fortification: it doubles its Finnish defenders and weakens your results.',
      steps: {
        corps: {
          task: 'Finns in a Fortification are doubled: the 6-6-2 at Summa counts 12. Bring the 20-12-2 (XIX) to 1404, next to it.',
          hint: '1404 is one hex west of Terijoki, along the road.',
          done: '20 against 12 is only 1-1, and at a Fortification only one roll in six in that column hurts the Finns.',
        },
        division: {
          task: 'Wait until you have 2-1. On Row A (row 13) and south of it, two units may share a hex: stack the 6-4-2 (75) on 1404 too.',
          hint: 'Two hexes along the road, through Terijoki to 1404.',
          done: '26 against 12: that is 2-1.',
        },
        end: {
          task: 'End the Movement Phase. Both of them now have to attack.',
          hint: 'Press End movement.',
          done: 'Look at the odds before you roll. The results in parentheses apply here.',
        },
        storm: {
          task: 'Attack Summa, 1405, with both units. At a Fortification, use the result in parentheses.',
          hint: 'Choose the hex 1405, then both counters on 1404, then roll.',
          done: 'A 6 at 2-1 reads De(Ex), so it is Ex, exchange. In the open it would have been De.',
        },
        exchange: {
          task: 'The Finns lost 6 printed defence points, and you must lose at least 6 attack points. Pay with the 6-4-2 (75), not with the corps.',
          hint: 'Choose the 6-4-2 (75) as your loss.',
          done: 'Exactly 6. Doubling does not count in an exchange. Without the division, you would have lost the corps.',
          short: 'That is too much. The 6-4-2 (75) is enough.',
        },
        advance: {
          task: 'The line is open: advance with the 20-12-2 (XIX) to 1405.',
          hint: 'Choose the 20-12-2 (XIX), then 1405.',
          done: 'Soviet units gain nothing from the bunkers, but the Finns have lost them.',
        },
      },
      end: 'Patience: gather strength until you have 2-1 or better, and bring a small unit along to pay for exchanges.',
    },
    'before-combat': {
      title: 'Slipping away in the north',
      aim: 'Retreat and advance before combat, as the Finnish ski troops did.',
      steps: {
        retreat: {
          task: 'The Soviets are about to attack. North of Row A (row 13) your 1-1-3s and 0-0-3s may retreat first: retreat the 1-1-3 (1).',
          hint: 'Go to one of the hexes to the west, out of the Soviet zone.',
          done: 'The blow falls on empty forest.',
        },
        end: {
          task: 'That is all you need to do. End your retreats, and the Soviets continue.',
          hint: 'Press Done retreating.',
          done: 'The division follows you into the empty hex. A unit that advanced before combat cannot attack.',
        },
        chase: {
          task: 'Your turn to move, and the headquarters is now alone. Move the 0-0-3 (1) to 1631, right next to it.',
          hint: '1631 is two hexes away, across the frontier.',
          done: 'A headquarters has no zone: it cannot stop you.',
        },
        'end-move': {
          task: 'End the Movement Phase. Soviet headquarters, too, may retreat before combat.',
          hint: 'Press End movement.',
          done: 'It has retreated one hex. You may enter the hex it left.',
        },
        advance: {
          task: 'Follow it: advance the 0-0-3 (1) into 1630.',
          hint: 'Choose the 0-0-3 (1), then 1630.',
          done: 'A patrol has no strength to attack, but it can frighten a headquarters away from its troops.',
        },
      },
      end: 'In the north you do not have to stand and die. Retreat, ski around the enemy, and strike where it hurts.',
    },
    isolation: {
      title: 'Cut off and destroyed',
      aim: 'Isolate a Soviet division, then attack it at half strength.',
      steps: {
        road: {
          task: 'The division at Suomussalmi depends on the road from the east. Move the 2-2-3 (16) onto that road, at 1430.',
          hint: '1430 is the hex just east of the division.',
          done: 'Your unit and its zone block the east. One path of five hexes is still open, around the south.',
        },
        cut: {
          task: 'Close the last path. Move the 1-1-3 (1) so that no line of five hexes reaches the headquarters.',
          hint: 'The line runs through 1329, 1328 and 1428. Occupy it, or cover it with your zone: 1328 will do.',
          done: 'Isolated at once. It no longer has a zone, it cannot attack, and it can move only one hex a turn.',
          short:
            'From there, the path is still open. Look at the supply lines, and move onto the path or next to it.',
        },
        gather: {
          task: 'Now for the heavyweight. Move the 4-4-2 (21) up to 1331.',
          hint: 'Two hexes to the east; the isolated division has no zone to stop you.',
          done: 'Everything is in place.',
        },
        end: {
          task: 'End the Movement Phase to get to the attacks.',
          hint: 'Press End movement.',
          done: 'The division has 4 defence points printed on it, but isolated it counts 2.',
        },
        attack: {
          task: 'Attack 1330 at 3-1. If it were in supply, the same attack would be at 1-1.',
          hint: 'The 4-4-2 (21) and the 2-2-3 (16) together make 6 against 2.',
          done: 'De. A whole division is gone, for no loss of your own.',
          short: 'That is not 3-1. Count again: you need 6 against its 2.',
        },
        choose: {
          task: 'Advance into Suomussalmi, or stay where you are: your choice.',
          hint: 'Choose a unit and 1330, or decline.',
          done: 'That is how a small army beats a big one: first the supply line, then the units.',
        },
      },
      end: 'Two units on opposite sides close all six hexes around an enemy. In the forest, that is how you win.',
    },
    winning: {
      title: 'Winning the game',
      aim: 'Score Victory Points on the last turn before Viipuri.',
      steps: {
        viipuri: {
          task: 'Only the Soviets score, and the Finns try to keep the score low. Viipuri is worth 25: move the 20-12-2 (XIX) in, to 1306.',
          hint: 'Viipuri lies north-west of Summa, one hex along the road.',
          done: 'You are there, but it does not count yet: there is no line of communication.',
        },
        row: {
          task: 'The hexes west of Viipuri are worth 5 each, and passing through is enough. Drive the 5-3-3 (10) by road to 1106.',
          hint: 'Three hexes by road: Viipuri, 1206, 1106.',
          done: 'You were the last in 1206 and 1106, so they count as yours.',
        },
        line: {
          task: 'A prize counts if a headquarters is within five hexes and has a city within ten. Bring the 0-1-2 (7 A) up far enough for all of them.',
          hint: 'It is on the train already. Ride to Beloostrov, then walk to Terijoki, 1504.',
          done: 'Viipuri 25, two hexes of the row 10, and the Mannerheim Line, already taken, 40.',
          short: 'From there, the line does not reach every prize yet. 1106 is the furthest.',
        },
        end: {
          task: 'End your phase. The Finns do nothing, and the game is scored.',
          hint: 'Press End movement.',
          done: '75, minus 10 because nobody guards Murmansk: 65 points, a Marginal Soviet Victory.',
        },
      },
      end: 'The Soviets need 61 for a victory; 30 or less is a Finnish triumph. Hold the line or cut the lines: both count.',
    },
  },
};
