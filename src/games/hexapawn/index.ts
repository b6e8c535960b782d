/** Hexapawn as the table plays it. */
import {
  newGame,
  play,
  restartPhase,
  restartTurn,
  restore,
  serialise,
  squareName,
  type Action,
  type GameEvent,
  type Seats,
  type State,
} from '#engine/hexapawn';
import { present } from '#engine/core/timeline.ts';
import { type Sentence, defineGame } from '#table';
import { Board } from './Board.tsx';
import { meta } from './meta.ts';

const RULES = {
  id: 'hexapawn',
  title: 'Hexapawn',
  paragraphs: [
    {
      id: 'hexapawn',
      title: 'The rules',
      text: 'A pawn moves one square ahead, or captures one diagonally. Whoever arrives at the other end wins, and so does whoever leaves the other side without a move.',
      source: 'Martin Gardner, 1962',
    },
  ],
};

const nameOf = (side: string): string => meta.side(side).name;

function say(event: GameEvent): Sentence {
  if (event.type === 'moved')
    return [
      `${nameOf(event.side)}: `,
      { place: event.from, text: squareName(event.from) },
      ' to ',
      { place: event.to, text: squareName(event.to) },
      '.',
    ];
  return [event.type === 'captured' ? `Captures on ${squareName(event.to)}.` : `${nameOf(event.side)} wins.`];
}

export default defineGame<State, Action, GameEvent, never>({
  meta,
  rules: {
    newGame,
    optionsOf: ({ options }) => options,
    play,
    restartPhase,
    restartTurn,
    turn: ({ turn }) => turn,
    decider: ({ toMove, winner }) => winner ?? toMove,
    isOver: ({ winner }) => winner !== null,
  },
  records: {
    serialise: (line, seats?: Seats) => serialise(line, seats),
    restore,
    summary(line) {
      const { turn, winner } = present(line);
      return { turn, steps: line.cursor, over: winner !== null };
    },
  },
  screen: {
    Board,
    step: ({ toMove, turn, winner }) => ({
      todo: winner ? `${nameOf(winner)} has won.` : `${nameOf(toMove)} moves a pawn.`,
      primary: { shown: false, label: '', urgent: false, refusal: null, run: () => undefined },
      asked: `${turn} ${toMove}`,
    }),
  },
  story: { eventSentence: say },
  book: { ids: [RULES.id], open: async () => ({ chapters: [RULES], terms: [] }) },
  placeCode: squareName,
  placeText: squareName,
  placeNamed(code) {
    const square = Array.from({ length: 9 }, (_, i) => i).find((i) => squareName(i) === code);
    return square ?? null;
  },
});
