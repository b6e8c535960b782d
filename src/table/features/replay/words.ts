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
    tools: 'Game history',
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
    nothingToUndo: 'There is nothing to undo.',
    nothingDone: 'You have done nothing in it yet.',
    nothingToRedo: 'There is nothing to redo.',
    replay: 'Replay',
    nothing: 'Nothing to replay yet.',
  },
  title: 'Replay',
  ofFile: 'Replay of a file',
  back: 'Back to the game',
  playOn: 'Continue from here',
  openFile: 'Replay a file',
  fileSecret:
    'The counters in that game are still face down. You can watch it once both players have set up.',
  play: 'Play',
  pause: 'Pause',
  stepOn: 'One step forward',
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
  slider: 'Position in the game',
  turn: (n) => `Turn ${n}`,
  stepOf: (step, all) => `Step ${step} of ${all}`,
  begins: 'The game begins.',
  latest: 'Just now',
  keys: 'Replay keys',
  keyList: [
    ['← →', 'One step back or forward'],
    ['Shift ← →', 'Previous or next Player-Turn'],
    ['PgUp PgDn', 'Previous or next Game-Turn'],
    ['B, Shift B', 'Next or previous battle'],
    ['Home End', 'Start or end'],
    ['Space', 'Play or pause'],
    ['↑ ↓', 'Faster or slower'],
    ['Esc', 'Back to the game'],
  ],
  branch: {
    title: 'Continue from here',
    text: (step) =>
      `Starts a new game from this point (${step}), with the same rules. The original stays among your games.`,
    dice: 'Future dice rolls will differ.',
    solo: 'Solo, both sides',
    soloHint: 'Everything can be undone, even dice rolls.',
    hotseat: 'Two players, one screen',
    hotseatHint: 'As in the game you are watching.',
    same: 'The same players',
    secret: 'Not from here: something is still hidden at this point, and the new game would reveal it.',
    notKept: 'This device is not saving games, so the current game would be lost. Save it to a file first.',
    begun: 'A new game continues from here. The original is among your games.',
  },
});
