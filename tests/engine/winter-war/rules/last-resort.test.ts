import {
  check,
  obligations,
  odds,
  OPTION_RULES,
  restore,
  serialise,
  startTimeline,
  type Action,
  type AttackPlan,
  type State,
  type UnitSpec,
} from '#engine/winter-war';
import { attackActions } from '#engine/winter-war/rules/attack.ts';
import { crowd, words } from '../../../games/winter-war/planning/crowd.ts';
import { end, eventOf, hexes, must, played, position, refusal, unitAt, stacks } from './helpers.ts';
import { judge } from './last-resort-oracle.ts';

const asAction = ({ attackers, targets }: AttackPlan): Action => ({ type: 'attack', attackers, targets });

/** A corps and a regiment before a fort of two divisions and a fort of one. */
const BEFORE_THE_FORTS: readonly UnitSpec[] = stacks(
  's1602 0-1-2, s1505 20-12-2 2-1-2, f1405 6-6-2 6-6-2, f1506 6-6-2',
);

const forts = (...more: UnitSpec[]): State => position('soviet', 'attack', [...BEFORE_THE_FORTS, ...more]);

describe('C4: attacks at 1-4 or worse', () => {
  const state = forts();
  const corps = unitAt(state, '1505', '20-12-2');
  const regiment = unitAt(state, '1505', '2-1-2');
  const together = { attackers: [corps, regiment], targets: hexes('1405', '1506') };

  it('are refused where they can be avoided, with a way that avoids them', () => {
    const alone = { attackers: [regiment], targets: hexes('1405') };
    expect(odds(state, alone)).toMatchObject({ attack: 2, defence: 24, column: '1-4' });
    const found = refusal(state, asAction(alone));
    expect(found).toMatchObject({
      rule: 'C4',
      key: 'odds-avoidable',
      params: { attack: 2, defence: 24, way: '20-12-2 (XIX) + 2-1-2 (25) → 1405 + 1506' },
      places: hexes('1405', '1506'),
      way: [together],
    });
    expect(found.text).toContain('20-12-2 (XIX) + 2-1-2 (25) → 1405 + 1506');
    expect(odds(state, together).column).toBe('1-2');
    expect(check(state, asAction(together))).toBeNull();
  });

  it('are not made needful by an attack at better odds either', () => {
    const strong = { attackers: [corps], targets: hexes('1506') };
    expect(odds(state, strong).column).toBe('1-1');
    expect(refusal(state, asAction(strong))).toMatchObject({
      rule: 'C4',
      key: 'odds-ahead',
      way: [together],
    });
    expect([...attackActions(state)]).toEqual([asAction(together)]);
  });

  it('belong to a way with as few of them as can be, where they cannot be avoided', () => {
    // The regiment of 1404 has nothing but the fort before it, and nobody else is near.
    const lone = position('soviet', 'attack', stacks('s1602 0-1-2, s1404 2-1-2, f1405 6-6-2 6-6-2'));
    const only: Action = { type: 'attack', attackers: [unitAt(lone, '1404')], targets: hexes('1405') };
    const { events, dice, state: after } = played(lone, only);
    expect(dice).toEqual([]);
    expect(eventOf(events, 'attacked')).toMatchObject({ column: '1-4', die: null, result: 'Ae' });
    expect(check(after, end)).toBeNull();
  });

  it('are one and not two where two units of one hex can go together', () => {
    const pair = position(
      'soviet',
      'attack',
      stacks('s1602 0-1-2, s1505 2-1-2 2-1-2, f1405 6-6-2, f1506 6-6-2'),
    );
    const [one, other] = [...pair.units.keys()].filter((id) => pair.units[id]!.at === hexes('1505')[0]);
    const single: Action = { type: 'attack', attackers: [one!], targets: hexes('1405') };
    expect(refusal(pair, single).key).toBe('odds-avoidable');
    const both: Action = { type: 'attack', attackers: [one!, other!], targets: hexes('1405', '1506') };
    expect([...attackActions(pair)]).toEqual([both]);
  });

  it('are judged anew after every attack', () => {
    const line = forts(...stacks('s1404 20-12-2'));
    const other = unitAt(line, '1404');
    // The corps of 1404 takes the regiment's hex: 20 to 24 and 22 to 12 are both good enough.
    const first: Action = { type: 'attack', attackers: [corps, regiment], targets: hexes('1506') };
    const next = must(line, first, [3]);
    expect(check(next, { type: 'attack', attackers: [other], targets: hexes('1405') })).toBeNull();
  });
});

describe('C4a: Soak-offs', () => {
  const state = position('soviet', 'attack', BEFORE_THE_FORTS, { options: { soakOffs: true } });
  const corps = unitAt(state, '1505', '20-12-2');
  const regiment = unitAt(state, '1505', '2-1-2');

  it('allow the obliged to attack the obliged at any odds', () => {
    expect(OPTION_RULES.soakOffs).toBe('C4a');
    const soak: Action = { type: 'attack', attackers: [regiment], targets: hexes('1405') };
    const { state: after, dice } = played(state, soak);
    expect(dice).toEqual([]);
    expect(check(after, { type: 'attack', attackers: [corps], targets: hexes('1506') })).toBeNull();
    expect([...attackActions(state)].length).toBeGreaterThan(3);
  });

  it('are on in a game saved before they were a switch, and off in a new one', () => {
    const saved = JSON.parse(serialise(startTimeline(forts()))) as { start: { state: State } };
    expect(saved.start.state.options.soakOffs).toBe(false);
    const old = { ...saved.start.state.options } as Partial<State['options']>;
    delete (old as { soakOffs?: boolean }).soakOffs;
    const file = { ...saved, start: { state: { ...saved.start.state, options: old } } };
    const restored = restore(JSON.stringify(file));
    expect(restored.ok && restored.timeline.start.options.soakOffs).toBe(true);
  });
});

describe('C4 against an oracle that tries every sequence', () => {
  const states = Array.from({ length: 1200 }, (_, seed) => crowd(seed, 'soviet', 10) ?? [])
    .flat()
    .filter((state) => obligations(state).units.length > 1);

  it('allows the attacks of the ways with the fewest at 1-4 or worse, and no others', () => {
    let refused = 0;
    let unavoidable = 0;
    for (const state of states) {
      const judged = judge(state);
      const allowed = judged.all.filter((attack) => judged.with(attack) <= judged.least);
      const text = ({ attackers, targets }: AttackPlan): string => `${attackers.join()} on ${targets.join()}`;
      const listed = [...attackActions(state)].map((action) => text(action as Action & AttackPlan));
      expect([words(state), ...listed.sort()]).toEqual([words(state), ...allowed.map(text).sort()]);
      for (const attack of judged.all) {
        const found = check(state, asAction(attack));
        if (!found) continue;
        refused++;
        expect(found.key).toBe(attack.last ? 'odds-avoidable' : 'odds-ahead');
        // The way shown can be begun.
        expect(found.way!.length).toBeGreaterThan(0);
        expect(found.way!.some((other) => !check(state, asAction(other)))).toBe(true);
      }
      if (judged.least) unavoidable++;
    }
    expect(states.length).toBeGreaterThan(150);
    expect(refused).toBeGreaterThan(100);
    expect(unavoidable).toBeGreaterThan(20);
  });
});
