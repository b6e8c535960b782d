import {
  OFF_MAP,
  present,
  readPosition,
  restore,
  resultOf,
  score,
  serialise,
  startTimeline,
  writePosition,
  type Goal,
  type State,
} from '#engine/winter-war';
import { end, endUntil, hex, must, names, position, refusalKey, unitAt, stacks } from './helpers.ts';
import { reach } from '#engine/winter-war/rules/movement.ts';
import { arrivalHexes } from '#engine/winter-war/rules/reinforcement.ts';

/** The Suomussalmi front: two hexes count, and losses of both sides. */
const GOAL: Goal = {
  name: 'suomussalmi',
  area: { west: 8, east: 23, south: 25, north: 35 },
  counts: ['oulu'],
  hexes: [
    { hex: hex('1330'), worth: 15 },
    { hex: hex('1329'), worth: 5 },
  ],
  losses: { finn: 2, soviet: 3 },
  par: 15,
};

const UNITS = stacks('s1732 0-1-2, s1330 2-1-2, s1431 2-1-2, f1229 2-2-3');

const shortGame = (goal: Partial<Goal> = {}, more: Parameters<typeof position>[3] = {}): State =>
  position('finn', 'movement', UNITS, { lastTurn: 5, goal: { ...GOAL, ...goal }, ...more });

const eliminated = (state: State, at: string): State => ({
  ...state,
  units: state.units.map((unit, id) =>
    id === unitAt(state, at) ? { at: OFF_MAP.eliminated, cut: 0, marks: 0 } : unit,
  ),
});

const pointsBy = (state: State): Record<string, number> =>
  Object.fromEntries(
    score(state).lines.map(({ key, hexes, points }) => [[key, ...names(hexes)].join(' '), points]),
  );

describe('Victory.Short: what a goal counts', () => {
  it('counts its own hexes and the lines of the Schedule that it names, and no others', () => {
    expect(pointsBy(shortGame())).toEqual({
      'oulu 0931': 0,
      'goal-hex 1330': 15,
      'goal-hex 1329': 0,
      'finnish-losses': 0,
      'soviet-losses': 0,
    });
    expect(score(shortGame()).risks).toEqual([]);
  });

  it('wants a line of communication, as for any objective', () => {
    const units = UNITS.filter(({ type }) => type !== '0-1-2');
    const state = position('finn', 'movement', units, { goal: { ...GOAL, losses: { finn: 0, soviet: 0 } } });
    expect(score(state).lines.find(({ key }) => key === 'goal-hex')).toMatchObject({
      reason: 'no-line',
      points: 0,
    });
  });

  it('counts printed attack strength of eliminated units against the side that lost them', () => {
    expect(pointsBy(eliminated(shortGame(), '1431'))).toMatchObject({ 'soviet-losses': -6 });
    expect(pointsBy(eliminated(shortGame(), '1229'))).toMatchObject({ 'finnish-losses': 4 });
  });

  it('leaves losses out where they are worth nothing', () => {
    expect(pointsBy(shortGame({ losses: { finn: 0, soviet: 0 } }))).not.toHaveProperty('soviet-losses');
  });

  it('counts the garrison of Murmansk only where the goal does', () => {
    const over = (goal: Partial<Goal>): State =>
      must(position('soviet', 'movement', UNITS, { goal: { ...GOAL, ...goal } }), end);
    const judged = (goal: Partial<Goal>): number =>
      endUntil(over(goal), ({ phasing }) => phasing === 'finn').penalties.length;
    expect([judged({}), judged({ counts: ['murmansk-defence'] })]).toEqual([0, 1]);
  });

  it.each([
    [16, 'soviet'],
    [15, 'draw'],
    [14, 'finnish'],
  ] as const)('with %i points against a par of 15 the result is %s', (points, level) => {
    expect(resultOf(points, shortGame())).toBe(level);
  });

  it('ends with the Game-Turn that it names', () => {
    const over = endUntil(shortGame(), ({ phase }) => phase === 'over');
    expect(over).toMatchObject({ turn: 5, outcome: { reason: 'turns', points: 15, level: 'draw' } });
  });
});

