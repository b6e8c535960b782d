import type { Barrier, Side } from '#engine/talvisota';
import { words } from '#kit/i18n/words.ts';

/** What bars the way back; a die does in any game. */
export type OwnBarrier = Exclude<Barrier, 'die'>;

export interface TableWords {
  curtain: {
    title: Readonly<Record<Side, string>>;
    text: Readonly<Record<Side, string>>;
    lift: Readonly<Record<Side, string>>;
  };
  decides: Readonly<Record<Side, string>>;
  fileHolds: string;
  linkHolds: string;
  looked: string;
  notYet: string;
  takingOver: string;
  barrier: Readonly<Record<OwnBarrier, string>>;
  barrierLine: Readonly<Record<OwnBarrier, string>>;
  signs: readonly string[];
  keys: readonly (readonly [key: string, text: string])[];
  keysAloud: string;
  call(who: string, todo: string): string;
  nothingYet: string;
  heading(turn: string, phase: string): string;
  past: string;
  editions: string;
}

export const tableWords = words<TableWords>('talvisota/table', {
  curtain: {
    title: { soviet: 'Pass the device to the Soviet player', finn: 'Pass the device to the Finnish player' },
    text: {
      soviet: 'Nothing of the Soviet command sheet shows until you take the device.',
      finn: 'Nothing of the Finnish command sheet shows until you take the device.',
    },
    lift: { soviet: 'I am the Soviet player', finn: 'I am the Finnish player' },
  },
  decides: { soviet: 'The Soviet player decides', finn: 'The Finnish player decides' },
  fileHolds: 'The file also holds what lies face down on the command sheets.',
  linkHolds:
    'The link also holds what lies face down on the command sheets. Opened in the game it stays hidden, but whoever takes the link apart can read it.',
  looked: 'what is face down was shown.',
  notYet: 'The command sheets lie face down: a side can be handed over when nothing of them is open.',
  barrier: {
    reveal: 'Something was shown: nothing is taken back over that.',
    phase: 'The phase is over: nothing is taken back over that.',
    'hand-over': 'The word went to the other player: nothing is taken back over that.',
  },
  barrierLine: {
    reveal: 'What stands above stays: something was shown.',
    phase: 'What stands above stays: the phase is over.',
    'hand-over': 'What stands above stays: the word went to the other player.',
  },
  takingOver: 'Whoever takes over a side sees its command sheet.',
  signs: [
    'The number in a space counts for the Finns who defend it, and costs them morale when it falls.',
    'Blue spaces are Finnish, red ones Soviet; a Finnish space in Soviet hands is red within its blue ring.',
    'A broken ring round a space is a fortified line.',
    'A square on its corner is a logistic centre, with the name of its front; a flag is a Possession marker.',
    'A space struck through holds units that no logistic chain reaches.',
    'An arrow is a strategy on its way; a question mark lies face down.',
  ],
  keys: [
    ['Arrow keys', 'Move the cursor from space to space on the map'],
    ['Enter', 'Choose the space under the cursor'],
    ['Long press, right click', 'Look into a space'],
  ],
  keysAloud: 'Arrow keys move over the map, Enter chooses; the command sheet beside it holds every choice.',
  call: (who, todo) => `${who}. ${todo}`,
  nothingYet: 'Nothing has happened yet.',
  heading: (turn, phase) => `${turn} · ${phase}`,
  past: 'A step by earlier rules.',
  editions: 'The rules or the map have changed since this game was saved.',
});
