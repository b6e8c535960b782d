import type { Side } from '#engine/talvisota';
import { plural } from '#kit/i18n/plural.ts';
import { words } from '#kit/i18n/words.ts';
import type { Kind } from './situation.ts';

export interface HandWords {
  /** What there is to do. */
  readonly todo: Readonly<Record<Kind, string>>;
  readonly soloHarassment: string;
  readonly assignArrivals: string;
  /** The large button. */
  readonly button: {
    readonly end: Readonly<Partial<Record<Kind, string>>>;
    readonly goOn: string;
    readonly event: string;
    readonly roll: string;
    readonly move: string;
    readonly allot: string;
    readonly deploy: string;
    readonly answer: string;
    readonly noAnswer: string;
    readonly fight: string;
    readonly employ: string;
    readonly mannerheim: string;
    readonly lose: string;
    readonly fightOn: string;
    readonly breakOff: string;
    readonly occupy: string;
    readonly notTaken: string;
    readonly pursue: string;
    readonly noPursuit: string;
    readonly retreat: string;
    readonly harass: string;
    readonly stay: string;
    readonly starve: string;
    readonly results: string;
  };
  waits(side: Side): string;
  lastTurn(turn: number): string;
  readonly usual: string;
  readonly boxes: string;
  readonly strategies: string;
  readonly none: string;
  readonly start: string;
  readonly target: string;
  readonly chooseTarget: string;
  readonly chooseFrom: string;
  readonly chooseStrategy: string;
  readonly cost: (points: number) => string;
  readonly free: string;
  readonly reinforcements: string;
  readonly losses: string;
  readonly markers: string;
  readonly markersLeft: (count: number) => string;
  readonly layMarker: string;
  readonly liftMarker: string;
  readonly takeHome: (count: number) => string;
  readonly giveUp: (count: number) => string;
  readonly more: (unit: string) => string;
  readonly fewer: (unit: string) => string;
  readonly ofAll: (count: number, all: number) => string;
  readonly all: string;
  /** `commanders`: so many on top of the supports. */
  readonly engages: (units: number, supports: number, commanders: number) => string;
  readonly engagesFinn: (units: number, environment: number, supports: number) => string;
  readonly needs: (count: number, units: string) => string;
  readonly spaces: (count: number) => string;
  readonly meretskov: Readonly<Record<'line' | 'artillery', string>>;
  readonly timoshenko: Readonly<Record<'losses' | 'bonus', string>>;
  readonly aim: string;
  readonly reserves: string;
  readonly stayBehind: string;
  readonly scouts: string;
  readonly chances: (success: number, setback: number, failure: number) => string;
  readonly unallotted: string;
  readonly engaged: string;
  readonly chooseStart: string;
  readonly swap: string;
  allTo(front: string): string;
  ownForce(total: number): string;
  readonly soloScouts: string;
  readonly chancesOf: string;
  readonly chancesKey: string;
  readonly takeUp: string;
  readonly takeUpByKey: string;
  /** Counters of the other side face down in a front box. */
  facing(side: Side, count: number): string;
  putHere(place: string, counter: string): string;
  readonly add: string;
  readonly takeBack: string;
  /** Gives a strategy as much as it may have. */
  readonly allThatFit: string;
  /** What another tap on the counter does. */
  readonly tapAgain: string;
  readonly tapAgainBack: string;
  readonly toPlace: string;
  readonly onSheet: string;
  readonly allPlaced: string;
  readonly empty: string;
  readonly available: string;
  tray(digit: number): string;
}

