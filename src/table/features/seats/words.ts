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
  /** Above the log: who took up what, while it was secret. */
  readonly looks: string;
  readonly lifted: (player: string) => string;
  readonly times: (times: number) => string;
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
  soloHint: 'Play both sides. Everything can be taken back, dice too.',
  rival: 'Against the computer',
  rivalHint: 'You play one side, the computer the other. It sees no more than you would.',
  watch: 'Watch two computer players',
  watchHint: 'See a whole game, at any pace. Take over a side whenever you like.',
  yourSide: 'Your side',
  opponent: 'Opponent',
  names: 'Names of the players',
  namesHint: 'Optional: shown in the bar, the log and the result.',
  nameOf: (player) => `Name of the ${player}`,
  aids: 'Aids that both may use',
  aidsHint: 'During the game they change only if both players agree.',
  aid: {
    advice: { name: 'Advice', hint: 'What the General would do here.' },
    threats: { name: 'Threats', hint: 'What the enemy could attack or cut off, drawn on the map.' },
    odds: {
      name: 'Odds',
      hint: 'Strengths added up, the chances of a battle before the die, and suggested attacks.',
    },
  },
  versus: (one, other) => `${one} against ${other}`,
  human: 'Human',
  you: 'You',
  command: 'Who plays which side',
  title: 'Who plays which side',
  text: 'Hand a side over, or take it over, at any moment; the game goes on from where it stands.',
  seated: (side, who) => `${side}: ${who}`,
  looks: 'Who had the screen while something was secret',
  lifted: (player) => `the curtain was lifted for the ${player}.`,
  times: (times) => `(${times} times)`,
  done: 'Back to the table',
  player: (level, side) => `${level} (${side})`,
  against: (player) => `Against the ${player}`,
  youAgainst: (level) => `you against the ${level}`,
  watched: (one, other) => `${one} against ${other}`,
  two: 'two players',
  alone: 'alone',
  both: (one, other) => `${one} and ${other}, watched`,
});
