import { words } from '#kit/i18n/words.ts';
import type {
  Environment,
  FinnishStrategy,
  FinnishUnit,
  Front,
  MoraleCause,
  PhaseName,
  Side,
  SovietStrategy,
  SovietUnit,
  OptionKey,
} from '#engine/talvisota';

/** A support counter, the two of a kind by one name. */
export type SupportName =
  | 'AIR'
  | 'ART'
  | 'NKVD'
  | 'RENF'
  | 'MUNI'
  | 'RAV'
  | 'T34'
  | 'MER'
  | 'TIMO'
  | 'MANN'
  | 'AT'
  | 'EMB';

export interface CommonWords {
  readonly title: string;
  readonly side: Readonly<Record<Side, string>>;
  readonly adjective: Readonly<Record<Side, string>>;
  readonly player: Readonly<Record<Side, string>>;
  readonly front: Readonly<Record<Front, string>>;
  readonly unit: Readonly<Record<SovietUnit | FinnishUnit, string>>;
  /** So many of a kind, as words: one, and more. */
  readonly counted: Readonly<Record<SovietUnit | FinnishUnit, readonly [one: string, more: string]>>;
  readonly strategy: Readonly<Record<SovietStrategy | FinnishStrategy, string>>;
  readonly support: Readonly<Record<SupportName, string>>;
  readonly environment: Readonly<Record<Environment, string>>;
  readonly phase: Readonly<Record<PhaseName, string>>;
  readonly cause: Readonly<Record<MoraleCause, string>>;
  /** Where the side is told apart. */
  readonly shortPhase: Readonly<Record<'plans' | 'means', string>>;
  readonly winner: Readonly<Record<Side | 'draw', string>>;
  turn(turn: number): string;
  /** By the Game-Turn, from 1. */
  readonly dates: readonly string[];
  readonly setUp: string;
  /** What a beaten or empty side is called: nobody. */
  readonly nobody: string;
  readonly reconstructed: string;
  readonly morale: string;
  /** A strategy or a counter that is not turned up yet. */
  readonly faceDown: string;
  readonly entrenched: string;
  /** What Mannerheim does: nobody retreats, or a unit loses two. */
  readonly hold: string;
  minusTwo(unit: string): string;
  readonly option: Readonly<Record<OptionKey, { readonly title: string; readonly text: string }>>;
}