export const handWords = words<HandWords>('talvisota/hand', {
  todo: {
    'set-up': 'Divide the army among the fronts, at least one unit in each.',
    event: 'Roll for events abroad.',
    recovery: 'Buy units back with morale, or go on.',
    withdrawal: 'Call scouts home, or leave them where they are.',
    movement: 'Bring units from the front boxes into Soviet spaces.',
    'soviet-plans': 'Put strategies face down on the fronts, and supports with them.',
    'finnish-plans': 'Answer with strategies of your own, face down.',
    'soviet-allotment': 'Give each strategy its units and supports.',
    'finnish-allotment': 'Give each strategy its units, supports and Environment.',
    deployment: 'Send a strategy against a space, or end the deployment.',
    answer: 'Choose which strategy meets the attack.',
    combat: 'Choose the combat to be fought next.',
    employ: 'Settle what your supports do.',
    mannerheim: 'Settle what Mannerheim does.',
    roll: 'Roll for the combat.',
    losses: 'Choose the units that are lost.',
    'fight-on': 'Fight a second round, or break off.',
    occupy: 'Say who enters the space.',
    pursue: 'Attack a second space, or stop here.',
    retreat: 'Choose where the beaten force goes.',
    harassment: 'Send scouts behind the lines, or go on.',
    stay: 'Say how many scouts stay in the space.',
    starve: 'Choose where the isolated unit is lost.',
    'turn-end': 'The turn is over.',
    over: 'The game is over.',
  },
  soloHarassment: 'Choose where scouts strike behind the lines.',
  assignArrivals: 'Put the units that have come into the front boxes.',
  button: {
    end: {
      'set-up': 'End the set-up',
      movement: 'End the movement',
      'soviet-plans': 'Strategies are set',
      'finnish-plans': 'Strategies are set',
      'soviet-allotment': 'Means are set',
      'finnish-allotment': 'Means are set',
      deployment: 'End the deployment',
      harassment: 'No scouts this turn',
    },
    goOn: 'Go on',
    event: 'Roll for events',
    roll: 'Roll the die',
    move: 'Move',
    allot: 'Allot',
    deploy: 'Send the strategy',
    answer: 'Meet the attack',
    noAnswer: 'Do not meet it',
    fight: 'Open the combat',
    employ: 'Begin the combat',
    mannerheim: 'So be it',
    lose: 'Give up the units',
    fightOn: 'Second round',
    breakOff: 'Break off',
    occupy: 'Enter the space',
    notTaken: 'Leave it',
    pursue: 'Second attack',
    noPursuit: 'Stop here',
    retreat: 'Retreat',
    harass: 'Send the scouts',
    stay: 'Settle the scouts',
    starve: 'Give up the unit',
    results: 'Show the result',
  },
  lastTurn: (turn) => `What happened in Turn ${turn}`,
  waits: (side) =>
    side === 'soviet' ? 'The Soviet player has to decide.' : 'The Finnish player has to decide.',
  usual: 'Divide as usual',
  boxes: 'Front boxes',
  strategies: 'Strategies',
  none: 'None',
  start: 'Starting space',
  target: 'Target',
  chooseTarget: 'Choose a target on the map.',
  chooseFrom: 'Choose a front box, or a space with units on the map.',
  chooseStrategy: 'Choose a strategy.',
  cost: (points) => `Costs ${points} morale`,
  free: 'Free of charge',
  reinforcements: 'Reinforcements box',
  losses: 'Losses box',
  markers: 'Possession markers',
  markersLeft: (count) => `Markers left: ${count}`,
  layMarker: 'Lay a marker',
  liftMarker: 'Lift the marker',
  takeHome: (count) => `Call home ${count}`,
  giveUp: (count) => `Units to give up: ${count}`,
  more: (unit) => `${unit}: one more`,
  fewer: (unit) => `${unit}: one fewer`,
  ofAll: (count, all) => `${count} of ${all}`,
  all: 'All',
  engages: (units, supports, commanders) =>
    `Units at most: ${units}; ${plural(supports, 'support')}${commanders ? ` and ${plural(commanders, 'commander')}` : ''}`,
  engagesFinn: (units, environment, supports) =>
    `Units: ${units}; Environment: ${environment}; supports: ${supports}`,
  needs: (count, units) => `At least ${count} of ${units}`,
  spaces: (count) => (count === 1 ? 'Takes one space' : 'May take two spaces'),
  meretskov: { line: 'Meretskov against the line', artillery: 'Meretskov with the artillery' },
  timoshenko: { losses: 'Timoshenko doubles losses', bonus: 'Timoshenko raises the bonus' },
  aim: 'The artillery aims at',
  reserves: 'Reinforcements, two units at most',
  stayBehind: 'Stay behind in the first space',
  scouts: 'Scouts',
  chances: (success, setback, failure) =>
    `Of six: success ${success}, a blow at a price ${setback}, failure ${failure}`,
  unallotted: 'No units yet',
  engaged: 'Engaged',
  chooseStart: 'Choose where the force starts, here or on the map.',
  swap: 'Change the order of the two',
  allTo: (front) => `All to ${front}`,
  ownForce: (total) => `By itself this force counts ${total}.`,
  soloScouts:
    'A die says how many scouts go, as many as are free: 1-2 one, 3-4 two, 5-6 three. You say where.',
  chancesOf: 'Scouts behind the lines: faces of six',
  chancesKey: 'Success · a blow at a price · failure',
  takeUp: 'Take a counter up, or drag it where it is to lie.',
  takeUpByKey: 'Number keys put it into a box.',
  facing: (side, count) =>
    side === 'soviet' ? `Soviet strategies here: ${count}` : `Finnish strategies here: ${count}`,
  putHere: (place, counter) => `${place}: put ${counter} here`,
  add: 'Add',
  takeBack: 'Take back',
  allThatFit: 'All that fit',
  tapAgain: 'Tap again: it goes in.',
  tapAgainBack: 'Tap again: it goes back.',
  toPlace: 'To be placed',
  onSheet: 'On the sheet',
  allPlaced: 'All of it lies on the sheet.',
  empty: 'empty',
  available: 'At hand',
  tray: (digit) => `Box ${digit} of the sheet`,
});
