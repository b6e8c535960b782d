import type { Aid } from '#engine/core/about.ts';
import { words } from '#kit/i18n/words.ts';

export interface SeatsWords {
  /** On the start screen. */
  readonly who: string;
  readonly hotseat: string;
  readonly solo: string;
  readonly soloHint: string;
  readonly rival: string;
  readonly rivalHint: string;
  readonly watch: string;
  readonly watchHint: string;
  readonly yourSide: string;
  readonly opponent: string;
  readonly human: string;
  /** Of two people. */
  readonly names: string;
  readonly namesHint: string;
  readonly nameOf: (player: string) => string;
  readonly aids: string;
  readonly aidsHint: string;
  readonly aid: Readonly<Record<Aid, { readonly name: string; readonly hint: string }>>;
  /** At the table. */
  readonly versus: (one: string, other: string) => string;
  readonly you: string;
  readonly command: string;
  readonly title: string;
  readonly text: string;
  readonly seated: (side: string, who: string) => string;
  readonly done: string;
  /** In the list of games. */
  readonly player: (level: string, side: string) => string;
  readonly against: (player: string) => string;
  /** In the name of a kept game. */
  readonly youAgainst: (level: string) => string;
  readonly watched: (one: string, other: string) => string;
  readonly two: string;
  readonly alone: string;
  readonly both: (one: string, other: string) => string;
}

/** Who plays which side: when a game begins, at the table, and in the list of games. */
export const seatsWords = words<SeatsWords>('table/seats', {
  who: 'Who plays?',
  hotseat: 'Two players, one screen',
  solo: 'Solo practice',
  soloHint: 'Play both sides. You can undo everything, even dice rolls.',
  rival: 'Against the computer',
  rivalHint: 'You play one side, the computer the other. It sees only what a human player would.',
  watch: 'Watch two computer players',
  watchHint: 'Watch a whole game at your own pace. Take over a side whenever you like.',
  yourSide: 'Your side',
  opponent: 'Opponent',
  names: 'Player names',
  namesHint: 'Optional: shown in the bar, the log and the result.',
  nameOf: (player) => `${player}’s name`,
  aids: 'Aids for both players',
  aidsHint: 'Changing them during the game takes both players’ consent.',
  aid: {
    advice: { name: 'Hints', hint: 'What the General would do here.' },
    threats: { name: 'Threats', hint: 'What the enemy could attack or cut off, drawn on the map.' },
    odds: {
      name: 'Odds',
      hint: 'Total strengths, the chances of each result before you roll, and suggested attacks.',
    },
  },
  versus: (one, other) => `${one} against ${other}`,
  human: 'Human',
  you: 'You',
  command: 'Players and sides',
  title: 'Players and sides',
  text: 'Hand over or take over a side at any time; the game continues from the current position.',
  seated: (side, who) => `${side}: ${who}`,
  done: 'Back to the game',
  player: (level, side) => `${level} (${side})`,
  against: (player) => `Against the ${player}`,
  youAgainst: (level) => `you against the ${level}`,
  watched: (one, other) => `${one} against ${other}`,
  two: 'two players',
  alone: 'alone',
  both: (one, other) => `${one} and ${other}, watched`,
});
