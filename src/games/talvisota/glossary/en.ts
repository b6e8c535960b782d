import type { GlossaryWords } from './terms.ts';

/** The glossary in English. */
export const en: GlossaryWords = {
  space: {
    term: 'Space',
    text: 'One of the 45 circles on the map, joined to others by roads and railways. Roads and railways are treated alike.',
  },
  number: {
    term: 'Value of a space',
    also: ['Number'],
    text: 'It is added to the strength of the Finns defending the space, and subtracted from their morale when it falls.',
  },
  fortified: {
    term: 'Fortified space',
    also: ['Dotted space', 'Fort'],
    text: 'A space with a broken ring. It takes 4 off the Soviet total, and each fight for it moves 2 points of morale.',
  },
  'main-line': {
    term: 'Main line',
    also: ['Mannerheim Line'],
    text: 'Koivisto, Summa, Äyräpää and Taipale: the fortified spaces that close off the Isthmus.',
  },
  front: {
    term: 'Front',
    text: 'Lapland, Ladoga or Karelia. A strategy belongs to one of them, and so do the spaces from which it may start.',
  },
  'logistic-centre': {
    term: 'Logistic centre',
    text: 'Murmansk, Kandalaksha, Belomorsk, Petrozavodsk or Leningrad: where Soviet logistic chains end.',
  },
  'logistic-chain': {
    term: 'Logistic chain',
    also: ['Line', 'Supply'],
    text: 'Connected spaces in Soviet hands that lead to a logistic centre. Units that no chain reaches are isolated.',
  },
  control: {
    term: 'Control',
    text: 'A Finnish space is in Soviet hands while Soviet units or a Possession marker are in it.',
  },
  possession: {
    term: 'Possession marker',
    also: ['Flag', 'Marker'],
    text: 'One of four flags that hold a Finnish space without units. A marker alone is an easy target for scouts.',
  },
  'command-sheet': {
    term: 'Command sheet',
    text: 'The sheet each player keeps hidden: front boxes, strategies, supports and means.',
  },
  'front-box': {
    term: 'Front box',
    text: 'Where Soviet units of a front wait off the map. Special movement brings them from there to spaces of that front.',
  },
  'reinforcements-box': {
    term: 'Reinforcements box',
    also: ['Losses box'],
    text: 'Lost units come here after a turn. The Soviet player buys them back with morale; Finnish units return for free.',
  },
  force: {
    term: 'Force',
    text: 'One to six units that fight together.',
  },
  strength: {
    term: 'Strength',
    text: 'What a unit counts for in combat. The modified totals of both sides are compared.',
  },
  bonus: {
    term: 'Tactical bonus',
    text: 'A unit’s second number, added to its strength. A strategy can double it; snow, forest or an Ambush can cancel it.',
  },
  fus: {
    term: 'FUS',
    also: ['Fusiliers', 'Rifle division'],
    text: 'Soviet rifle infantry, the mass of the army: strength 6, bonus 2.',
  },
  corps: {
    term: 'Corps',
    also: ['COR'],
    text: 'A counter of the printed game that stands for three FUS. Here divisions are simply counted.',
  },
  eli: {
    term: 'ELI',
    also: ['Elite division'],
    text: 'Soviet elite infantry: strength 7, bonus 2.',
  },
  meca: {
    term: 'MECA',
    also: ['Mechanised'],
    text: 'Soviet mechanised infantry: strength 4, bonus 1. With TAN it makes an Armoured attack.',
  },
  tan: {
    term: 'TAN',
    also: ['Tanks', 'Tank brigade'],
    text: 'Soviet tanks: strength 5, bonus 2. Snow, forest and Anti-Tanks hurt them most.',
  },
  div: {
    term: 'DIV',
    also: ['Division'],
    text: 'A Finnish division, the strongest Finnish unit: strength 6, bonus 2. There are nine.',
  },
  sct: {
    term: 'SCT',
    also: ['Scouts'],
    text: 'Finnish scouts on skis: strength 5, bonus 1. Those not used by a strategy can harass behind the Soviet lines.',
  },
  wd: {
    term: 'WD',
    also: ['White Death', 'Snipers'],
    text: 'Finnish snipers: strength 4, and each reduces the Soviet total by 1.',
  },
  sk: {
    term: 'SK',
    also: ['Civil Guard'],
    text: 'The Finnish Civil Guard: strength 3, no bonus.',
  },
  res: {
    term: 'RES',
    also: ['Reservists'],
    text: 'Finnish reservists: strength 2, no bonus. They are lost first.',
  },
  morale: {
    term: 'Morale',
    text: 'A nation’s will to go on, at most 23. A side whose morale is 0 at the end of a turn has lost.',
  },
  'events-marker': {
    term: 'Events marker',
    text: 'What the world thinks of the war this turn: −2, 0 or +2, added to Finnish morale.',
  },
  'special-movement': {
    term: 'Special movement',
    text: 'The move before the strategies: Soviet units go from their front box, or along their line, to spaces in Soviet hands.',
  },
  waiting: {
    term: 'Waiting',
    text: 'A turn in which no Soviet strategy fights or takes a space. It costs the Soviets 1 morale.',
  },
  strategy: {
    term: 'Strategy',
    text: 'One of four counters per side that determine how a force fights, and with what. They stay face down until all are on the map.',
  },
  means: {
    term: 'Means',
    text: 'Everything allotted to a strategy: units, supports and, on the Finnish side, Environment and Entrenchment.',
  },
  'prudent-advance': {
    term: 'Prudent advance',
    also: ['PRUD'],
    text: 'Up to three units against one space, with the bonus of FUS, ELI and MECA doubled. It gains or costs 1 morale point.',
  },
  'massive-attack': {
    term: 'Massive attack',
    also: ['MASS', 'ATT'],
    text: 'Up to six units, FUS and ELI without their bonus, against two spaces. It fails only if it takes neither.',
  },
  'armoured-attack': {
    term: 'Armoured attack',
    also: ['BLIN'],
    text: 'Up to six units, at least three of them MECA or TAN with doubled bonus, against two spaces.',
  },
  manoeuvre: {
    term: 'Coordinated Manoeuvre',
    also: ['MAN'],
    text: 'Up to four units against two spaces, every bonus doubled. It gains the most, and failure costs the most.',
  },
  motti: {
    term: 'Motti',
    also: ['MOTTI'],
    text: 'The Finnish strategy with two Environment markers. A motti is a stack of firewood, and also a force cut off in the forest.',
  },
  answer: {
    term: 'Answer',
    text: 'The Finnish strategy that answers an attack, from a box of the same front.',
  },
  support: {
    term: 'Support',
    text: 'Aircraft, artillery, guns, commanders: a counter placed on a front and then given to one strategy there.',
  },
  ambush: {
    term: 'Ambush',
    also: ['EMB'],
    text: 'The strongest Finnish support: it takes 3 off each Soviet unit, and every bonus is cancelled. There are two.',
  },
  environment: {
    term: 'Environment',
    text: 'Terrain and weather the Finns choose for a combat: Snow, Woods, Forest, Swamp or Fog, each once per turn.',
  },
  entrenchment: {
    term: 'Entrenchment',
    also: ['RET'],
    text: 'With Defensive Position or Fierce Resistance: it adds 4 to the Finnish total.',
  },
  column: {
    term: 'Column',
    also: ['Combat Table'],
    text: 'The difference between the two totals, +0 to +6. The stronger side rolls and reads its die there.',
  },
  round: {
    term: 'Round',
    text: 'One die roll of a combat. If the first decides nothing, the Soviet player may fight a second.',
  },
  loss: {
    term: 'Loss',
    text: 'A unit removed after a round. Each side chooses its own, the Soviets first.',
  },
  conquest: {
    term: 'Conquest',
    text: 'No Finnish units are left, and Soviet units or a marker enter the space.',
  },
  defeat: {
    term: 'Defeat',
    also: ['Retreat'],
    text: 'Finnish units are left after the last round: the force retreats to where it came from, or further after heavy losses.',
  },
  'second-attack': {
    term: 'Second attack',
    text: 'An attack from a space just taken against another one, by strategies that may take two. The same Finns face it with what is left.',
  },
  harassment: {
    term: 'Harassment',
    text: 'Once per turn, one to three available scouts strike at a Finnish space in Soviet hands.',
  },
  'in-place': {
    term: 'Scouts in place',
    text: 'Scouts that stay in a space they have won back. The next attack there faces them.',
  },
  isolated: {
    term: 'Isolated',
    text: 'Out of reach of any logistic chain. Isolated units do not move or receive anything, and one in total is lost each turn.',
  },
  reconstruction: {
    term: 'Reconstruction',
    also: ['R'],
    text: 'Made for this edition because the printed value is not available. It is marked with an R.',
  },
  drawn: {
    term: 'Random draw',
    also: ['Solo', 'Bag'],
    text: 'In the solo game the Finnish strategies and means are drawn from bags at random.',
  },
};
