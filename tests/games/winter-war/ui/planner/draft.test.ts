import { hex, must, position, unitAt, stacks } from '../../../../engine/winter-war/rules/helpers.ts';
import {
  addAttack,
  aimAt,
  assign,
  draftsOf,
  remaining,
  removeAttack,
  togglePin,
  unplanned,
  whyNotJoin,
  type Draft,
} from '#games/winter-war/ui/controller/draft.ts';

const state = position(
  'soviet',
  'attack',
  stacks('s1602 0-1-2, s1505 20-12-2 2-1-2, s1605 6-4-2 8-3-2, f1406 4-4-2, f1506 6-6-2'),
  { options: { soakOffs: true } },
);
const corps = unitAt(state, '1505', '20-12-2');
const regiment = unitAt(state, '1505', '2-1-2');
const guns = unitAt(state, '1605', '8-3-2');
const [west, east] = [hex('1406'), hex('1506')];

const plan = draftsOf([
  { attackers: [corps], targets: [west] },
  { attackers: [guns], targets: [east] },
]);

const who = (drafts: readonly Draft[]): number[][] => drafts.map(({ attackers }) => [...attackers]);

describe('a plan in the making', () => {
  it("keeps a unit in one attack only, and what is touched is the player's own", () => {
    const moved = assign(plan, corps, 1);
    expect(who(moved)).toEqual([[], [guns, corps]]);
    expect(moved.every(({ pinned }) => pinned)).toBe(true);
    expect(assign(plan, regiment, 0)[1]).toBe(plan[1]);
    expect(who(assign(plan, guns, null))).toEqual([[corps], []]);
  });

  it('keeps a hex in one attack only', () => {
    expect(aimAt(plan, east, 0).map(({ targets }) => targets)).toEqual([[west, east], []]);
    expect(addAttack(plan, west).map(({ targets }) => targets)).toEqual([[], [east], [west]]);
    expect(removeAttack(plan, 0)).toEqual([plan[1]]);
    expect(togglePin(plan, 1)[1]!.pinned).toBe(true);
  });

  it('knows who has no place yet', () => {
    const left = unplanned({ ...state }, plan);
    expect(left.owedUnits).toEqual([unitAt(state, '1605', '6-4-2'), regiment].sort((a, b) => a - b));
    expect([left.owedHexes, left.freeHexes, left.freeUnits]).toEqual([[], [], []]);
    expect(unplanned({ ...state }, []).owedHexes).toEqual([west, east]);
  });

  it('asks the engine why a unit cannot join', () => {
    const both = { attackers: [], targets: [west, east] };
    expect(whyNotJoin(state, corps, both)).toBeNull();
    expect(whyNotJoin(state, regiment, { ...both, attackers: [corps] })).toBeNull();
    expect(whyNotJoin(state, guns, { attackers: [], targets: [west] })?.key).toBe('attack-not-adjacent');
  });

  it('loses what has been fought', () => {
    const both: Draft[] = [
      { attackers: [regiment], targets: [west], pinned: true },
      { attackers: [corps, guns, unitAt(state, '1605', '6-4-2')], targets: [east], pinned: false },
    ];
    const after = must(state, { type: 'attack', attackers: [regiment], targets: [west] }, [5]);
    expect(remaining(after, both)).toEqual([both[1]]);
    // Whoever cannot attack all of the targets is left out.
    const wide = { attackers: [corps, guns], targets: [west, east], pinned: true };
    expect(remaining({ ...state }, [wide])).toEqual([{ ...wide, attackers: [corps] }]);
  });
});
