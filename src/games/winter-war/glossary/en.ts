import type { GlossaryWords } from './terms.ts';

/** The glossary in English. */
export const en: GlossaryWords = {
  hex: {
    term: 'Hex',
    text: 'One six-sided space of the map. Its number identifies it: two digits for the column, two for the row, so 1306 is Viipuri.',
  },
  hexside: {
    term: 'Hexside',
    text: 'The edge between two hexes. Rivers and lakes run along hexsides; roads and railways cross them.',
  },
  'terrain-chart': {
    term: 'Terrain Effects Chart',
    also: ['TEC'],
    text: 'The table showing what each type of terrain costs to enter and how it helps the defender.',
  },
  'row-a': {
    term: 'Row A',
    text: 'Row 13, a line across the map between the crowded south and the wide north. Beyond it, only one unit fits in a hex, and the heaviest units may not go there.',
  },
  ice: {
    term: 'Ice',
    text: 'From Game-Turn 8, parts of the Gulf of Finland are frozen. Units may cross the ice at 2 Movement Points per hex.',
  },
  counter: {
    term: 'Counter',
    text: 'A playing piece. Its three numbers are attack strength, defence strength and Movement Points.',
  },
  unit: {
    term: 'Unit',
    text: 'A body of troops represented by one counter: anything from a patrol to a corps. A unit is never split.',
  },
  'size-mark': {
    term: 'Size mark',
    also: ['corps', 'division', 'brigade', 'regiment', 'battalion'],
    text: 'The strokes above the box on a counter: XXX is a corps, XX a division, X a brigade, III a regiment, II a battalion.',
  },
  'unit-symbol': {
    term: 'Unit symbol',
    also: ['infantry', 'armour', 'cavalry', 'artillery'],
    text: 'The symbol in the box shows the type of troops: crossed lines for infantry, one slanting line for cavalry, an oval for tanks, a dot for guns.',
  },
  'attack-strength': {
    term: 'Attack strength',
    also: ['attack points', 'attack factor'],
    text: 'The first number on a counter: the unit’s strength when it attacks. A Soviet unit also draws this much supply.',
  },
  'defence-strength': {
    term: 'Defence strength',
    also: ['defence points', 'defence factor'],
    text: 'The second number on a counter: the unit’s strength when it is attacked.',
  },
  blank: {
    term: 'Dummy',
    also: ['blank'],
    text: 'A blank Finnish counter, placed face down at set-up to fool the Soviet player. The five dummies leave the map when the Finns are revealed.',
  },
  headquarters: {
    term: 'Headquarters',
    also: ['HQ'],
    text: 'The Soviet 0-1-2. It passes on supply to units within five hexes, never attacks, and has no zone of control.',
  },
  nkvd: {
    term: 'NKVD',
    also: ['border guards'],
    text: 'The Soviet border guards, 1-1-4. They need no supply and may not leave the USSR.',
  },
  'ski-patrol': {
    term: 'Ski patrol',
    text: 'The Finnish 0-0-3. It cannot fight, but it takes up no room in a stack, slips away from attacks in the north, and cuts supply lines.',
  },
  'set-up': {
    term: 'Set-up',
    text: 'Placing the first units before play begins: the Finns first and face down, then the Soviets in the open.',
  },
  'game-turn': {
    term: 'Game-Turn',
    also: ['turn'],
    text: 'Ten days of the war. It has two Player-Turns, the Soviet one first, and the game lasts ten of them.',
  },
  'player-turn': {
    term: 'Player-Turn',
    text: "One side's half of a Game-Turn, in which that side receives reinforcements, moves and fights.",
  },
  phase: {
    term: 'Phase',
    text: 'A part of a Player-Turn with its own type of action: reinforcement, movement or combat. One phase ends before the next begins.',
  },
  segment: {
    term: 'Segment',
    text: 'A part of the Combat Phase. First come retreats before combat, then advances into the vacated hexes, then attacks.',
  },
  'phasing-player': {
    term: 'Phasing player',
    text: 'The player whose Player-Turn it is: the one who moves and attacks.',
  },
  interphase: {
    term: 'Interphase',
    text: 'With the Scenarios and Special Events, a pause after a Game-Turn in which both players roll for outside events.',
  },
  reinforcement: {
    term: 'Reinforcement',
    also: ['arrival'],
    text: 'A unit that joins the game later, at a city of its side. It arrives by train: it is entrained when placed.',
  },
  'movement-point': {
    term: 'Movement Point',
    also: ['MP', 'movement allowance'],
    text: 'The currency of movement from hex to hex. The third number on a counter is its allowance for one phase.',
  },
  'one-hex-move': {
    term: 'One-hex move',
    text: 'Any unit may move one hex as its whole move, even if it cannot afford it, but never from one enemy zone directly into another.',
  },
  entrain: {
    term: 'Entrain',
    also: ['board', 'rail movement', 'train'],
    text: 'To get on a train, for 1 Movement Point, on a railway hex in its home country. Riding and getting off are free; a unit that starts its phase on the line is on the train already.',
  },
  zoc: {
    term: 'Zone of control',
    also: ['ZOC'],
    text: 'The six hexes around a unit. An enemy unit that enters one must stop, cannot move directly into another, and cannot trace supply through it.',
  },
  stack: {
    term: 'Stack',
    text: 'Units of one side in the same hex. They defend together, but each may attack on its own.',
  },
  'stacking-limit': {
    term: 'Stacking limit',
    also: ['overstacked'],
    text: 'How many units may share a hex: two on Row A and south of it, one in the north. It applies at the end of the Movement Phase.',
  },
  'touch-move': {
    term: 'Touch-move',
    text: 'An option under which moves cannot be undone.',
  },
  attack: {
    term: 'Attack',
    text: 'One die roll by a group of attackers against hexes that are adjacent to all of them. A unit attacks once per segment and is attacked once.',
  },
  'combined-attack': {
    term: 'Combined attack',
    text: 'Units from several hexes against one hex, or one group against several hexes. The strengths of each side are added up.',
  },
  odds: {
    term: 'Odds',
    also: ['ratio'],
    text: 'Attack strength against defence strength, rounded in favour of the defender: 7 against 2 is 3-1.',
  },
  'odds-column': {
    term: 'Odds column',
    text: 'The column of the Combat Results Table for the odds, from 1-4 to 6-1. The die roll gives the line.',
  },
  crt: {
    term: 'Combat Results Table',
    also: ['CRT', 'Ae', 'Ar', 'Ne', 'Dr', 'De'],
    text: 'Odds and die roll give a result. A or D says who is affected, e means eliminated and r retreats; Ne is no effect, Ex an exchange.',
  },
  parentheses: {
    term: 'Result in parentheses',
    text: 'Some results are followed by a milder one in parentheses. That one applies when Finns defend a Fortification.',
  },
  exchange: {
    term: 'Exchange',
    also: ['Ex'],
    text: 'The defenders are lost, and the attacker loses units worth at least as many points as the defenders’ printed strength.',
  },
  retreat: {
    term: 'Retreat',
    also: ['Ar', 'Dr'],
    text: 'One hex, chosen by the owner and out of enemy zones. A unit with nowhere to go is eliminated.',
  },
  advance: {
    term: 'Advance after combat',
    text: 'When the defenders are eliminated, one attacker may move into the empty hex, enemy zone or not. There is no advance after a mere retreat.',
  },
  'retreat-before-combat': {
    term: 'Retreat before combat',
    text: 'Light Finnish units north of Row A, and Soviet headquarters anywhere, may retreat one hex before the attacks begin.',
  },
  'advance-before-combat': {
    term: 'Advance before combat',
    text: 'A unit may advance into a hex vacated by a retreat before combat. It then does not attack.',
  },
  obligation: {
    term: 'Obligation',
    also: ['must attack'],
    text: 'The Soviet duty to attack: every unit next to Finns must attack, and all Finns next to one must be attacked. Isolated units and headquarters are exempt.',
  },
  'soak-off': {
    term: 'Soak-off',
    text: 'A weak attack made only to meet an obligation, so that the strong units can attack elsewhere at good odds. At 1-4 or worse, it is allowed only if unavoidable.',
  },
  doubling: {
    term: 'Doubling',
    text: 'A defender is doubled in a Fortification or city of its own side, or behind a river that every attacker must cross. Never more than doubled.',
  },
  supply: {
    term: 'Supply',
    text: 'Food, fuel and shells. A Soviet unit draws them from a city through a headquarters; a Finnish unit needs them only outside Finland.',
  },
  'supply-path': {
    term: 'Supply path',
    also: ['supply line'],
    text: 'The hexes through which supply comes, free of enemies and of their zones. A friendly unit keeps its own hex open in an enemy zone.',
  },
  'supply-city': {
    term: 'Supply City',
    text: 'Leningrad, Petrozavodsk, Kem, Kandalaksha or Murmansk. It supplies units as long as a railway connects it to Leningrad.',
  },
  capacity: {
    term: 'Capacity',
    text: 'How many attack points a Supply City can supply: 300 in Leningrad, only 20 in Kem.',
  },
  overload: {
    term: 'Overload',
    text: 'More units draw on a city than it can supply. Those left out are isolated.',
  },
  withdrawal: {
    term: 'Withdrawal',
    text: 'A unit left out by an overload and next to Finns first withdraws one hex, instead of attacking.',
  },
  isolated: {
    term: 'Isolated',
    also: ['out of supply', 'cut off'],
    text: 'Without supply. Such a unit moves at most one hex, does not attack, has no zone of control, and defends at half strength.',
  },
  fortification: {
    term: 'Fortification',
    also: ['Mannerheim Line', 'Ladoga Defence Line', 'fort'],
    text: 'One of eight Finnish hexes: the Mannerheim Line of four, and four by Lake Ladoga. Finns in it are doubled, and Soviet zones do not extend into it.',
  },
  capture: {
    term: 'Capture',
    text: 'To hold a place, or to have been the last there, with a line of communication behind you. Captured places make up the score.',
  },
  'line-of-communication': {
    term: 'Line of communication',
    text: 'From a captured place, at most five hexes to a headquarters, and ten more to a Supply City. Without it, the place scores no points.',
  },
  'victory-point': {
    term: 'Victory Point',
    also: ['VP'],
    text: 'Scored by the Soviet player for Viipuri, Petsamo, Oulu and other prizes. The Finnish player tries to keep the total down.',
  },
  'victory-level': {
    term: 'Victory level',
    text: 'The result by final points: with 61 or more the Soviets win, with 30 or fewer the Finns do, and anything between is a draw.',
  },
  'murmansk-defence': {
    term: 'Murmansk Defence',
    text: 'From Game-Turn 4 on, seven Soviet units must be near Murmansk at the end of each Soviet Player-Turn. Each failure costs 10 points.',
  },
  scenario: {
    term: 'Scenario',
    text: 'Optional: help from outside, above all Allied brigades for the Finns. The die decides whether and when it comes.',
  },
  'special-event': {
    term: 'Special Event',
    text: 'Optional: a stroke of luck rolled after a Game-Turn, such as volunteers, severe cold or a chance of peace.',
  },
  handicap: {
    term: 'Handicap',
    text: 'Points given or taken at the end because a variant makes the game easier for one side.',
  },
  errata: {
    term: 'Errata',
    text: 'Corrections that the publisher made after the game was printed.',
  },
  clarification: {
    term: 'Clarification',
    also: ['CL1 to CL10'],
    text: 'A careful interpretation by players of something the printed rules leave open. Each of the ten is an option.',
  },
};
