import { readLessons } from '#table/features/lessons/lesson-record.ts';

const kept = (text: string): void =>
  void vi.stubGlobal('localStorage', { getItem: () => text, setItem: () => undefined });

afterEach(() => void vi.unstubAllGlobals());

describe('what was learnt', () => {
  it('is read again', () => {
    const record = {
      lessons: { moving: { finished: true, actions: [] } },
      next: { id: 'zones', number: 2, of: 10, done: 1, steps: 4 },
    };
    kept(JSON.stringify(record));
    expect(readLessons('chess')).toEqual(record);
  });

  it('is read as far as it makes sense', () => {
    for (const odd of ['', 'null', '7', '[]', '{"lessons":null}', '{"lessons":7}', '{"next":{}}']) {
      kept(odd);
      expect(readLessons('chess')).toEqual({ lessons: {}, next: null });
    }
    const good = { finished: false, actions: [] };
    for (const bad of [null, 7, 'toString', {}, { finished: true }, { finished: true, actions: {} }])
      for (const next of [7, {}, 'zones', { id: 'zones', number: '2', of: 10, done: 1, steps: 4 }]) {
        kept(JSON.stringify({ lessons: { moving: bad, zones: good }, next }));
        expect(readLessons('chess')).toEqual({ lessons: { zones: good }, next: null });
      }
  });
});
