/**
 * Every word on screen, by area: here in English, in Finnish in the table of the same shape in `fi`.
 * Sentences that hold links are built with `sentence`.
 */
import type {
  Arm,
  CombatResult,
  PhaseName,
  Side,
  Size,
  VictoryLevel,
} from '../../../../engine/winter-war/index.ts';
import { interphaseWords } from './interphase-words.ts';
import { follow } from '../../../../kit/language/language.ts';
import { optionWords, presetWords } from './option-words.ts';
import { sentence, type Part, type Sentence } from '../../../../table/words/parts.ts';
import { plural } from '../../../../kit/language/plural.ts';
import type { Wording } from '../../../../kit/language/table-of-words.ts';
import { variantWords } from './variant-words.ts';

const army: Record<Side, string> = { finn: 'Finnish', soviet: 'Soviet' };
const player: Record<Side, string> = { finn: 'Finnish player', soviet: 'Soviet player' };

const result: Record<CombatResult, { name: string; meaning: string }> = {
  Ae: { name: 'Attacker eliminated', meaning: 'All attacking units are lost.' },
  Ar: { name: 'Attacker retreats', meaning: 'Each attacking unit steps back one hex.' },
  Ne: { name: 'No effect', meaning: 'Nothing happens.' },
  Ex: { name: 'Exchange', meaning: 'The defenders are lost; the attacker gives up as many points.' },
  Dr: { name: 'Defender retreats', meaning: 'Each defending unit steps back one hex.' },
  De: { name: 'Defender eliminated', meaning: 'All defending units are lost.' },
};

const arm: Record<Arm, string> = {
  infantry: 'infantry',
  armour: 'armour',
  artillery: 'artillery',
  cavalry: 'cavalry',
  mountain: 'mountain infantry',
  ski: 'ski patrol',
  'border-guard': 'NKVD border guards',
  headquarters: 'headquarters',
  parachute: 'parachute brigade',
  blank: 'blank counter',
};

/** How many Game-Turns a game can have. */
const counted: Readonly<Record<number, string>> = {
  10: 'Ten',
  11: 'Eleven',
  12: 'Twelve',
  13: 'Thirteen',
  14: 'Fourteen',
};

const iceRow = 'Ice, turns 8 to 10';

const size: Record<Size, string> = {
  XXX: 'corps',
  XX: 'division',
  X: 'brigade',
  III: 'regiment',
  II: 'battalion',
  '••': '',
  '': '',
};

