import { newGame, positionFrom, view, type Side, type State } from '#engine/talvisota';
import { parseActions, parseHint } from '#games/talvisota/ai/worker-client.ts';
import { runToEnd } from '#games/talvisota/ai/ai-context.ts';
import { searchForQuestion } from '#games/talvisota/ai/choose.ts';

const state = newGame({}, 1);
const question = { kind: 'think', state: view(state, 'soviet'), side: 'soviet', level: 'general', seed: 5 };

describe('a question to the players of Talvisota', () => {
  it('is answered with actions', () => {
    expect(
      parseActions(structuredClone(runToEnd(searchForQuestion(structuredClone(question))!)))!.length,
    ).toBeGreaterThan(0);
  });

  it('with the dice in it is refused', () => {
    expect(searchForQuestion({ ...question, state })).toBeNull();
  });

  it.each([
    null,
    { ...question, level: 'admiral' },
    { ...question, side: 'swede' },
    { ...question, state: { ...question.state, turn: 99 } },
    { ...question, more: 1 },
  ])('that makes no sense is refused: %j', (message) => {
    expect(searchForQuestion(message)).toBeNull();
  });
});

it.each([undefined, [{ type: 'win' }], [{ type: 'fight', slot: 77 }]])(
  'an answer that makes no sense is none: %j',
  (message) => {
    expect(parseActions(message)).toBeNull();
  },
);

describe('hints in Talvisota', () => {
  /** The Soviets strong, the Finns worn out. */
  const spec = { turn: 5, map: { LEN: { FUS: 12, ELI: 4, TAN: 4 } }, pool: { SK: 3, RES: 3 } } as const;

  const hints = (side: Side, at: State) => {
    const asked = structuredClone({ kind: 'advise', state: view(at, side), side, seed: 5 });
    return parseHint(structuredClone(runToEnd(searchForQuestion(asked)!)));
  };

  it('says what a front is held with, and knows nothing that the Finn may not see', () => {
    const one = positionFrom({ ...spec, phase: 'finnish-plans', sovietPlans: { 3: { strategy: 'MASS' } } });
    const other = positionFrom({ ...spec, phase: 'finnish-plans', sovietPlans: { 3: { strategy: 'PRUD' } } });
    expect(hints('finn', one)!.plan).toEqual([
      expect.objectContaining({ aim: 'hold', front: 'KAR', chance: expect.any(Number) }),
    ]);
    expect(hints('finn', one)).toEqual(hints('finn', other));
  });

  it('is refused where an answer makes no sense', () => {
    expect(parseHint({ actions: [], plan: [{ aim: 'win' }] })).toBeNull();
  });
});
