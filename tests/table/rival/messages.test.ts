import { describe, expect, it } from 'vitest';
import { newGame, view } from '../../../src/engine/winter-war/index.ts';
import { answerMessage } from '../../../src/table/rival/answering.ts';
import { answerOf, questionOf, type Answer, type Question } from '../../../src/table/rival/messages.ts';

const state = newGame({}, 1);
const question: Question = {
  id: 3,
  kind: 'think',
  state: view(state, 'finn'),
  side: 'finn',
  level: 'recruit',
  seed: 5,
};

function answersTo(message: unknown): Answer[] {
  const answers: Answer[] = [];
  answerMessage(message, (answer) => answers.push(answer));
  return answers;
}

describe('a question', () => {
  it('is understood as it was sent', () => {
    expect(questionOf(structuredClone(question))).toEqual(question);
  });

  it('with the dice in it is refused', () => {
    expect(questionOf({ ...question, state })).toBeNull();
  });

  it.each([
    null,
    'think',
    { ...question, level: 'marshal' },
    { ...question, side: 'swede' },
    { ...question, state: { ...question.state, turn: 99 } },
    { ...question, more: 1 },
  ])('that makes no sense is refused: %j', (message) => {
    expect(questionOf(message)).toBeNull();
    expect(answersTo(message)).toMatchObject([{ kind: 'trouble' }]);
  });
});

describe('an answer', () => {
  it('of a thought has its number and legal actions', () => {
    const answers = answersTo(question);
    const last = answers.at(-1)!;
    expect(last).toMatchObject({ kind: 'actions', id: 3 });
    expect(answers.every((answer) => answerOf(structuredClone(answer)) !== null)).toBe(true);
  });

  it('of counsel has actions and reasons', () => {
    const { level: _, ...rest } = question as Extract<Question, { kind: 'think' }>;
    const last = answersTo({ ...rest, kind: 'advise' }).at(-1)!;
    expect(last).toMatchObject({ kind: 'advice', id: 3 });
    expect(answerOf(structuredClone(last))).not.toBeNull();
  });

  it.each([
    undefined,
    { id: 3, kind: 'actions', actions: [{ type: 'win' }] },
    { id: 3, kind: 'actions', actions: [{ type: 'move', unit: 4, path: [99999] }] },
    { id: 3, kind: 'progress', done: 7 },
    { id: 3, kind: 'advice', advice: { actions: [], why: [{ kind: 'because', hexes: [] }] } },
  ])('that makes no sense is none: %j', (message) => {
    expect(answerOf(message)).toBeNull();
  });
});
