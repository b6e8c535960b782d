import { board, check, explainMove, zoneOfControl, type Action, type State } from '#engine/winter-war';
import { hex, hexes, position, unitAt, stacks } from './helpers.ts';

const explain = (state: State, from: string, to: string) => explainMove(state, unitAt(state, from), hex(to));
const soviet = (...units: Parameters<typeof position>[2]): State => position('soviet', 'movement', units);
const finnish = (...units: Parameters<typeof position>[2]): State => position('finn', 'movement', units);

describe('Movement.J, M3, Supply.L, Event.L: the railway that does not take a unit there is named', () => {
  it('in the cold no train runs', () => {
    const cold = position('soviet', 'movement', stacks('s1602 2-1-2'), { course: { railsClosedIn: 5 } });
    expect(explain(cold, '1602', '2413')).toMatchObject({ key: 'rail-closed', rule: 'Event.L' });
    expect(explain({ ...cold, turn: 6 }, '1602', '1030')?.rule).toBe('Movement.C');
  });

  it('a line linked to no Finnish city carries no Finns', () => {
    const owners = { '0604': 'soviet', '1306': 'soviet', '0931': 'soviet' } as const;
    const lost = position('finn', 'movement', stacks('f1121 1-1-3'), { owners });
    expect(explain(lost, '1121', '1113')).toMatchObject({ key: 'rail-cut-finn', rule: 'Movement.J' });
    const held = finnish(...stacks('f1121 1-1-3'));
    expect(explain(held, '1121', '1113')).toBeNull();
  });

  it('nobody rides abroad', () => {
    const abroad = soviet(...stacks('s1306 6-4-2, s1406 0-1-2'));
    expect(explain(abroad, '1306', '0908')).toMatchObject({ key: 'rail-foreign', rule: 'Movement.J' });
    // Beside the railway it is the distance that counts.
    expect(explain(abroad, '1306', '0911')).toMatchObject({ key: 'too-far', rule: 'Movement.C' });
  });

  it('who begins in enemy ZOC is not entrained', () => {
    const pinned = finnish(...stacks('f1306 6-6-2, s1406 6-4-2, s1407 6-4-2, s1506 0-1-2'));
    expect(explain(pinned, '1306', '0604')).toMatchObject({ key: 'rail-boarding', rule: 'M3' });
    const free = finnish(...stacks('f1306 6-6-2'));
    expect(explain(free, '1306', '0604')).toBeNull();
  });

  it('is named for a path given hex by hex, too', () => {
    const cold = position('soviet', 'movement', stacks('s2322 2-1-2 0-1-2'), {
      course: { railsClosedIn: 5 },
    });
    const ride: Action = {
      type: 'move',
      unit: unitAt(cold, '2322', '2-1-2'),
      path: hexes('2321', '2320', '2319', '2318'),
    };
    expect(check(cold, ride)).toMatchObject({ key: 'rail-closed', rule: 'Event.L' });
    expect(check({ ...cold, course: { ...cold.course, railsClosedIn: null } }, ride)).toBeNull();
  });
});

describe('Movement.C: too far, at any distance', () => {
  const regiment = soviet(...stacks('s2018 2-1-2, s2118 0-1-2'));

  it.each(['2012', '1015', '0604', '1656'])('says what the way to %s costs', (to) => {
    const refusal = explain(regiment, '2018', to)!;
    expect(refusal).toMatchObject({ key: 'too-far', rule: 'Movement.C', params: { allowance: 2 } });
    expect(refusal.params['cost']).toBeGreaterThanOrEqual(6);
  });

  it('says it also where enemy ZOC leave no way at all', () => {
    const near = board.neighbours(hex('2018'));
    // Six regiments two hexes off have every hex round 2018 in their ZOC, and not 2018 itself.
    const posts = [...new Set(near.flatMap((at) => board.neighbours(at)))].filter(
      (at) =>
        board.distance(at, hex('2018')) === 2 && near.filter((n) => board.distance(n, at) === 1).length === 2,
    );
    const held = soviet(
      ...stacks('s2018 1-1-4'),
      ...posts.flatMap((at) => stacks(`f${board.hexName(at)} 2-2-3`)),
    );
    expect(near.every((at) => zoneOfControl(held, 'finn')[at])).toBe(true);
    expect(explain(held, '2018', '2021')).toMatchObject({ key: 'zone-stops', rule: 'ZoneOfControl' });
    expect(explain(held, '2018', '1643')).toMatchObject({ key: 'too-far', rule: 'Movement.C' });
  });
});

describe('Movement.D, Sequence.A2: questions out of place', () => {
  it('has nothing to say of the hex where a unit stands', () => {
    const state = finnish(...stacks('f0920 1-1-3'));
    expect(explain(state, '0920', '0920')).toBeNull();
  });

  it('tells of another phase', () => {
    const state = position('finn', 'attack', stacks('f1504 2-2-3, s1503 2-1-2'));
    expect(explain(state, '1504', '1604')).toMatchObject({ key: 'when-move', rule: 'Sequence.A2' });
  });

  it('says of an enemy unit when it moves, and blames nobody', () => {
    const state = finnish(...stacks('f0920 1-1-3, s1642 1-1-4'));
    for (const to of ['1642', '1643'])
      expect(explain(state, '1642', to)).toMatchObject({
        key: 'not-your-unit',
        rule: 'Movement.D',
        text: "1-1-4 (1) moves in its own side's Movement Phase.",
      });
  });
});
