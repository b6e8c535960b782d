import type { GlossaryWords } from './terms.ts';

/** The glossary in English. */
export const en: GlossaryWords = {
  space: {
    term: 'Space',
    text: 'One of the 45 circles on the map, joined to others by roads and railways. Both kinds of way count alike.',
  },
  number: {
    term: 'Number of a space',
    also: ['Value'],
    text: 'It is added to the strength of the Finns who defend the space, and taken from their morale when it falls.',
  },
  fortified: {
    term: 'Fortified space',
    also: ['Dotted space', 'Fort'],
    text: 'A space with a broken ring. It takes 4 off the Soviet total, and each fight for it moves 2 points of morale.',
  },
  'main-line': {
    term: 'Main line',
    also: ['Mannerheim Line'],
    text: 'Koivisto, Summa, Äyräpää and Taipale: the fortified spaces that close off the isthmus.',
  },
  front: {
    term: 'Front',
    text: 'Lapland, Ladoga or Karelia. A strategy belongs to one of them, and so do the spaces from which it may start.',
  },
  'logistic-centre': {
    term: 'Logistic centre',
    text: 'Murmansk, Kandalaksha, Belomorsk, Petrozavodsk or Leningrad: where Soviet chains of supply end.',
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
    text: 'One of four flags that hold a Finnish space without units. Scouts have an easy time where one lies alone.',
  },
  'command-sheet': {
    term: 'Command sheet',
    text: 'What each player keeps hidden: boxes of the fronts, strategies, supports and means.',
  },
  'front-box': {
    term: 'Front box',
    text: 'Where Soviet units of a front wait off the map. Special movement brings them from there to spaces of that front.',
  },
  'reinforcements-box': {
    term: 'Reinforcements box',
    also: ['Losses box'],
    text: 'Lost units come here after a turn. The Soviet player buys them back with morale; Finnish ones return for nothing.',
  },
  force: {
    term: 'Force',
    text: 'One to six units that fight together.',
  },
  strength: {
    term: 'Strength',
    text: 'What a unit counts in combat. The totals of both sides, with all that adds to them or takes away, are compared.',
  },
  bonus: {
    term: 'Tactical bonus',
    text: 'A second number of a unit, added to its strength. A strategy can double it, and snow, forest or an Ambush cancel it.',
  },
  fus: {
    term: 'FUS',
    also: ['Fusiliers', 'Rifle division'],
    text: 'Soviet rifle infantry, the mass of the army: strength 6, bonus 2.',
  },
  corps: {
    term: 'Corps',
    also: ['COR'],
    text: 'A counter of the printed game that stands for three FUS. Here they are simply counted.',
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
    text: 'A Finnish division, the strongest that the Finns have: strength 6, bonus 2. There are nine.',
  },
  sct: {
    term: 'SCT',
    also: ['Scouts'],
    text: 'Finnish scouts on skis: strength 5, bonus 1. What no strategy uses can harass behind the Soviet lines.',
  },
  wd: {
    term: 'WD',
    also: ['White Death', 'Snipers'],
    text: 'Finnish snipers: strength 4, and each takes 1 off the Soviet total.',
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
    text: 'The will of a nation to go on, 23 at most. Whose stands at 0 when a turn ends has lost.',
  },
  'events-marker': {
    term: 'Events marker',
    text: 'What the world thinks of the war this turn: -2, 0 or +2, added to Finnish morale.',
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
    text: 'One of four counters a side that say how a force fights, and with what. They lie face down until all are on the map.',
  },
  means: {
    term: 'Means',
    text: 'What is allotted to a strategy: units, supports, and on the Finnish side Environment and Entrenchment.',
  },
  'prudent-advance': {
    term: 'Prudent advance',
    also: ['PRUD'],
    text: 'Up to three units against one space, with the bonus of FUS, ELI and MECA doubled. It wins 1 or loses 1.',
  },
  'massive-attack': {
    term: 'Massive attack',
    also: ['MASS', 'ATT'],
    text: 'Up to six units, FUS and ELI without their bonus, against two spaces. It fails only if it takes neither.',
  },
  'armoured-attack': {
    term: 'Armoured attack',
    also: ['BLIN'],
    text: 'Up to six units against two spaces, three of them MECA or TAN at least, whose bonus is doubled.',
  },
  manoeuvre: {
    term: 'Coordinated Manoeuvre',
    also: ['MAN'],
    text: 'Up to four units against two spaces, every bonus doubled. It brings most, and failure costs most.',
  },
  motti: {
    term: 'Motti',
    also: ['MOTTI'],
    text: 'The Finnish strategy with two Environment markers. A motti is a pile of wood, and a force cut off in a forest.',
  },
  answer: {
    term: 'Answer',
    text: 'The Finnish strategy that meets an attack, out of the boxes of the same front.',
  },
  support: {
    term: 'Support',
    text: 'Aircraft, artillery, guns, commanders: a counter laid on a front and then given to one strategy there.',
  },
  ambush: {
    term: 'Ambush',
    also: ['EMB'],
    text: 'The strongest Finnish support: 3 off each Soviet unit, and every bonus is cancelled. There are two.',
  },
  environment: {
    term: 'Environment',
    text: 'Ground and weather that the Finns choose for a combat: Snow, Woods, Forest, Swamp or Fog, each once a turn.',
  },
  entrenchment: {
    term: 'Entrenchment',
    also: ['RET'],
    text: 'With Defensive Position or Fierce Resistance: 4 more on the Finnish total.',
  },
  column: {
    term: 'Column',
    also: ['Combat Table'],
    text: 'The difference of the two totals, +0 to +6. The stronger side rolls, and reads its die there.',
  },
  round: {
    term: 'Round',
    text: 'One die of a combat. When the first decides nothing, the Soviet player may fight a second one.',
  },
  loss: {
    term: 'Loss',
    text: 'A unit given up after a round. Each side chooses its own, the Soviets first.',
  },
  conquest: {
    term: 'Conquest',
    text: 'No Finn is left, and Soviet units or a marker enter the space.',
  },
  defeat: {
    term: 'Defeat',
    also: ['Retreat'],
    text: 'Finns are left when the last round is over: the force goes back to where it came from, or further after heavy losses.',
  },
  'second-attack': {
    term: 'Second attack',
    text: 'From a space just taken against another one, by strategies that may take two. The same Finns meet it with what is left.',
  },
  harassment: {
    term: 'Harassment',
    text: 'Once a turn one to three free scouts strike at a Finnish space in Soviet hands.',
  },
  'in-place': {
    term: 'Scouts in place',
    text: 'Scouts who stay in a space that they have won back. The next attack there meets them.',
  },
  isolated: {
    term: 'Isolated',
    text: 'Out of reach of any logistic chain. Isolated units do not move or receive anything, and one in all is lost each turn.',
  },
  reconstruction: {
    term: 'Reconstruction',
    also: ['R'],
    text: 'Made for this edition, because the printed value is not to be had. The table marks it with an R.',
  },
  drawn: {
    term: 'Drawn blind',
    also: ['Solo', 'Bag'],
    text: 'In the solo game the Finnish strategies and means come out of bags, by chance.',
  },
};