const english = {
  title: 'Winter War',
  army,
  player,
  arm,
  size,
  /** "infantry division"; the names that say it already stand alone. */
  kind: (a: Arm, s: Size): string =>
    a === 'ski' || a === 'headquarters' || a === 'parachute' || a === 'blank' || a === 'border-guard'
      ? arm[a]
      : [arm[a], size[s]].filter(Boolean).join(' '),
  /** "6-4-2 (18)"; a blank has no label. */
  unit: (label: string, name: string): string => (label ? `${label} (${name})` : `blank ${name}`),
  count: (n: number): string => `×${n}`,
  hex: (name: string, place?: string): string => (place ? `${place} (${name})` : name),
  points: (n: number): string => plural(n, 'point'),
  halves: (n: number): string => (Number.isInteger(n) ? String(n) : `${Math.floor(n) || ''}½`),
  signed: (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0'),
  percent: (n: number): string => `${Math.round(n * 100)} %`,
  close: 'Close',
  and: ' and ',

  phase: {
    'set-up': 'Set-up',
    reinforcement: 'Reinforcement',
    movement: 'Movement',
    'retreat-before': 'Retreat before combat',
    'planned-drop': 'Air drop',
    'advance-before': 'Advance before combat',
    attack: 'Attack',
    'event-drop': 'Air drop',
    exploitation: 'Ski exploitation',
    interphase: 'Interphase',
    over: 'Game over',
  } satisfies Record<PhaseName, string>,

  start: {
    tagline: 'The Russo-Finnish conflict, 30 November 1939 to 12 March 1940',
    about:
      'A digital edition of the 1972 hex-and-counter game. Ten Game-Turns, two armies, one long frontier.',
    newGame: 'New game',
    continue: 'Continue',
    who: 'Who plays?',
    hotseat: 'Two players, one screen',
    hotseatHint: 'Pass the device at set-up. A curtain hides the Finnish deployment.',
    solo: 'Solo practice',
    soloHint: 'Play both sides. Everything can be taken back, dice too.',
    rules: 'Rules',
    preset: presetWords,
    option: optionWords,
    begin: 'Start the game',
    saved: (turn: number, phase: PhaseName, side: Side): string =>
      phase === 'over'
        ? english.phase.over
        : phase === 'set-up'
          ? `${army[side]} set-up`
          : `Turn ${turn}, ${army[side]} player, ${english.phase[phase].toLowerCase()}`,
    savedOn: (date: Date): string =>
      date.toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
    storageClosed: 'This browser keeps nothing for us: save to a file before you leave.',
    licences: 'Licences',
    credits: 'The map is a reconstruction computed from public geography, not the published artwork.',
    opening: 'Opening the map …',
    failed: 'The game could not be opened.',
  },

  bar: {
    setUp: (first: number): string => `Before turn ${first}`,
    turn: (n: number): string => `Turn ${n}`,
    menu: 'Menu',
    decides: (side: Side): string => `${player[side]} decides`,
    playerTurn: (side: Side): string => `${army[side]} Player-Turn`,
  },

  /** One sentence: what to do next. */
  todo: {
    place: (left: number): string =>
      left
        ? `Place your counters: ${left} still in the tray.`
        : 'All counters are on the map. End the set-up when you are content.',
    arrive: (left: number): string =>
      left
        ? `Bring reinforcements on at a city, or leave them waiting: ${left} due.`
        : 'All reinforcements are on the map.',
    move: 'Pick a unit, then a hex. Units need not move.',
    moveUnit: 'Pick a hex to move there.',
    'retreat-before': 'Step back from the attack with any of the marked units, one hex each.',
    'advance-before': 'Follow into hexes that were left, one unit each.',
    attack: 'Choose a target and its attackers, then roll.',
    attackObliged: (units: number, hexes: number): string =>
      `${plural(units, 'unit')} must still attack, ${plural(hexes, 'hex', 'hexes')} must still be attacked.`,
    attackDone: 'No attack is left: end the attacks.',
    retreat: 'Retreat each unit one hex.',
    withdraw: 'Before any battle, units of an overloaded city step back one hex.',
    exchange: (points: number): string => `Give up units worth at least ${plural(points, 'attack point')}.`,
    advance: 'Advance one unit into the hex that fell, or stay.',
    overstack: 'Too many units in a hex: give up the excess.',
    over: 'The game is over.',
  },

  end: {
    place: 'End set-up',
    arrive: 'Begin movement',
    move: 'End movement',
    'retreat-before': 'Done retreating',
    'advance-before': 'Done advancing',
    attack: 'End attacks',
    roll: 'Roll the die',
    soakOff: 'Sacrifice the attackers',
    takeHexes: 'Take the hex',
    advance: (unit: string): string => `Advance with ${unit}`,
    decline: 'Do not advance',
    giveUp: 'Give up these units',
    removed: 'No hex is open: eliminated',
    results: 'Show the result',
  },

  command: {
    undo: 'Undo',
    redo: 'Redo',
    end: 'End phase',
    restart: 'Restart the phase',
    supply: 'Supply',
    zones: 'Zones of control',
    numbers: 'Hex numbers',
    fit: 'Whole map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    next: 'Next unit',
    rulebook: 'Rulebook',
    log: 'Log',
    help: 'Keys and help',
    cancel: 'Put down',
    waypoint: 'Add waypoint',
    context: 'Panel of the unit at hand',
    charts: 'Panel of log and charts',
    save: 'Save to a file',
    load: 'Load a file',
    newGame: 'Leave for the start screen',
  },

  context: {
    title: 'At hand',
    nothing: 'Nothing is picked. Choose a counter to move it, or any hex to look at it.',
    over: 'Choose a hex to look at it.',
    idle: (n: number): string => (n ? `${plural(n, 'unit')} can still move.` : 'Every unit has moved.'),
    terrain: {
      clear: 'Clear',
      swamp: 'Swamp',
      mountain: 'Mountain',
      minorLake: 'Lake',
      water: 'Water',
      ice: 'Ice in turns 8 to 10',
    } as Record<string, string>,
    country: {
      finland: 'Finland',
      ussr: 'USSR',
      sweden: 'Sweden',
      norway: 'Norway',
      estonia: 'Estonia',
      none: '',
    } as Record<string, string>,
    rail: 'railway',
    fortification: 'fortification',
    capacity: (n: number): string => `supplies ${n}`,
    faceDown: (n: number): string => `${plural(n, 'counter')} face down`,
    empty: 'No counters here.',
    strengths: (a: number, d: number, m: number): string => `attack ${a}, defence ${d}, movement ${m}`,
    isolatedBy: (why: string): string => `isolated (${why})`,
    moved: 'moved',
    advanced: 'advanced',
    fought: 'has fought',
    fled: 'retreated',
  },

  tray: {
    title: 'Tray',
    due: 'Due now',
    empty: 'The tray is empty.',
    ready: 'Ready-made deployment',
    historical: 'Historical',
    random: 'Random',
    replace: 'Press again to replace the counters that you placed.',
    clear: 'Clear the map',
    back: 'Back to the tray',
    backToTrack: 'Take it back',
    hint: 'Pick a kind of counter, then the hexes where they go. Pick a placed counter to move it.',
    placing: (label: string): string => `Placing ${label}: pick a marked hex.`,
    name: (kind: string, label: string, n: number): string =>
      `${[label, kind].filter(Boolean).join(' ')}, ${n} in the tray`,
  },

  move: {
    title: 'Move',
    none: 'No hex is in reach.',
    point: (mp: number): string => `${plural(mp, 'Movement Point')}. Pick a marked hex to see the way there.`,
    waypointHint: 'Or Shift-click a hex to fix the path through it.',
    mode: { march: 'March', rail: 'By rail', both: 'March and rail' },
    cost: (cost: number): string => `${english.halves(cost)} MP`,
    stops: 'Enemy zone of control: the unit stops there.',
    rightOfOne: 'By the right to move one hex.',
    noEnd: 'Full: the phase cannot end with the unit there.',
    go: (place: string): string => `Move to ${place}`,
    place: (place: string): string => `Place at ${place}`,
    retreat: (place: string): string => `Retreat to ${place}`,
    advance: (place: string): string => `Advance to ${place}`,
    waypoints: (n: number): string => `${plural(n, 'hex', 'hexes')} of the path settled`,
    dropWaypoints: 'Forget the waypoints',
    pickInstead: 'Or pick a unit there',
    alsoHere: 'Also here',
  },

  combat: {
    targets: 'Targets',
    attackers: 'Attackers',
    addAll: 'All adjacent',
    clear: 'Start over',
    pickTarget: 'Pick an enemy hex, or one of your units next to it.',
    nothingNear: 'No enemy is left within reach of an attack.',
    pickAttackers: 'Now choose attackers: every one must be next to every target.',
    must: 'Must attack',
    mustHexes: 'Must be attacked',
    against: (a: number, d: number): string => `${english.halves(a)} to ${english.halves(d)}`,
    fortified: 'Results in parentheses hold: a fortification held by Finns.',
    soakOff: 'At 1-4 or worse no die is rolled: all attackers are lost.',
    noDie: 'Only ski patrols stand there: eliminated without a die.',
    reason: {
      city: 'doubled in a city',
      fortification: 'doubled in a fortification',
      river: 'doubled behind water on all sides',
      isolated: 'halved: isolated',
      fled: 'retreated: counts nothing',
      'ski-patrol': 'ski patrol',
      disrupted: 'halved: disrupted by the drop',
      overloaded: 'halved: its city is overloaded',
      'overloaded-beside': 'its city is overloaded: adds nothing beside supplied units',
    },
    result,
    candidates: 'May retreat',
    advancers: 'May advance',
    noneOpen: 'no hex open',
    open: (n: number): string => plural(n, 'hex open', 'hexes open'),
    toRetreat: 'Must retreat',
    toWithdraw: 'Must withdraw: city overloaded',
    given: (sum: number, points: number): string => `${sum} of ${plural(points, 'point')} given`,
    last: 'Last attack',
    who: (units: string, targets: Sentence): Sentence => sentence`${units} against ${targets}`,
    losses: { exchange: 'Choose the losses', overstack: 'Over the stacking limit' },
    step: {
      retreat: 'Retreat',
      'retreat-before': 'Retreat before combat',
      advance: 'Advance after combat',
      'advance-before': 'Advance before combat',
    } as Record<string, string>,
    rolled: (die: number): string => `Rolled ${die}`,
    withoutDie: 'Without a die',
    chances: 'Chances',
  },

  supply: {
    title: 'Supply',
    hint: 'Lines on the map: unit to headquarters, headquarters to city, and the railway to Leningrad.',
    show: 'Draw the lines on the map',
    load: (load: number, capacity: number): string => `${load} of ${capacity}`,
    overload: (n: number): string => `${plural(n, 'point')} left out`,
    cutOff: 'Cut off from Leningrad',
    isolated: 'Isolated',
    noneIsolated: 'Every unit is in supply.',
    /** Why, by the engine's kind of isolation. */
    why: { 1: 'no supply path', 2: 'its city is overloaded' } as Record<number, string>,
    chosen: (hq: string, city: string): string => `${hq}, ${city}`,
    own: 'Supplied by',
    exempt: 'Needs no supply.',
    fromCity: (city: string): string => `In ${city}`,
    choose: 'Administered by',
    front: 'Headquarters of the Ladoga front do not draw on Leningrad.',
    rests: 'The choice rests: it would supply nothing now.',
    default: 'Automatic',
    isolate: 'Leave isolated',
    loadShort: (load: number, capacity: number): string => `${load}/${capacity}`,
    army: (side: Side): string => `${army[side]} army`,
  },

  tabs: {
    log: 'Log',
    turns: 'Turns',
    combat: 'Combat',
    terrain: 'Terrain',
    points: 'Points',
    supply: 'Supply',
    rules: 'Rules',
    title: 'Charts and log',
  },

  track: {
    now: 'now',
    ice: 'Ice on the Gulf',
    murmansk: 'Murmansk Defence judged',
    unfinished: 'Hex 1406 of the Mannerheim Line is not finished',
    railsClosed: 'Nobody moves by rail',
    ceaseFire: 'Then a cease-fire may be called',
    landing: 'Then the Allies come to Petsamo',
    hastened: 'Soviet reinforcements of the next turn come too',
    length: 'Then a die: does the war go on?',
    inForce: 'In force',
    scenario: (letter: string, what: string, turn: number): string =>
      `Scenario ${letter} since Game-Turn ${turn}: ${what}`,
    petrozavodsk: 'Petrozavodsk supplies 90',
    paradrop: 'The 3-1-1 has come to Leningrad',
    noMurmansk: 'Murmansk Defence is not used',
    murmanskNow: (n: number, needed: number): string => `${n} of ${needed} units near Murmansk`,
  },

  terrain: {
    title: 'Terrain Effects Chart',
    columns: ['Terrain', 'Movement', 'Combat'],
    rows: [
      ['Clear, forest', '1 MP', 'no effect'],
      ['Swamp in Finland', '1 MP Finns, 2 MP Soviets', 'no effect'],
      ['Swamp in the USSR', '2 MP', 'no effect'],
      ['Mountain, lake, sea', 'not allowed', 'no attack across sea or great lakes'],
      [iceRow, '2 MP', 'no effect'],
      ['City', 'as the hex', 'defence doubled'],
      ['Fortification', '1 MP', 'Finnish defence doubled, results in parentheses'],
      ['River or lake hexside', '+1 MP', 'doubled when all attacks cross water'],
      ['Road hexside', '1 MP in all', 'no effect'],
      ['Rail', 'free ride on a home line', 'no effect'],
    ],
    iceRow,
  },

  crt: {
    title: 'Combat Results Table',
    die: 'Die',
    note: 'Odds are attack to defence strength, rounded for the defender. In parentheses: against a fortification held by Finns.',
  },

  ledger: {
    title: 'Victory Points',
    total: 'Soviet total',
    uncounted: 'not counted',
    level: 'If the game ended now',
    key: {
      'viipuri-row': 'West of Viipuri:',
      viipuri: 'Viipuri',
      petsamo: 'Petsamo',
      oulu: 'Oulu',
      'mannerheim-line': 'Mannerheim Line',
      'south-cleared': 'South of Row A cleared',
      'supply-city': 'Supply City lost',
      'murmansk-taken': 'Murmansk lost',
      'leningrad-taken': 'Leningrad lost',
      'murmansk-defence': 'Murmansk Defence',
      'allied-eliminated': 'Allied brigades',
      handicap: 'Handicap:',
    },
    reason: {
      held: 'captured, line of communication open',
      'not-held': 'not captured',
      'no-line': 'captured, but no line of communication',
      cleared: 'no Finnish unit left there',
      'not-cleared': 'Finnish units still there',
      'short-of-units': 'too few units near Murmansk',
      taken: 'in Finnish hands',
      eliminated: 'eliminated',
      agreed: 'agreed before the game',
    },
    lost: (n: number, worth: number): string => `${n} eliminated, ${worth} each`,
    without: 'Without handicaps',
    levelWithout: (points: string, level: string): string => `${points}, ${level}`,
    onTurn: (turn: number): string => `turn ${turn}`,
    worth: (n: number): string => `worth ${n}`,
    each: (n: number): string => `worth ${n} each`,
    rowHeld: (held: number, all: number, noLine: number): string =>
      [
        held ? `${held} of ${all} captured, line of communication open` : 'none captured',
        noLine && `${noLine} captured without a line of communication`,
      ]
        .filter(Boolean)
        .join('; '),
  },

  level: {
    'decisive-soviet': 'Decisive Soviet victory',
    'substantive-soviet': 'Substantive Soviet victory',
    'marginal-soviet': 'Marginal Soviet victory',
    draw: 'Draw',
    'decisive-finnish': 'Decisive Finnish victory',
  } satisfies Record<VictoryLevel, string>,

  log: {
    empty:
      'Nothing has happened yet. Moves, battles and captures are told here; every hex in them is a link.',
    setUp: (side: Side): Sentence => sentence`The ${army[side]} set-up is complete.`,
    revealed: sentence`The Finnish counters are turned face up; the blanks come off.`,
    phase: (turn: number, side: Side, name: string): string => `Turn ${turn} · ${army[side]} · ${name}`,
    interphase: (turn: number): string => `After turn ${turn} · Interphase`,
    arrived: (unit: string, hex: Part): Sentence => sentence`${unit} arrives at ${hex}.`,
    delayed: (unit: string): Sentence => sentence`${unit} goes back to the track.`,
    moved: (unit: string, from: Part, to: Part, rail: boolean): Sentence =>
      rail
        ? sentence`${unit} goes by rail from ${from} to ${to}.`
        : sentence`${unit} moves from ${from} to ${to}.`,
    administered: (unit: string): Sentence => sentence`The supply of ${unit} is arranged anew.`,
    cut: (unit: string): Sentence => sentence`${unit} is isolated.`,
    leftOut: (unit: string): Sentence => sentence`${unit} is isolated: its city is overloaded.`,
    relieved: (unit: string): Sentence => sentence`${unit} is in supply again.`,
    retreated: (unit: string, from: Part, to: Part, before: boolean): Sentence =>
      before
        ? sentence`${unit} retreats before combat from ${from} to ${to}.`
        : sentence`${unit} retreats from ${from} to ${to}.`,
    advanced: (unit: string, to: Part, before: boolean): Sentence =>
      before ? sentence`${unit} advances before combat to ${to}.` : sentence`${unit} advances to ${to}.`,
    attacked: (units: string, many: boolean, targets: Sentence, strengths: string): Sentence =>
      sentence`${units} ${many ? 'attack' : 'attacks'} ${targets}, ${strengths}`,
    rolled: (column: string, die: number, name: string): Sentence =>
      sentence`: ${column}, die ${die}. ${name}.`,
    noDie: (name: string): Sentence => sentence`. ${name}, no die.`,
    eliminated: (unit: string, hex: Part, cause: string): Sentence =>
      sentence`${unit} is eliminated at ${hex}${cause}.`,
    cause: {
      attack: '',
      exchange: ' in exchange',
      'no-retreat': ', no way back',
      'ski-patrol': '',
      overstack: ', too many in the hex',
      'isolated-at-end': ', isolated at the end',
      landing: ', the assault from the sea failed',
      climate: ', lost to the cold',
      drop: ', lost in the drop',
      thaw: ', the ice broke up under it',
    },
    captured: (side: Side, hex: Part): Sentence => sentence`${hex} falls to the ${army[side]} army.`,
    murmansk: (turn: number, units: number, needed: number, points: number): Sentence =>
      points
        ? sentence`Murmansk Defence, turn ${turn}: ${units} of ${needed} units, ${english.signed(points)} Victory Points.`
        : sentence`Murmansk Defence, turn ${turn}: ${plural(units, 'unit')}, enough.`,
    ended: (level: VictoryLevel, points: number): Sentence =>
      sentence`The game ends: ${english.level[level]}, ${english.signed(points)} Victory Points.`,
    endedAtOnce: (level: VictoryLevel): Sentence =>
      sentence`The game ends: ${english.level[level]}. ${english.final.reason.leningrad}`,
  },

  live: {
    keys: 'N takes the next unit in hand, I tells the situation, the question mark lists the keys.',
    undone: 'Taken back.',
    redone: 'Done again.',
    restarted: 'The phase starts over.',
    decider: (side: Side, todo: string): string => `${player[side]}: ${todo}`,
    placed: (unit: string, hex: string | null): string =>
      hex ? `${unit} placed at ${hex}.` : `${unit} back in the tray.`,
    many: (n: number): string => `${plural(n, 'counter')} placed or taken up.`,
  },

  curtain: {
    title: (side: Side): string => `Pass the device to the ${player[side]}`,
    text: (side: Side): string =>
      side === 'soviet'
        ? 'The Finnish counters lie face down. You will see how many are in a hex, not what they are.'
        : 'Nothing of your deployment shows until you take the device.',
    lift: (side: Side): string => `I am the ${player[side]}`,
    written: 'What this side has written down is for its player alone.',
    lifted: (times: number): string =>
      times === 1
        ? 'This curtain has been lifted once before in this game.'
        : `This curtain has been lifted ${times} times before in this game.`,
  },

  reveal: {
    title: 'The Finnish deployment is revealed',
    text: 'The counters are turned face up and the blanks come off the map.',
    go: 'To the map',
  },

  turnNotice: (side: Side): string => `${player[side]}, it is your decision.`,

  final: {
    title: 'The game is over',
    reason: {
      turns: (n: number): string => `${counted[n] ?? n} Game-Turns have been played.`,
      'cease-fire': 'The Finnish player called a cease-fire.',
      leningrad: 'Finnish units have entered Leningrad: the points are not counted.',
    },
    back: 'Look at the map',
    again: 'New game',
  },

  save: { loaded: 'The file is on the table.' },

  menu: { title: 'Menu', game: 'Game', view: 'View' },

  help: {
    title: 'Keys and help',
    arrows: 'Arrow keys',
    arrowsText: 'Move the cursor from hex to hex on the map',
    enter: 'Enter',
    enterText: 'Pick up, place or move at the cursor',
    shiftEnter: 'Shift + click, Shift + Enter',
    shiftEnterText: 'Set a waypoint',
    signs: 'Signs on the map',
    signsText: [
      'A number in a hex is the cost of the move there in Movement Points.',
      'An accent ring marks a unit that must attack; a ringed hex must be attacked.',
      'A counter hatched aslant, with a broken link, is isolated: it has no supply path.',
      'A counter with upright stripes and a vessel that overflows is isolated because its city is overloaded.',
      'A turned counter has moved; a turned-up corner has advanced.',
    ],
  },

  rules: {
    open: (id: string): string => `Rule ${id}`,
  },

  notice: { dismiss: 'Dismiss' },

  map: { label: 'Map', tools: 'Tools of the map' },

  update: { text: 'A new version is ready.', apply: 'Reload' },

  interphase: interphaseWords,
  variant: variantWords,
} as const;

export type Strings = Wording<typeof english>;

/** The words of the language that is spoken. Read when drawing: a table kept at import would stay English. */
export let t: Strings = english;
follow((finnish) => {
  t = finnish?.strings ?? english;
});