describe('Victory.Short: the area in play', () => {
  const RIDER = [...UNITS, ...stacks('f1227 1-1-3')];
  const reached = (goal: Partial<Goal>): string[] => {
    const state = position('finn', 'movement', RIDER, { goal: { ...GOAL, ...goal } });
    return names(reach(state, unitAt(state, '1227')).map((way) => way.hex));
  };

  it('is not left on foot or by rail', () => {
    const inside = reached({});
    expect(inside).toContain('0931');
    expect(inside.filter((name) => Number(name.slice(2)) < 25 || Number(name.slice(2)) > 35)).toEqual([]);
    expect(reached({ area: null })).toContain('0604');
  });

  it('has no reinforcements outside', () => {
    const waiting = [{ type: '2-2-3', side: 'finn' as const, name: '40' }];
    const coming = (goal: Partial<Goal>): string[] => {
      const state = position('finn', 'reinforcement', UNITS, { waiting, goal: { ...GOAL, ...goal } });
      const unit = state.units.findIndex(({ at }) => at === OFF_MAP.waiting);
      return names(arrivalHexes(state, unit));
    };
    expect(coming({})).toEqual(['0931']);
    expect(coming({ area: null })).toEqual(['0604', '0931', '1306', '1656']);
    const state = position('finn', 'reinforcement', UNITS, { waiting, goal: GOAL });
    const unit = state.units.findIndex(({ at }) => at === OFF_MAP.waiting);
    expect(refusalKey(state, { type: 'arrive', unit, hex: hex('0604') })).toBe('out-of-play');
  });
});

describe('a goal in records and in the notation', () => {
  it('is kept by files, which say that they are of a newer form; other games are written as before', () => {
    const line = startTimeline(shortGame());
    const file = JSON.parse(serialise(line)) as { version: number };
    expect(file.version).toBe(3);
    expect(restore(JSON.stringify(file))).toEqual({ ok: true, timeline: line });
    const whole = JSON.parse(serialise(startTimeline(position('finn', 'movement', UNITS)))) as typeof file;
    expect(whole.version).toBe(2);
  });

  it('is written in a position and read again', () => {
    const text = writePosition(shortGame());
    expect(text).toContain(
      'goal={name:suomussalmi,area:{west:8,east:23,south:25,north:35},counts:[oulu],' +
        'hexes:[{hex:1330,worth:15},{hex:1329,worth:5}],losses:{finn:2,soviet:3},par:15}',
    );
    const read = readPosition(text);
    expect(read.ok && writePosition(present(read.timeline))).toBe(text);
  });

  it.each([
    ['name:suomussalmi', 'name:Suomussalmi', 'goal.name'],
    ['counts:[oulu]', 'counts:[helsinki]', 'goal.counts.0'],
    ['counts:[oulu]', 'counts:[oulu,oulu]', 'goal.counts'],
    ['worth:15', 'worth:1500', 'goal.hexes.0.worth'],
    ['west:8', 'west:24', 'goal.area'],
    ['east:23', 'east:27', 'goal.area.east'],
    ['finn:2', 'finn:many', 'goal.losses.finn'],
    ['par:15', 'par:far', 'goal.par'],
    ['par:15', 'par:15,bonus:5', 'goal.bonus'],
  ])('is refused with its place: %s as %s', (sound, damaged, where) => {
    const read = readPosition(writePosition(shortGame()).replace(sound, damaged));
    expect(read).toMatchObject({ ok: false, refusal: { key: 'position', params: { where } } });
  });

  it('is refused in a file too', () => {
    const file = serialise(startTimeline(shortGame())).replace('"par":15', '"par":2.5');
    expect(restore(file)).toMatchObject({ ok: false, error: { key: 'damaged' } });
  });
});
