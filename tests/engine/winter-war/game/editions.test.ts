import { readFileSync } from 'node:fs';
import {
  EDITIONS,
  newGame,
  NO_GENERATOR,
  play,
  present,
  restore,
  serialise,
  startTimeline,
  type Action,
  type Timeline,
} from '#engine/winter-war';
import { act, brawl } from '../../../games/winter-war/records/random-game.ts';
import { hexes, position, unitAt, stacks } from '../rules/helpers.ts';

type Json = Record<string, unknown>;
type Save = Json & { steps: { action: Json; dice?: number[] }[]; at: number };

const loaded = (data: unknown): Timeline => {
  const restored = restore(JSON.stringify(data));
  if (!restored.ok) throw new Error(restored.error.text);
  return restored.timeline;
};
const refusedWith = (data: unknown): string => {
  const restored = restore(JSON.stringify(data));
  return restored.ok ? 'accepted' : restored.error.key;
};
const fileOf = (line: Timeline): Save => JSON.parse(serialise(line)) as Save;
/** As if it had been saved by the first edition; `without` as that edition wrote it, which told no position. */
const former = (file: Save): Save => ({ ...file, rules: 1, board: 1 });
function bare({ board: _board, position: _position, ...file }: Save): Save {
  return { ...file, version: 1, rules: 1 } as Save;
}

/** Two Finnish units, one of which marches where the enemy stands in the way today. */
const start = position('finn', 'movement', stacks('f2015 4-4-2, f2013 1-1-3, s2215 1-1-4'));
const infantry = unitAt(start, '2015');
const battalion = unitAt(start, '2013');
const move = (unit: number, ...path: string[]): Action => ({ type: 'move', unit, path: hexes(...path) });
/** A march that no rules allow: from hex to hex that do not adjoin. */
const leap = { type: 'move', unit: battalion, path: hexes('1409') };

const GAME = ((): Timeline => {
  let line = startTimeline(start);
  line = act(line, move(battalion, '2012'));
  line = act(line, { type: 'end' });
  return act(line, { type: 'end' });
})();

describe('Event.F: a drop of a record before the third edition', () => {
  const drop: Action = { type: 'drop', hex: hexes('1506')[0]! };
  const field = stacks('s1602 3-1-1 0-1-2, f2015 4-4-2');
  const begun = startTimeline(position('soviet', 'event-drop', field, { options: { events: true } }));
  /** As it was written: the drop, and the empty step that ended its phase. */
  const file = fileOf(act(act(begun, drop), { type: 'end' }));
  const [first, last] = file.steps;
  const older: Json = { ...file, rules: 2, steps: [first, { action: { type: 'end' } }, last] };

  it('is followed without the empty step', () => {
    const line = loaded({ ...older, at: 3 });
    expect(line.about?.past).toBeUndefined();
    expect(line.steps.map(({ action }) => action.type)).toEqual(['drop', 'end']);
    expect(line.cursor).toBe(2);
    expect(present(line)).toEqual(file['position']);
  });

  it('opens where it stood, also between the two', () => {
    const { position: _position, ...withoutPosition } = older;
    expect(loaded({ ...withoutPosition, at: 2 })).toMatchObject({ cursor: 1 });
    const between = { ...begun.start, phase: 'event-drop' };
    expect(present(loaded({ ...older, at: 1, position: between }))).toEqual(between);
  });

  it('is damaged where today’s rules wrote it', () => {
    expect(refusedWith({ ...older, ...EDITIONS, at: 3 })).not.toBe('accepted');
  });
});

describe('a record', () => {
  it('tells its editions, and the position as it stands', () => {
    const file = fileOf(GAME);
    expect(file).toMatchObject({ version: 2, ...EDITIONS, position: present(GAME) });
    expect(fileOf(startTimeline(start))['position']).toBeUndefined();
    expect(loaded(file)).toEqual(GAME);
  });

  it("of another edition that today's rules allow is played again as ever", () => {
    expect(loaded(former(fileOf(GAME)))).toEqual(GAME);
    expect(loaded(bare(fileOf(GAME)))).toEqual(GAME);
  });

  it('of today is refused where its position is not that of its steps', () => {
    const file = fileOf(GAME);
    const other = { ...present(GAME), turn: 7 };
    expect(restore(JSON.stringify({ ...file, position: other }))).toMatchObject({
      ok: false,
      error: { key: 'damaged', params: { where: 'position' } },
    });
  });
});

