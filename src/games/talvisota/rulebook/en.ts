import type { BookTexts } from './book-texts.ts';

export const en: BookTexts = {
  chapters: {
    presentation: 'The game and its parts',
    organisation: 'Organisation',
    strategies: 'Strategies',
    supports: 'Supports and Environment',
    combat: 'Combat',
    progression: 'Lines, morale and the end',
    solo: 'Solo play',
  },
  section: 'Rule sheet, section',
  ours: 'Ruling of this edition',
  paragraphs: {
    '1.1': [
      'Forces, chains and centres',
      'A force is one to six units. A logistic chain is a series of connected spaces in Soviet hands that leads to a logistic centre: Murmansk and Kandalaksha in Lapland, Belomorsk and Petrozavodsk on Ladoga, Leningrad in Karelia. Soviet territory always counts as held.',
    ],
    '1.2': [
      'Who wins',
      'The Soviet player wins at once when Helsinki falls. A side whose morale is at 0 or below when a turn ends has lost. After the eighth turn the higher morale wins; equal morale is a draw. See [[N39]].',
    ],
    '1.3.1': [
      'The map',
      'The map has 45 spaces, nine of them in the Soviet Union. Each Finnish space has a value: it helps the Finns who defend the space, and is taken from their morale when it falls. A broken ring marks a fortified space. Roads and railways are treated alike. From Mar I on, the ice between Oranienbaum and Koivisto can be crossed.\n\nReconstruction: the sheet names nine spaces, the ice, and the values of Koivisto and Kotka. All other spaces, connections and values are ours.',
    ],
    '1.4': [
      'Units',
      'A unit has a strength and a tactical bonus, which a strategy can double or cancel. Soviet: FUS 6 and 2, ELI 7 and 2, MECA 4 and 1, TAN 5 and 2. Finnish: DIV 6 and 2, SCT 5 and 1, WD 4, SK 3, RES 2. FUS and ELI are infantry, MECA and TAN armour.\n\nReconstruction: the sheet gives no value of any unit. All of these are ours.',
    ],
    '1.5': [
      'The command sheets',
      'Behind a screen, each player keeps a sheet with front boxes, five strategy boxes (one for Lapland, two each for Ladoga and Karelia), a box for losses and one for reinforcements.',
    ],
    '2.1': ['Morale', 'The Soviet Union begins with 23, Finland with 19. Morale never rises above 23.'],
    '2.2': [
      'The Soviet army',
      'Thirteen FUS, three ELI, four MECA and three TAN are divided among the front boxes, with at least one unit in each. In Jan I twelve FUS, three ELI, three MECA and three TAN arrive, with Meretskov, Timoshenko and the T-34/KV-1 brigade.',
    ],
    '2.3': [
      'The Finnish army',
      'Nine DIV, three SCT, three WD, six SK and six RES. They belong to no front.',
    ],
    '2.4': [
      'The turn',
      'Organisation: events, losses and reinforcements, special movement, strategies, means. Actions: strategies go on the map and are answered, combats, scouts behind the lines. End: isolation, morale, victory.\n\nIn special movement, Soviet units go from a front box to Soviet spaces of that front on a logistic chain, and to Finnish spaces in Soviet hands.',
    ],
    N1: [
      'Names on the sheet',
      'Orienbourg, Orianenbaum and Koovisto are Oranienbaum and Koivisto, LAGODA is Ladoga, SCO is SCT.',
    ],
    N2: [
      'Sections that are missing',
      'The sheet refers to sections that it does not have. The types of units are in [[1.4]], supports in [[3.3.2]] and [[3.3.3]], harassment in [[6.2]].',
    ],
    N3: [
      'Twenty-nine Finnish counters',
      'The sheet speaks of 29 combat units and lists 27: the two Entrenchments make up the rest.',
    ],
    N4: [
      'Values',
      'Every Finnish space has a value; that of villages is 0. (Reconstruction: except for Koivisto and Kotka, both 2, the values are ours.)',
    ],
    N7: [
      'Eight turns',
      'Turn 1 is the first half of December 1939, turn 8 the second half of March 1940. It is played even though the war was over by then.',
    ],
    N8: [
      'Order of the Organisation Phase',
      'The turn marker; the Events die; losses and reinforcements, January arrivals; the Soviet player pays; scouts return home; special movement and markers; Soviet strategies with supports, then Finnish ones; the means of both.',
    ],
    N11: ['Corps', 'A corps counter counts as three FUS and is changed freely.'],
    C22: [
      'Leaner Isthmus',
      'With the Leaner Isthmus option, Kämärä and Äyräpää are omitted; Summa is joined to Viipuri and Taipale, and Taipale to Antrea. (Ours: the printed map may well have fewer spaces there.)',
    ],
    '3.1': [
      'Events',
      'One die per turn: 1 or 2 sets the Events marker to −2, 3 or 4 to 0, 5 or 6 to +2. Finnish morale changes by the marker.',
    ],
    N38: [
      'The Events marker',
      'Morale changes by the number on the marker. The marker is set afresh each turn, not shifted.',
    ],
    N5: [
      'Which centre',
      'A chain may lead to any logistic centre. With the Own centre option, it must lead to a centre of its own front, within that front.',
    ],
    N9: [
      'Special movement',
      'Any number of units may move, to spaces of their front that their line reaches. Units already on the map may move along the same line. (Ours: the sheet moves them only from the boxes.) A Finnish space has room for six units, Soviet territory for any number. Units that move to another front belong to it from then on. Isolated units stay where they are.',
    ],
    N10: [
      'Possession markers',
      'There are four, at most one per space. If one is available, it is placed at once when Soviet units leave a Finnish space empty; in the Organisation Phase, markers are placed and removed freely on spaces in Soviet hands. A space with neither unit nor marker is lost, and returning there takes an attack. Retaking a space that the Soviets gave up themselves scores nothing; retaking one that the Finns won back scores in full again.',
    ],
    N37: [
      'What units cost',
      'One point of Soviet morale buys two FUS or one other unit; a single FUS costs a whole point. With the Easier reinforcements option, it buys three FUS or two others. Payment may not take Soviet morale below 1. January arrivals cost nothing.',
    ],
    '4.5.4': [
      'Losses return',
      'Soviet units lost in one turn can be bought back from the next turn on. Finnish units wait one turn longer and then return to the sheet for free.',
    ],
    '3.2.1': [
      'Strategies face down',
      'The Soviet player places up to four strategies face down in front boxes, one per box, using each counter once; the Finnish player then does the same in answer. When all means are allotted, the Soviet strategies go on the map one by one. The target is a Finnish space that is not in Soviet hands, connected to the start, and the target of no other strategy. The Finns answer each from the same front.',
    ],
    '3.2.2': [
      'Soviet strategies',
      '- Prudent advance (PRUD): one space, up to three units, one support; the bonus of FUS, ELI and MECA doubled.\n- Massive attack (MASS): two spaces, up to six units, two supports; FUS and ELI without bonus.\n- Armoured attack (BLIN): two spaces, up to six units with at least three MECA or TAN, two supports; their bonus doubled.\n- Coordinated Manoeuvre (MAN): two spaces, up to four units with at least two FUS or ELI, three supports; every bonus doubled, and 1 where it is cancelled.\n\nCommanders are in addition to the supports.',
    ],
    '3.2.3': [
      'Finnish strategies',
      '- Defensive Position (DEFENSE): three units, one Environment, two supports, an Entrenchment.\n- Counter-attack (CON-ATT): four units, one Environment, two supports.\n- Motti (MOTTI): three units, two Environments, two supports.\n- Fierce Resistance (RESIST): three units, one Environment, two supports, an Entrenchment.',
    ],
    '3.2.4': [
      'The second attack',
      'A strategy that may take two spaces can continue from the first against another one. The same Finnish strategy faces it with what it has left.',
    ],
    N6: [
      'Over the ice',
      'From Mar I on, a strategy with Meretskov may attack Koivisto from Oranienbaum. He must be with it when it goes on the map, and this does not count as his one use.',
    ],
    N12: [
      'Answers',
      'A front answers from its own boxes, each strategy once. Without an answer, a space falls without a die roll. The Finnish player may decline. With the Bound answers option, the first strategy of a front answers the first attack there.',
    ],
    N13: [
      'January',
      'In Jan I and Jan II a strategy has at most one support and one commander. From Feb I the printed number applies, with commanders in addition.',
    ],
    N14: [
      'Unused strategies',
      'A strategy may be held back until it goes on the map; once there it fights at least one round. A strategy held back costs nothing.',
    ],
    N15: ['Two names for one counter', 'Where the sheet says ATT, it means MASS, the Massive attack.'],
    N16: ['Defensive Position and Fierce Resistance', 'Both are played the same way.'],
    N45: [
      'Counter-attack',
      'The Finnish Counter-attack does not attack: only its fourth unit sets it apart.',
    ],
    N17: [
      'Entrenchment',
      'It adds 4 to the Finnish total, in both attacks. (Reconstruction: the sheet names no effect. The 4 mirrors that of the line.)',
    ],
    N18: ['Doubled units', 'PRUD doubles FUS, ELI and MECA, but not TAN. BLIN doubles TAN and MECA.'],
    N19: [
      'Composition',
      'BLIN needs three MECA or TAN, MAN two FUS or ELI, when they are launched. Timoshenko adds 1 to the bonus before it is doubled. In MAN a cancelled bonus is 1.',
    ],
    N20: [
      'Continuing',
      'A second attack follows only if the first space has fallen. It has two rounds of its own. If nobody held the first space and scouts hold the second, the Soviets decide there how to use their supports; reinforcements come only at the launch.',
    ],
    N48: [
      'Where an attack starts',
      'A strategy belongs to the front of its box. All its units begin in one space of that front in Soviet hands, connected to the target; the target may lie on another front. A unit fights in one strategy per turn. Units that share a space with scouts may attack only those scouts.',
    ],
    N50: [
      'Limits of Finnish means',
      'Units exactly as printed, or fewer only if the sheet has no more. Environment, supports and Entrenchment up to the printed number. At most six units in a force.',
    ],
    N51: [
      'What is revealed when',
      'Strategies are revealed when deployment is over, the means of each combat when it is opened. Soviet units on the map are always visible. Anything unused is never shown. With the All at once option, everything is shown before the first combat.',
    ],
    '3.3.1': [
      'Supports on fronts',
      'Supports are placed on a front and can then be given to strategies of that front. With the Free supports option, they need no front.',
    ],
    '3.3.2': [
      'Soviet supports',
      '- Air Support (AIR): −1 on each Finnish unit, unless Finnish Air Support is there.\n- Artillery Support (ART): −2 on one Finnish unit.\n- NKVD: the force does not retreat, and its losses are doubled.\n- Reinforcements (RENF): up to two more units.\n- Lack of munitions (MUNI): −2 on each Finnish unit.\n- Supply (RAV): +1 on a Soviet die, or −1 on a Finnish one.\n- Brigade T-34/KV-1: a fortified space takes 1 off instead of 4.\n- Meretskov Support (MER): the same, or −4 instead of −2 with the artillery.\n- Timoshenko Support (TIMO): doubles Finnish losses with artillery, or raises the bonus in a Coordinated Manoeuvre.',
    ],
    '3.3.3': [
      'Finnish supports',
      '- Mannerheim Support (MANN): no retreat but doubled losses, or −2 on one Soviet unit.\n- Artillery Support (ART): −2 on the force.\n- Reinforcements (RENF): two more units.\n- Anti-Tanks (A-T): −2 on each TAN, or −1 on a force without TAN.\n- Air Support (AIR): cancels the Soviet one, otherwise −1 on the force.\n- Ambush (EMB): −3 on each Soviet unit, and every bonus is cancelled.',
    ],
    '5': [
      'Environment',
      '- Snow: −1 on infantry, −3 on armour; infantry has no bonus; no aircraft.\n- Woods: +1 on each Finnish unit, −1 on each TAN.\n- Forest: −2 on each Soviet unit; TAN have no bonus.\n- Swamp: −1 on each Soviet unit.\n- Fog: +1 on each Finnish unit; no aircraft.',
    ],
    N24: [
      'Per unit or per force',
      'Effects on units apply to each unit; effects on the force apply once. A unit never counts below 0, a force never below 1.',
    ],
    N25: [
      'Artillery and commanders',
      'The Soviet player names the type of unit that is hit. Meretskov has one use per strategy; with the T-34/KV-1 brigade the line still takes 1 off, never less.',
    ],
    N26: ['Aircraft', 'Snow or Fog grounds both air forces.'],
    N27: [
      'NKVD and Mannerheim',
      'Both apply to every retreat of their strategy and are not optional. With the option The NKVD holds, a defeated force with the NKVD retreats only one space. (Ours: as printed, it hardly ever matters.)',
    ],
    N28: [
      'Reinforcements',
      'Soviet: up to two units from the starting space or an adjacent Soviet space, once, at the launch; six in total, so a Prudent advance may reach five. Finnish: two more units, allotted with the strategy, six in total.',
    ],
    N29: ['One set of Environment', 'There are five markers, chosen freely, each once per turn.'],
    C15: [
      'White Death',
      'Each WD takes 1 off the Soviet total. (Reconstruction: ours.) Woods take 1 off each TAN.',
    ],
    '4.1': [
      'Combats',
      'The Soviet player chooses the order. The means of both sides are shown when a combat is opened.',
    ],
    '4.2': ['Strength', 'Both sides add up strengths, bonuses and modifiers. The stronger side rolls.'],
    '4.3': [
      'Combat Table',
      'The column is the difference between the totals. Above 6, use column +6 and add 1 to the die for each further point. Add die and column:\n\n- 1 or 2: the side that rolls loses three units; 3 or 4: two; 5: one.\n- 6 or 7: each side loses one. 8: the same, and the other side retreats.\n- 9 or 10: the other side loses one and retreats. 11: it loses two. 12: it loses two and retreats.',
    ],
    '4.4': ['Second round', 'After an undecided first round, the Soviet player may fight a second one.'],
    '4.5.1': ['Losses', 'Each side loses as many units as the result says, of its own choice.'],
    '4.5.2': ['Conquest', 'When no Finnish units are left, the Soviet player may occupy the space.'],
    '4.5.3': [
      'Defeat',
      'Otherwise the Soviet force is defeated: it retreats to the space it came from, or one Soviet space further if it has lost more than half. If it cannot, it is lost.',
    ],
    N21: [
      'Who is the attacker in the table',
      'The side that rolls is “a”. If the Finns are stronger, they roll in column +6 and add the difference to the die; a result that makes the Soviet force retreat ends the attack. (Reconstruction: ours.) With the option Combat table as printed, the table is read by the difference, whoever rolls: then it can pay to be weaker.',
    ],
    N22: ['Equal totals', 'The Soviets roll in column +0. A die stays within 1 and 6.'],
    N23: ['Results', '“1a1d”: both sides lose one. A side loses no more than it has.'],
    N33: [
      'When an attack has failed',
      'At least one Finnish unit is left after the second round, or the Soviet player breaks off. If both sides are wiped out, the Finns have held.',
    ],
    N34: ['Half or more', 'Count the units that began the attack.'],
    N35: [
      'Finnish retreats',
      'Defeated Finnish units return to their sheet; lost ones go to the Losses box.',
    ],
    N47: [
      'The value of the space',
      'It is added to the Finnish total. A fortified space also takes 4 off the Soviet total. Both totals are recalculated before each round.',
    ],
    N49: [
      'Who enters',
      'At least one survivor enters, or a marker is placed; otherwise nothing is conquered. The others stay where they were.',
    ],
    N52: [
      'Who chooses losses',
      'Each side chooses its own, the Soviets first. The weakest units are preselected. Supports, Entrenchments and markers are never losses. Losses doubled by NKVD, Mannerheim or Timoshenko are doubled before units are chosen.',
    ],
    C14: [
      'What counts as a defeat',
      'A lost combat, not lost units. A Prudent advance that conquers nothing never costs the Finns a point.',
    ],
    '6.1': [
      'Control',
      'A Finnish space is in Soviet hands while Soviet units or a Possession marker are in it.',
    ],
    '6.2': [
      'Isolation and scouts',
      'Each turn one isolated Soviet unit is lost.\n\nScouts not used by any strategy may harass one Finnish space in Soviet hands: on 6 or more they succeed, on 4 or 5 they succeed with losses, on less they fail.',
    ],
    '7.1': [
      'Morale of a strategy',
      'Each space taken costs the Finns: PRUD 1, MASS 2, BLIN 2, MAN 4, plus the value of the space. A failure costs the Soviets: PRUD 1, MASS and BLIN 3 if nothing was taken, MAN 4.',
    ],
    '7.2': ['No more than 23', 'Gains beyond 23 are lost.'],
    '8': [
      'Fortified spaces',
      'They take 4 off the Soviet total. The winner of a fight for one gains 2 morale, the loser loses 2. See [[N31]].\n\nReconstruction: the sheet mentions three lines, and says that Koivisto is fortified and Kotka is not. The other fortified spaces are our choice.',
    ],
    N30: [
      'Soviet gains',
      'Soviet morale rises by as much as the Finns lose. With the Small Soviet gains option, it rises only by the 2 for a fortified space.',
    ],
    N31: [
      'Points for the line',
      'Two points either way, once per attack, in addition to the value of the space. With the option No points for the line, there are none.',
    ],
    N32: ['Finnish success', 'It gains the Finns nothing except the 2 for a fortified space.'],
    N36: ['One of two', 'MASS and BLIN pay nothing if one space was taken.'],
    N39: [
      'When morale counts',
      'Changes apply one by one, each capped at 23. Broken morale is checked at the end of the turn; if both sides are broken, the higher morale wins.',
    ],
    N40: [
      'The die of the scouts',
      '+1 for each scout unit, −2 for each Soviet unit in the space, −1 for each unit in a connected space.',
    ],
    N41: ['One attempt', 'Once per turn, after all combats, with one to three available scouts.'],
    N42: [
      'Results of harassment',
      'Success: the Soviets lose 2 plus the value of the space, and control of it; scouts may stay, and defend it alongside any strategy. If the last of them return home while Soviet units are there, the space is Soviet again, for no points; a space held only by a marker stays lost. Success with losses: Soviet −1, one SCT lost. Failure: Finnish −1, one SCT lost.',
    ],
    N43: [
      'Isolated units',
      'One in total is lost each turn: TAN, then MECA, FUS, ELI. Isolated units attack, but receive neither units nor markers.',
    ],
    N46: [
      'Waiting',
      'A turn in which no Soviet strategy fought or took a space costs the Soviets 1; the second in a row 2, and each further one 3. (Ours: otherwise a player who never attacks cannot lose, and one who waits until the thaw wins half of all games.) With the Patient Moscow option each costs 1, with the Moscow waits option nothing.',
    ],
    '9.1': [
      'The Finns by draw',
      'With the Solo option, one player leads the Soviets. For each Soviet strategy one Finnish strategy is drawn; on a front with two, they answer the attacks in the order drawn. Means are drawn when a combat is opened: units, Environment, two supports, or fewer if a bag is empty. Nothing is returned before the end of the turn. The Finns lose their weakest units first: RES, SK, WD, SCT, DIV.',
    ],
    '9.2': [
      'Scouts by draw',
      'A die roll decides how many scouts go: one on 1 or 2, two on 3 or 4, three on 5 or 6, as far as they are available. The player names as their target any marker, or the space with the weakest Soviet force. If no roll could succeed, none go. (Ours.)',
    ],
    N44: [
      'Solo, completed',
      'As printed, means are drawn once, which makes a weak opponent. With the Best of three draws, Best of eight draws or Best of twelve draws option, they are drawn that many times, and the draw that makes the Finns strongest in this combat is used, before its die roll. (Ours.) Entrenchments come with Defensive Position and Fierce Resistance; reinforcements bring two more units. Mannerheim holds when the Soviets roll; otherwise he hits their strongest unit. (Ours, like the order of draws and the treatment of a short bag.)',
    ],
  },
};
