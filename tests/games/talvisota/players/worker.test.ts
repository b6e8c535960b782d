import { describe, expect, it } from 'vitest';
import { newGame, view } from '../../../../src/engine/talvisota/index.ts';
import { actionsOf } from '../../../../src/games/talvisota/players/answers.ts';
import { toEnd } from '../../../../src/games/talvisota/players/contract.ts';
import { thoughtOf } from '../../../../src/games/talvisota/players/questions.ts';

const state = newGame({}, 1);
const question = { state: view(state, 'soviet'), side: 'soviet', level: 'general', seed: 5 };

describe('a question to the players of Talvisota', () => {
  it('is answered with actions', () => {
    expect(actionsOf(structuredClone(toEnd(thoughtOf(structuredClone(question))!)))!.length).toBeGreaterThan(
      0,
    );
  });

  it('with the dice in it is refused', () => {
    expect(thoughtOf({ ...question, state })).toBeNull();
  });

  it.each([
    null,
    { ...question, level: 'officer' },
    { ...question, side: 'swede' },
    { ...question, state: { ...question.state, turn: 99 } },
    { ...question, more: 1 },
  ])('that makes no sense is refused: %j', (message) => {
    expect(thoughtOf(message)).toBeNull();
  });
});

it.each([undefined, [{ type: 'win' }], [{ type: 'fight', slot: 77 }]])(
  'an answer that makes no sense is none: %j',
  (message) => {
    expect(actionsOf(message)).toBeNull();
  },
);