describe('a game whose rules have changed', () => {
  const file = fileOf(GAME);
  const broken: Save = { ...file, steps: [{ action: leap }, ...file.steps.slice(1)] };

  it('is refused as damaged where they have not', () => {
    expect(refusedWith(broken)).toBe('illegal-step');
  });

  it('opens at the position as it stood, with what was done before', () => {
    const again = loaded(former(broken));
    expect(again.steps).toEqual([]);
    expect(present(again)).toEqual(present(GAME));
    expect(again.about?.past).toEqual({
      by: { rules: 1, board: 1 },
      actions: broken.steps.map(({ action }) => ({ action, dice: [] })),
      lost: 0,
    });
  });

  it('does so too where every step is allowed, but leads elsewhere', () => {
    const stood = { ...present(GAME), turn: 4 };
    const again = loaded({ ...former(file), position: stood });
    expect(present(again)).toEqual(stood);
    expect(again.about?.past?.actions).toHaveLength(3);
  });

  it('goes on, is saved and opened again', () => {
    const again = loaded(former(broken));
    const [action] = [{ type: 'end' } as const];
    const on = act(again, action);
    const twice = loaded(fileOf(on));
    expect(twice).toEqual(on);
    expect(twice.about).toEqual(again.about);
    // Once more, by a later edition still: what was done in all of them is one list.
    const third = fileOf(on);
    const later = loaded({ ...former(third), steps: [{ action: leap }] });
    expect(later.about?.past?.actions).toHaveLength(4);
    expect(present(later)).toEqual(present(on));
  });

  it('without what was taken back, where that is what the rules forbid now', () => {
    const back: Save = { ...fileOf({ ...GAME, cursor: 2 }) };
    back.steps = [...back.steps.slice(0, 2), { action: leap }];
    const again = loaded(former(back));
    expect(again.steps).toHaveLength(2);
    expect(again.about).toBeUndefined();
    expect(refusedWith(back)).toBe('illegal-step');
    const deep: Save = { ...fileOf({ ...GAME, cursor: 1 }) };
    deep.steps[0] = { action: leap };
    expect(loaded(former(deep))).toMatchObject({
      steps: [],
      about: { past: { actions: [{ action: leap }] } },
    });
  });
});