export const commonWords = words<CommonWords>('talvisota/common', {
  title: 'Talvisota 1939–1940',
  side: { soviet: 'Soviet Union', finn: 'Finland' },
  adjective: { soviet: 'Soviet', finn: 'Finnish' },
  player: { soviet: 'Soviet player', finn: 'Finnish player' },
  front: { LAP: 'Lapland', LAD: 'Ladoga', KAR: 'Karelia' },
  unit: {
    FUS: 'Fusiliers',
    ELI: 'Elite',
    MECA: 'Mechanised',
    TAN: 'Tanks',
    DIV: 'Division',
    SCT: 'Scouts',
    WD: 'White Death',
    SK: 'Civil Guard',
    RES: 'Reservists',
  },
  counted: {
    FUS: ['fusilier division', 'fusilier divisions'],
    ELI: ['elite division', 'elite divisions'],
    MECA: ['mechanised division', 'mechanised divisions'],
    TAN: ['tank brigade', 'tank brigades'],
    DIV: ['division', 'divisions'],
    SCT: ['scout unit', 'scout units'],
    WD: ['White Death unit', 'White Death units'],
    SK: ['Civil Guard unit', 'Civil Guard units'],
    RES: ['reservist unit', 'reservist units'],
  },
  strategy: {
    PRUD: 'Prudent advance',
    MASS: 'Massive attack',
    BLIN: 'Armoured attack',
    MAN: 'Coordinated Manoeuvre',
    DEFENSE: 'Defensive Position',
    'CON-ATT': 'Counter-attack',
    MOTTI: 'Motti',
    RESIST: 'Fierce Resistance',
  },
  support: {
    AIR: 'Air Support',
    ART: 'Artillery Support',
    NKVD: 'NKVD',
    RENF: 'Reinforcements',
    MUNI: 'Lack of munitions',
    RAV: 'Supply',
    T34: 'Brigade T-34/KV-1',
    MER: 'Meretskov Support',
    TIMO: 'Timoshenko Support',
    MANN: 'Mannerheim Support',
    AT: 'Anti-Tanks',
    EMB: 'Ambush',
  },
  environment: {
    snow: 'Snow',
    woods: 'Woods',
    forest: 'Forest',
    swamp: 'Swamp',
    fog: 'Fog',
  },
  phase: {
    'set-up': 'Set-up',
    event: 'Events',
    recovery: 'Reinforcements',
    withdrawal: 'Scouts in place',
    movement: 'Special movement',
    'soviet-plans': 'Soviet strategies',
    'finnish-plans': 'Finnish strategies',
    'soviet-allotment': 'Soviet means',
    'finnish-allotment': 'Finnish means',
    deployment: 'Deployment',
    combat: 'Combat',
    harassment: 'Behind the lines',
    'turn-end': 'End of turn',
    over: 'The game is over',
  },
  cause: {
    event: 'events abroad',
    recovery: 'units bought back',
    success: 'success of a strategy',
    number: 'value of the space',
    fortified: 'fight for the line',
    failure: 'failure of a strategy',
    harassment: 'scouts behind the lines',
    waiting: 'a turn without an attack',
  },
  shortPhase: { plans: 'Strategies', means: 'Means' },
  winner: { soviet: 'The Soviet Union wins', finn: 'Finland wins', draw: 'Draw' },
  turn: (turn) => `Turn ${turn}`,
  dates: [
    'early December 1939',
    'late December 1939',
    'early January 1940',
    'late January 1940',
    'early February 1940',
    'late February 1940',
    'early March 1940',
    'late March 1940',
  ],
  setUp: 'Before the first turn',
  nobody: 'nobody',
  reconstructed: 'Reconstructed: the printed value is not available.',
  morale: 'Morale',
  faceDown: 'Face down',
  entrenched: 'Entrenchment',
  hold: 'No retreat, losses doubled',
  minusTwo: (unit) => `−2 to one ${unit}`,
  option: {
    literalTable: {
      title: 'Combat table as printed',
      text: 'The stronger side, whichever it is, rolls in the column of the difference. It can then pay to be weaker.',
    },
    moscowWaits: {
      title: 'Moscow waits',
      text: 'A turn without a Soviet attack costs nothing.',
    },
    flatWaiting: {
      title: 'Patient Moscow',
      text: 'A turn without a Soviet attack always costs 1 morale, instead of 1, 2 and then 3 for turns in a row.',
    },
    fortGainOnly: {
      title: 'Small Soviet gains',
      text: 'Soviet morale rises only by the 2 of a fortified space.',
    },
    easierReinforcements: {
      title: 'Easier reinforcements',
      text: 'One morale point buys three Fusiliers or two other units.',
    },
    noLinePoints: {
      title: 'No points for the line',
      text: 'Fortified spaces neither cost nor give morale.',
    },
    leanIsthmus: {
      title: 'Leaner Isthmus',
      text: 'Kämärä and Äyräpää are omitted.',
    },
    ownCentre: {
      title: 'Own centre',
      text: 'A chain must lead to a centre of its own front, within that front.',
    },
    freeSupports: {
      title: 'Free supports',
      text: 'Supports are allotted to strategies without being placed on a front first. Good for beginners.',
    },
    allAtOnce: {
      title: 'All at once',
      text: 'Everything is revealed before the first combat.',
    },
    boundAnswers: {
      title: 'Bound answers',
      text: 'The first Finnish strategy of a front answers the first attack there.',
    },
    nkvdHolds: {
      title: 'The NKVD holds',
      text: 'With the NKVD, a defeated force retreats only one space.',
    },
    solo: {
      title: 'Solo',
      text: 'You play the Soviet side; the Finns are drawn.',
    },
    bestOfThree: {
      title: 'Best of three draws',
      text: 'Solo: Finnish means are drawn three times, and the strongest draw is used.',
    },
    bestOfEight: {
      title: 'Best of eight draws',
      text: 'Solo: Finnish means are drawn eight times, and the strongest draw is used.',
    },
    bestOfTwelve: {
      title: 'Best of twelve draws',
      text: 'Solo: Finnish means are drawn twelve times, and the strongest draw is used.',
    },
  },
});
