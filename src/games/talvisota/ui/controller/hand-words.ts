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
  readonly chooseUnits: string;
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
    recovery: 'Buy back units with morale, or continue.',
    withdrawal: 'Recall scouts, or leave them where they are.',
    movement: 'Bring units from the front boxes into Soviet spaces.',
    'soviet-plans': 'Place strategies and supports face down on the fronts.',
    'finnish-plans': 'Place your own strategies face down in answer.',
    'soviet-allotment': 'Allot units and supports to each strategy.',
    'finnish-allotment': 'Allot units, supports and Environment markers to each strategy.',
    deployment: 'Send a strategy against a space, or end deployment.',
    answer: 'Choose which strategy answers the attack.',
    combat: 'Choose the next combat.',
    employ: 'Decide how to use your supports.',
    mannerheim: 'Decide how to use Mannerheim.',
    roll: 'Roll for the combat.',
    losses: 'Choose the units to lose.',
    'fight-on': 'Fight a second round, or break off.',
    occupy: 'Choose the units that enter the space.',
    pursue: 'Attack a second space, or stop here.',
    retreat: 'Choose where the defeated force retreats.',
    harassment: 'Send scouts behind the lines, or continue.',
    stay: 'Choose how many scouts stay in the space.',
    starve: 'Choose where to lose the isolated unit.',
    'turn-end': 'The turn is over.',
    over: 'The game is over.',
  },
  soloHarassment: 'Choose where scouts strike behind the lines.',
  assignArrivals: 'Assign the arriving units to the front boxes.',
  button: {
    end: {
      'set-up': 'End set-up',
      movement: 'End movement',
      'soviet-plans': 'Strategies done',
      'finnish-plans': 'Strategies done',
      'soviet-allotment': 'Means done',
      'finnish-allotment': 'Means done',
      deployment: 'End deployment',
      harassment: 'No scouts this turn',
    },
    goOn: 'Continue',
    event: 'Roll for events',
    roll: 'Roll the die',
    move: 'Move',
    allot: 'Allot',
    deploy: 'Send strategy',
    answer: 'Answer the attack',
    noAnswer: 'Do not answer',
    fight: 'Open combat',
    employ: 'Start combat',
    mannerheim: 'Confirm',
    lose: 'Remove units',
    fightOn: 'Second round',
    breakOff: 'Break off',
    occupy: 'Enter the space',
    notTaken: 'Stay out',
    pursue: 'Second attack',
    noPursuit: 'Stop here',
    retreat: 'Retreat',
    harass: 'Send scouts',
    stay: 'Confirm scouts',
    starve: 'Remove unit',
    results: 'Show result',
  },
  lastTurn: (turn) => `What happened in Turn ${turn}`,
  waits: (side) => (side === 'soviet' ? 'Waiting for the Soviet player.' : 'Waiting for the Finnish player.'),
  usual: 'Standard split',
  boxes: 'Front boxes',
  strategies: 'Strategies',
  none: 'None',
  start: 'Starting space',
  target: 'Target',
  chooseUnits: 'Choose units.',
  chooseTarget: 'Choose a target on the map.',
  chooseFrom: 'Choose a front box, or a space with units on the map.',
  chooseStrategy: 'Choose a strategy.',
  cost: (points) => `Costs ${points} morale`,
  free: 'Free',
  reinforcements: 'Reinforcements box',
  losses: 'Losses box',
  markers: 'Possession markers',
  markersLeft: (count) => `Markers left: ${count}`,
  layMarker: 'Place a marker',
  liftMarker: 'Remove the marker',
  takeHome: (count) => `Recall ${count}`,
  giveUp: (count) => `Units to lose: ${count}`,
  more: (unit) => `${unit}: one more`,
  fewer: (unit) => `${unit}: one fewer`,
  ofAll: (count, all) => `${count} of ${all}`,
  all: 'All',
  engages: (units, supports, commanders) =>
    `Maximum units: ${units}; ${plural(supports, 'support')}${commanders ? ` and ${plural(commanders, 'commander')}` : ''}`,
  engagesFinn: (units, environment, supports) =>
    `Units: ${units}; Environment: ${environment}; supports: ${supports}`,
  needs: (count, units) => `At least ${count} of ${units}`,
  spaces: (count) => (count === 1 ? 'Takes one space' : 'May take two spaces'),
  meretskov: { line: 'Meretskov against the line', artillery: 'Meretskov with the artillery' },
  timoshenko: { losses: 'Timoshenko doubles losses', bonus: 'Timoshenko raises the bonus' },
  aim: 'Artillery target',
  reserves: 'Reinforcements (at most two units)',
  stayBehind: 'Stay behind in the first space',
  scouts: 'Scouts',
  chances: (success, setback, failure) =>
    `Out of six: success ${success}, success with losses ${setback}, failure ${failure}`,
  unallotted: 'No units yet',
  engaged: 'Engaged',
  chooseStart: 'Choose the starting space here or on the map.',
  swap: 'Swap the two',
  allTo: (front) => `All to ${front}`,
  ownForce: (total) => `On its own, this force totals ${total}.`,
  soloScouts:
    'A die roll decides how many scouts go, if that many are available: one on 1–2, two on 3–4, three on 5–6. You choose where.',
  chancesOf: 'Scouts behind the lines: chances out of six',
  chancesKey: 'Success · success with losses · failure',
  takeUp: 'Select a counter, or drag it into place.',
  takeUpByKey: 'Number keys place it in a box.',
  facing: (side, count) =>
    side === 'soviet' ? `Soviet strategies here: ${count}` : `Finnish strategies here: ${count}`,
  putHere: (place, counter) => `${place}: place ${counter} here`,
  add: 'Add',
  takeBack: 'Remove',
  allThatFit: 'All that fit',
  tapAgain: 'Tap again to add it.',
  tapAgainBack: 'Tap again to return it.',
  toPlace: 'To be placed',
  onSheet: 'On the sheet',
  allPlaced: 'Everything is on the sheet.',
  empty: 'empty',
  available: 'Available',
  tray: (digit) => `Box ${digit} of the sheet`,
});