describe('a game from before positions were kept', () => {
  it('is followed though the rules forbid what was done', () => {
    const file = bare(fileOf(GAME));
    file.steps[0] = { action: leap };
    const again = loaded(file);
    expect(present(again).units[battalion]!.at).toBe(hexes('1409')[0]);
    expect(present(again).phase).toBe(present(GAME).phase);
    expect(again.about?.past).toMatchObject({ lost: 0, by: { rules: 1, board: 1 } });
    expect(again.about?.past?.actions).toHaveLength(3);
    expect(loaded(fileOf(again))).toEqual(again);
  });

  it('past hexes that are closed today, and however far it went', () => {
    const file = bare(fileOf(GAME));
    const path = hexes('2012', '2013', '2012', '2013', '2012', '2215', '2012');
    file.steps[0] = { action: { type: 'move', unit: battalion, path } };
    const again = loaded(file);
    expect(present(again).units).toEqual(present(GAME).units);
    expect(again.about?.past).toMatchObject({ lost: 0, actions: [{ action: { path } }, {}, {}] });
  });

  it('past an end that it did not have', () => {
    const passing = position('finn', 'movement', stacks('f1502 2-2-3, s2215 1-1-4'));
    const unit = unitAt(passing, '1502');
    const file = bare(fileOf(startTimeline(passing)));
    file.steps = [
      { action: { type: 'move', unit, path: hexes('1602', '1701') } },
      { action: { type: 'end' } },
    ];
    file.at = 2;
    const again = loaded(file);
    expect(present(again).units[unit]!.at).toBe(hexes('1701')[0]);
    expect(present(again).phase).not.toBe('over');
    // Where nothing came after it, it is the end.
    const last = loaded({ ...file, steps: file.steps.slice(0, 1), at: 1 });
    expect(present(last).phase).toBe('over');
  });

  it('to a city that has moved', () => {
    const save = JSON.parse(readFileSync('tests/fixtures/edition-1/after-interphase.json', 'utf8')) as Save;
    const at = save.steps.findIndex(({ action }) => action['type'] === 'arrive' && action['unit'] === 106);
    const again = loaded({ ...save, steps: save.steps.slice(0, at + 1), at: at + 1 });
    // Oulu was 0830.
    expect(present(again).units[106]!.at).toBe(hexes('0931')[0]);
    expect(again.about?.past).toMatchObject({ lost: 0 });
  });

  it('past what is asked today alone', () => {
    const beside = position(
      'soviet',
      'movement',
      stacks('s2115 2-1-2, s2213 0-1-2, f2015 4-4-2, f2012 1-1-3'),
    );
    const unit = unitAt(beside, '2012');
    const file = bare(fileOf(startTimeline(beside)));
    // As if nobody had had to attack.
    file.steps = [{ action: { type: 'end' } }, { action: { type: 'move', unit, path: hexes('2013') } }];
    file.at = 2;
    const again = loaded(file);
    expect(present(again).units[unit]!.at).toBe(hexes('2013')[0]);
    expect(again.about?.past).toMatchObject({ lost: 0, actions: file.steps });
  });

  it('without a choice that nobody has today, which is counted', () => {
    const file = bare(fileOf(GAME));
    file.steps.splice(1, 0, { action: { type: 'advance', unit: battalion, to: hexes('2112')[0] } });
    file.at = 4;
    const again = loaded(file);
    expect(present(again)).toEqual(present(GAME));
    expect(again.about?.past).toMatchObject({ lost: 1, actions: fileOf(GAME).steps });
  });

  it('without what a unit cannot do today, which is counted, as long as that is little', () => {
    // Into the midst of the enemy: that cannot be carried out by any rules.
    const march = { action: { type: 'move', unit: infantry, path: hexes('2115', '2215') } };
    const file = bare(fileOf(GAME));
    file.steps.splice(1, 0, march);
    file.at = 4;
    const again = loaded(file);
    expect(present(again)).toEqual(present(GAME));
    expect(again.about?.past).toMatchObject({ lost: 1, actions: fileOf(GAME).steps });
    file.steps.splice(1, 0, ...Array.from({ length: 20 }, () => march));
    file.at = 24;
    expect(loaded(file).cursor).toBe(1);
  });

  it('without the end of a phase before combat that there is not today', () => {
    const apart = position('soviet', 'movement', stacks('s2215 2-1-2, f2013 4-4-2, f2012 1-1-3'));
    const file = bare(fileOf(startTimeline(apart)));
    // As if the battalion had stood beside the Soviets, and had stepped back before their attacks.
    file.steps = [
      { action: { type: 'end' } },
      { action: { type: 'retreat', unit: unitAt(apart, '2012'), to: hexes('2011')[0] } },
      { action: { type: 'end' } },
      { action: { type: 'move', unit: unitAt(apart, '2013'), path: hexes('2014') } },
    ];
    file.at = 4;
    const again = loaded(file);
    expect(present(again)).toMatchObject({ turn: apart.turn, phasing: 'finn', phase: 'movement' });
    expect(present(again).units[unitAt(apart, '2013')]!.at).toBe(hexes('2014')[0]);
  });

  it('with the dice that fell', () => {
    const fight = position('finn', 'attack', stacks('f2015 4-4-2, s2115 1-1-4'));
    const line = act(
      startTimeline(fight),
      { type: 'attack', attackers: [unitAt(fight, '2015')], targets: hexes('2115') },
      [6],
    );
    const file = bare(fileOf(line));
    file.steps.push({ action: { type: 'advance', unit: unitAt(fight, '2015'), to: hexes('2115')[0] } });
    file.steps.push({ action: { type: 'end' } }, { action: leap });
    file.at = 9;
    const again = loaded(file);
    expect(again.steps[0]!.dice).toEqual([6]);
    expect(again.steps.length).toBeGreaterThan(1);
    expect(again.about?.past).toMatchObject({ actions: [], lost: 1 });
  });

  it('as far as it can be followed, and it tells how much was lost', () => {
    const file = bare(fileOf(GAME));
    // No die is asked for on the whole way.
    file.steps.splice(1, 0, { action: { type: 'roll' }, dice: [3] });
    file.at = 4;
    const again = loaded(file);
    expect(again.steps).toHaveLength(1);
    expect(again.cursor).toBe(1);
    expect(again.about?.past).toEqual({ by: { rules: 1, board: 1 }, actions: [], lost: 3 });
    expect(loaded(fileOf(again))).toEqual(again);
    expect(loaded(fileOf(act(again, { type: 'end' }))).about).toEqual(again.about);
  });

  it('is refused where nothing of it makes sense', () => {
    const file = bare(fileOf(GAME));
    file.steps[0] = { action: { type: 'roll' }, dice: [3] };
    expect(refusedWith(file)).toBe('illegal-step');
  });

  it('may hold any order of steps: it opens, or is refused, and can be played on', () => {
    const line = brawl(5, {}, 160);
    const file = bare(fileOf(line));
    let opened = 0;
    for (let gap = 60; gap < 200; gap += 9) {
      const steps = [...file.steps.slice(0, gap), ...file.steps.slice(gap + 1 + (gap % 4))];
      const restored = restore(JSON.stringify({ ...file, steps, at: steps.length }));
      if (!restored.ok) continue;
      opened++;
      expect(loaded(fileOf(restored.timeline))).toEqual(restored.timeline);
    }
    expect(opened).toBeGreaterThan(5);
  });
});

describe('a game without a generator', () => {
  const fight = position('finn', 'attack', stacks('f2015 4-4-2, s2115 1-1-4'));
  const line = startTimeline({ ...fight, random: NO_GENERATOR });
  const attack: Action = { type: 'attack', attackers: [unitAt(fight, '2015')], targets: hexes('2115') };

  it('takes its dice from outside, one after another', () => {
    const asked: number[] = [];
    const rolled = play(line, attack, (nth) => (asked.push(nth), 5));
    expect(rolled.ok && rolled.timeline.steps[0]!.dice).toEqual([5]);
    expect(asked).toEqual([0]);
    expect(rolled.ok && present(rolled.timeline).random).toEqual([]);
    expect(() => play(line, attack)).toThrow(RangeError);
  });

  it('writes none, and comes back without one', () => {
    const fresh = startTimeline({ ...newGame({}, 1), random: NO_GENERATOR });
    expect(serialise(fresh)).not.toContain('random');
    expect(loaded(fileOf(fresh))).toEqual(fresh);
    const rolled = act(line, attack, [5]);
    expect(loaded(fileOf(rolled))).toEqual(rolled);
    const file = fileOf(rolled);
    delete file.steps[0]!.dice;
    expect(refusedWith(file)).toBe('illegal-step');
  });
});
