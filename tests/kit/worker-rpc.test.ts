import {
  type SearchTask,
  type Response,
  handleRequest,
  parseRequest,
  parseResponse,
} from '#kit/worker-rpc/worker-rpc.ts';

function* doubled(n: number): SearchTask {
  yield 0.5;
  return n * 2;
}

// oxlint-disable-next-line require-yield
function* broken(): SearchTask {
  throw new Error('tired');
}

function toldOn(message: unknown, think: (question: unknown) => SearchTask | null): Response[] {
  const told: Response[] = [];
  handleRequest(message, think, (one) => told.push(one));
  return told;
}

const doubling = (question: unknown): SearchTask | null =>
  typeof question === 'number' ? doubled(question) : null;

describe('a worker that thinks', () => {
  it('answers with the number of the question', () => {
    expect(toldOn({ id: 3, question: 4 }, doubling).at(-1)).toEqual({ kind: 'answer', id: 3, answer: 8 });
  });

  it.each([
    [{ id: 3, question: 'four' }, 3],
    [{ question: 4 }, 0],
    [null, 0],
  ])('says that a question makes no sense: %j', (message, id) => {
    expect(toldOn(message, doubling)).toMatchObject([{ kind: 'trouble', id }]);
  });

  it('says that it has broken down', () => {
    expect(toldOn({ id: 5, question: null }, broken)).toEqual([
      { kind: 'trouble', id: 5, text: 'Error: tired' },
    ]);
  });
});

describe('what page and worker say', () => {
  it('is understood as it was sent', () => {
    const asked = { id: 1, question: { any: 'thing' } };
    expect(parseRequest(structuredClone(asked))).toEqual(asked);
    const told: Response = { kind: 'answer', id: 1, answer: [1, 2] };
    expect(parseResponse(structuredClone(told))).toEqual(told);
  });

  it.each([
    undefined,
    { id: 3, kind: 'poem' },
    { id: 3, kind: 'progress', done: 7 },
    { id: 'x', kind: 'answer', answer: 1 },
  ])('is dropped where it makes no sense: %j', (message) => {
    expect(parseResponse(message)).toBeNull();
    expect(parseRequest(message)).toBeNull();
  });
});
