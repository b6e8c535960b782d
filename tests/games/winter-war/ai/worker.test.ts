import { newGame, view, type State } from '#engine/winter-war';
import { parseActions, parseHint } from '#games/winter-war/ai/worker-client.ts';
import { searchForQuestion } from '#games/winter-war/ai/advise.ts';
import type { Question } from '#table/game/ai.ts';

const state = newGame({}, 1);
const about = { state: view(state, 'finn'), side: 'finn', seed: 5 } as const;
const question: Question<State> = { ...about, kind: 'think', level: 'recruit' };

function answerTo(message: unknown): unknown {
  const thought = searchForQuestion(message)!;
  for (;;) {
    const step = thought.next();
    if (step.done) return structuredClone(step.value);
  }
}

describe('a question', () => {
  it('is understood as it was sent', () => {
    expect(searchForQuestion(structuredClone(question))).not.toBeNull();
  });

  it('with the dice in it is refused', () => {
    expect(searchForQuestion({ ...question, state })).toBeNull();
  });

  it.each([
    null,
    'think',
    { ...question, level: 'marshal' },
    { ...question, side: 'swede' },
    { ...question, state: { ...question.state, turn: 99 } },
    { ...question, more: 1 },
  ])('that makes no sense is refused: %j', (message) => {
    expect(searchForQuestion(message)).toBeNull();
  });
});

describe('an answer', () => {
  it('of a thought has actions', () => {
    expect(parseActions(answerTo(question))!.length).toBeGreaterThan(0);
  });

  it('of hints has actions and reasons', () => {
    const answer = answerTo({ ...about, kind: 'advise' });
    expect(parseHint(answer)!.actions.length).toBeGreaterThan(0);
    expect(parseActions(answer)).toBeNull();
  });

  it.each([
    undefined,
    [{ type: 'win' }],
    [{ type: 'move', unit: 4, path: [99999] }],
    { actions: [], why: [{ kind: 'because', hexes: [] }] },
  ])('that makes no sense is none: %j', (message) => {
    expect(parseActions(message)).toBeNull();
    expect(parseHint(message)).toBeNull();
  });
});
