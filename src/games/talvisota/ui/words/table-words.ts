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
      soviet: 'The Soviet command sheet stays hidden until you take the device.',
      finn: 'The Finnish command sheet stays hidden until you take the device.',
    },
    lift: { soviet: 'I am the Soviet player', finn: 'I am the Finnish player' },
  },
  decides: { soviet: 'The Soviet player decides', finn: 'The Finnish player decides' },
  fileHolds: 'The file also contains everything face down on the command sheets.',
  linkHolds:
    'The link also contains everything face down on the command sheets. It stays hidden in the game, but anyone who decodes the link can read it.',
  notYet:
    'The command sheets are face down. Options that would reveal them are unavailable until nothing is hidden.',
  barrier: {
    reveal: 'You cannot undo past a reveal.',
    phase: 'You cannot undo past the end of a phase.',
    'hand-over': 'You cannot undo past a change of player.',
  },
  barrierLine: {
    reveal: 'No undo past this point: something was revealed.',
    phase: 'No undo past this point: the phase is over.',
    'hand-over': 'No undo past this point: play passed to the other player.',
  },
  takingOver: 'Taking over a side shows you its command sheet.',
  signs: [
    'The value in a space helps the Finns who defend it, and costs them that much morale if it falls.',
    'Blue spaces are Finnish, red ones Soviet; a Finnish space in Soviet hands is red inside a blue ring.',
    'A broken ring around a space marks a fortified line.',
    'A diamond with the name of a front is a logistic centre; a flag is a Possession marker.',
    'A crossed-out space holds units that no logistic chain reaches.',
    'An arrow is a strategy on its way; a question mark is face down.',
  ],
  keys: [
    ['Arrow keys', 'Move the cursor from space to space on the map'],
    ['Enter', 'Select the space under the cursor'],
    ['Long press, right click', 'Inspect a space'],
  ],
  keysAloud:
    'Arrow keys move around the map, Enter selects; the command sheet beside it offers every choice.',
  call: (who, todo) => `${who}. ${todo}`,
  nothingYet: 'Nothing has happened yet.',
  heading: (turn, phase) => `${turn} · ${phase}`,
  past: 'An action under earlier rules.',
  editions: 'The rules or the map have changed since this game was saved.',
});
