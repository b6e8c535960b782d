import { words } from '#kit/i18n/words.ts';

/** The way back in the log, the bar, the panel and the keys of a replay, the branch. */
export interface ReplayWords {
  readonly log: {
    /** Beside a line of the log. */
    readonly back: (line: string) => string;
    readonly backShort: string;
    readonly show: (line: string) => string;
    readonly showShort: string;
    readonly tools: string;
    /** Under the pictures above the log. */
    readonly short: Readonly<Record<'replay' | 'restart' | 'restartTurn', string>>;
  };
  readonly command: {
    readonly undo: string;
    readonly redo: string;
    readonly restart: string;
    readonly restartTurn: string;
    readonly nothingToUndo: string;
    /** In the phase or turn that would be begun anew. */
    readonly nothingDone: string;
    readonly nothingToRedo: string;
    readonly replay: string;
    readonly nothing: string;
  };
  readonly title: string;
  readonly ofFile: string;
  readonly back: string;
  readonly playOn: string;
  readonly openFile: string;
  readonly fileSecret: string;
  readonly play: string;
  readonly pause: string;
  readonly stepOn: string;
  readonly stepBack: string;
  readonly turnOn: string;
  readonly turnBack: string;
  readonly gameTurnOn: string;
  readonly gameTurnBack: string;
  readonly battleOn: string;
  readonly battleBack: string;
  readonly space: string;
  readonly speed: string;
  readonly times: (speed: number) => string;
  readonly slider: string;
  readonly turn: (n: number) => string;
  readonly stepOf: (step: number, all: number) => string;
  readonly begins: string;
  readonly latest: string;
  readonly keys: string;
  readonly keyList: readonly (readonly [string, string])[];
  readonly branch: {
    readonly title: string;
    readonly text: (step: string) => string;
    readonly dice: string;
    readonly solo: string;
    readonly soloHint: string;
    readonly hotseat: string;
    readonly hotseatHint: string;
    readonly same: string;
    readonly secret: string;
    readonly notKept: string;
    readonly begun: string;
  };
}

/** Going back and forth in time. */
export const replayWords = words<ReplayWords>('table/replay', {
  log: {
    back: (line) => `Back to here: ${line}`,
    backShort: 'Back to here',
    show: (line) => `Show this moment: ${line}`,
    showShort: 'Show this moment',
    tools: 'The game in time',
    short: {
      replay: 'Replay',
      restart: 'Restart phase',
      restartTurn: 'Restart turn',
    },
  },
  command: {
    undo: 'Undo',
    redo: 'Redo',
    restart: 'Restart the phase',
    restartTurn: 'Restart the Player-Turn',
    nothingToUndo: 'There is nothing that may be taken back.',
    nothingDone: 'Nothing has been done in it yet.',
    nothingToRedo: 'Nothing has been taken back.',
    replay: 'Replay',
    nothing: 'Nothing has been played yet.',
  },
  title: 'Replay',
  ofFile: 'Replay of a file',
  back: 'Back to the game',
  playOn: 'Play on from here',
  openFile: 'Replay a file',
  fileSecret: 'In that game the counters still lie face down: it can be watched once both have set up.',
  play: 'Play',
  pause: 'Pause',
  stepOn: 'One step on',
  stepBack: 'One step back',
  turnOn: 'Next Player-Turn',
  turnBack: 'Previous Player-Turn',
  gameTurnOn: 'Next Game-Turn',
  gameTurnBack: 'Previous Game-Turn',
  battleOn: 'Next battle',
  battleBack: 'Previous battle',
  space: 'Space',
  speed: 'Speed',
  times: (speed) => `${speed === 0.5 ? '½' : speed}×`,
  slider: 'Moment of the game',
  turn: (n) => `Turn ${n}`,
  stepOf: (step, all) => `Step ${step} of ${all}`,
  begins: 'The game begins.',
  latest: 'Just now',
  keys: 'Keys of the replay',
  keyList: [
    ['← →', 'One step back or on'],
    ['Shift ← →', 'Previous or next Player-Turn'],
    ['PgUp PgDn', 'Previous or next Game-Turn'],
    ['B, Shift B', 'Next or previous battle'],
    ['Home End', 'Start and end'],
    ['Space', 'Play and pause'],
    ['↑ ↓', 'Faster, slower'],
    ['Esc', 'Back to the game'],
  ],
  branch: {
    title: 'Play on from here',
    text: (step) =>
      `A new game begins at this moment (${step}), with the same rules. The other game stays among your games.`,
    dice: 'The dice to come are new ones.',
    solo: 'Alone, both sides',
    soloHint: 'Everything can be taken back, dice too.',
    hotseat: 'Two players, one screen',
    hotseatHint: 'As in the game that is watched.',
    same: 'The same players',
    secret: 'Not from here: something at this moment is still secret, and the new game would show it.',
    notKept:
      'This device keeps no games now, so the game on the table would be lost. Save it to a file first.',
    begun: 'A new game goes on from here. The other one is among your games.',
  },
});
