import {
  ableTogether,
  wholeForce,
  attackable,
  advancers,
  advances,
  check,
  legalActions,
  obligations,
  odds,
  OFF_MAP,
  retreaters,
  retreats,
  type Action,
  type State,
  type UnitSpec,
} from '#engine/winter-war';
import {
  attack,
  end,
  eventOf,
  hex,
  hexes,
  must,
  names,
  played,
  position,
  refusal,
  retreat,
  unitAt,
  unitsAt,
  whereIs,
  stacks,
} from './helpers.ts';

/** Soviet HQ behind the northern front, supplied by Kandalaksha. */
const NORTH_HQ = stacks('s1743 0-1-2');
/** Soviet HQ on the isthmus, supplied by Leningrad. */
const SOUTH_HQ = stacks('s1407 0-1-2');

const north = (phase: 'retreat-before' | 'attack', ...units: UnitSpec[][]): State =>
  position('soviet', phase, [...NORTH_HQ, ...units.flat()]);
const south = (phase: 'retreat-before' | 'attack', ...units: UnitSpec[][]): State =>
  position('soviet', phase, [...SOUTH_HQ, ...units.flat()]);

const card = (state: State, from: readonly string[], at: readonly string[]) =>
  odds(state, { attackers: from.flatMap((name) => unitsAt(state, name)), targets: hexes(...at) });

describe('Combat: the general rule', () => {
  it('adds up both sides, finds the column, rolls and applies the result at once', () => {
    const state = south('attack', stacks('s1307 8-3-2 2-1-2'), stacks('f1207 2-2-3 1-1-3'));
    const { events, state: after } = played(state, attack(state, ['1307'], ['1207']), [4]);
    expect(eventOf(events, 'attacked')).toMatchObject({
      attack: 10,
      defence: 3,
      column: '3-1',
      die: 4,
      result: 'De',
      fortified: false,
      from: hexes('1307', '1307'),
      targets: hexes('1207'),
    });
    expect(unitsAt(after, '1207')).toEqual([]);
  });

  it('lets only the phasing player attack, and the other only retreat before', () => {
    const state = south('attack', stacks('s1307 8-3-2'), stacks('f1207 2-2-3'));
    const back: Action = { type: 'attack', attackers: unitsAt(state, '1207'), targets: hexes('1307') };
    expect(refusal(state, back)).toMatchObject({ key: 'attack-side', rule: 'Combat' });
    const before = { ...attack(state, ['1307'], ['1207']) };
    const early = south('retreat-before', stacks('s1307 8-3-2'), stacks('f1207 2-2-3'));
    expect(refusal(early, before)).toMatchObject({ key: 'when-attack', rule: 'Sequence.A3c' });
  });

  it('has the three segments in order', () => {
    const state = north('retreat-before', stacks('s1543 2-1-2'), stacks('f1443 1-1-3'));
    const gone = must(state, retreat(state, '1443', '1343'));
    const advance = must(gone, end);
    expect(advance.phase).toBe('advance-before');
    const two = north('retreat-before', stacks('s1543 2-1-2'), stacks('f1443 1-1-3'));
    expect(must(two, end).phase).toBe('attack');
  });
});

describe('Combat.A, C13: who may retreat before combat', () => {
  const front = (type: string): State =>
    north('retreat-before', stacks('s1543 2-1-2'), stacks(`f1443 ${type}`));

  it.each(['1-1-3', '0-0-3'])('a Finnish %s may', (type) => {
    const state = front(type);
    expect(retreaters(state)).toEqual([unitAt(state, '1443')]);
    expect(names(retreats(state, unitAt(state, '1443')))).toEqual(['1342', '1343', '1344']);
    const { state: after, events } = played(state, retreat(state, '1443', '1343'));
    expect(unitAt(after, '1343')).toBe(unitAt(state, '1443'));
    expect(eventOf(events, 'retreated')).toMatchObject({ from: hex('1443'), to: hex('1343'), before: true });
  });

  it.each(['2-2-3', '4-4-2', '3-3-3', '2-2-2', '3-2-2'])('a Finnish or Allied %s may not', (type) => {
    const state = front(type);
    expect(retreaters(state)).toEqual([]);
    expect(refusal(state, retreat(state, '1443', '1343'))).toMatchObject({
      rule: 'Combat.A',
      key: 'retreat-type',
    });
  });

  it('not from Row A or south of it, but from the row above', () => {
    const units = (row14: string, row13: string): State =>
      position(
        'soviet',
        'retreat-before',
        stacks(`s2112 0-1-2, s1914 2-1-2, f${row14} 1-1-3, f${row13} 0-0-3`),
      );
    const state = units('1814', '1913');
    expect(retreaters(state)).toEqual([unitAt(state, '1814')]);
    expect(refusal(state, retreat(state, '1913', '1912'))).toMatchObject({
      rule: 'Combat.A',
      key: 'retreat-place',
    });
  });

  it('not from the USSR', () => {
    const state = north('retreat-before', stacks('s1744 2-1-2'), stacks('f1644 1-1-3'));
    expect(retreaters(state)).toEqual([]);
    expect(refusal(state, retreat(state, '1644', '1544')).key).toBe('retreat-place');
  });

  it('not without an enemy unit next to it; any enemy unit will do', () => {
    const far = north('retreat-before', stacks('s1543 2-1-2, f1443 1-1-3, f1243 1-1-3'));
    expect(refusal(far, retreat(far, '1243', '1143'))).toMatchObject({
      rule: 'C13',
      key: 'retreat-not-adjacent',
    });
    const hq = north('retreat-before', stacks('s1543 0-1-2'), stacks('f1443 1-1-3'));
    expect(retreaters(hq)).toEqual([unitAt(hq, '1443')]);
  });

  it('unit by unit: one of a stack may go and the other stay', () => {
    const state = north('retreat-before', stacks('s1543 2-1-2'), stacks('f1443 1-1-3 0-0-3'));
    const after = must(state, retreat(state, '1443', '1344', '0-0-3'));
    expect(retreaters(after)).toEqual([unitAt(after, '1443')]);
    expect(must(after, end).phase).toBe('attack');
  });

  it('is the choice of the player whose turn it is not', () => {
    const state = position('finn', 'retreat-before', [...NORTH_HQ, ...stacks('f1643 1-1-3')]);
    expect(refusal(state, retreat(state, '1643', '1543'))).toMatchObject({
      key: 'retreat-side',
      rule: 'Sequence.A3a',
    });
  });

  it('a Soviet HQ may, wherever it is; no other Soviet unit may', () => {
    const inUssr = position('finn', 'retreat-before', [...NORTH_HQ, ...stacks('f1643 4-4-2')]);
    expect(names(retreats(inUssr, unitAt(inUssr, '1743')))).toEqual(['1742', '1744', '1843']);
    const inFinland = position('finn', 'retreat-before', stacks('s1207 0-1-2, f1107 4-4-2'));
    expect(names(retreats(inFinland, unitAt(inFinland, '1207')))).toEqual(['1206', '1208', '1307']);
    const others = position('finn', 'retreat-before', [
      ...NORTH_HQ,
      ...stacks('s1643 2-1-2, s1644 1-1-4, f1543 4-4-2'),
    ]);
    expect(retreaters(others)).toEqual([]);
    for (const name of ['1643', '1644'])
      expect(refusal(others, retreat(others, name, '1744')).key).toBe('retreat-type');
  });

  it('may not be answered with "no hex": staying is always allowed', () => {
    const state = front('1-1-3');
    expect(refusal(state, retreat(state, '1443', null))).toMatchObject({
      key: 'retreat-voluntary',
      rule: 'C13',
    });
    expect(check(state, end)).toBeNull();
  });
});

describe('Combat.A1: a retreat is one hex long', () => {
  it('goes to a neighbouring hex only', () => {
    const state = north('retreat-before', stacks('s1543 2-1-2'), stacks('f1443 1-1-3'));
    expect(refusal(state, retreat(state, '1443', '1243'))).toMatchObject({
      key: 'retreat-hex',
      rule: 'Combat.A1',
    });
    expect(refusal(state, retreat(state, '1443', '1443')).key).toBe('retreat-hex');
  });

  it('is made once', () => {
    const state = north('retreat-before', stacks('s1543 2-1-2, s1342 2-1-2, f1443 0-0-3'));
    const after = must(state, retreat(state, '1443', '1344'));
    const near = north('retreat-before', stacks('s1543 2-1-2, f1443 0-0-3, f1444 1-1-3'));
    const beside = must(near, retreat(near, '1443', '1444'));
    expect(after.phase).toBe('retreat-before');
    expect(refusal(beside, retreat(beside, '1444', '1445', '0-0-3'))).toMatchObject({
      rule: 'Combat.A1',
      key: 'retreat-again',
    });
  });
});

describe('Combat.A2: hexes closed to a retreat', () => {
  it('keeps out of enemy ZOC and of enemy units', () => {
    const state = north('retreat-before', stacks('s1543 2-1-2'), stacks('f1443 1-1-3'));
    for (const name of ['1444', '1442'])
      expect(refusal(state, retreat(state, '1443', name))).toMatchObject({
        rule: 'Combat.A2',
        key: 'retreat-zone',
      });
    expect(refusal(state, retreat(state, '1443', '1543')).key).toBe('enemy-there');
  });

  it('keeps the stacking limit, ski patrols apart', () => {
    const full = (type: string): State =>
      north('retreat-before', stacks('s1543 2-1-2'), stacks(`f1443 ${type}`), stacks('f1343 1-1-3'));
    const battalion = full('2-2-3');
    expect(retreaters(battalion)).toEqual([]);
    const state = full('1-1-3');
    expect(refusal(state, retreat(state, '1443', '1343'))).toMatchObject({
      rule: 'Combat.A2',
      key: 'retreat-stacking',
    });
    const ski = full('0-0-3');
    expect(check(ski, retreat(ski, '1443', '1343'))).toBeNull();
    const onto = north('retreat-before', stacks('s1543 2-1-2, f1443 1-1-3, f1343 0-0-3'));
    expect(check(onto, retreat(onto, '1443', '1343'))).toBeNull();
  });

  it('keeps off water, mountains, lakes and closed countries', () => {
    const petsamo = position('soviet', 'retreat-before', stacks('s1954 0-1-2, s1756 2-1-2, f1656 1-1-3'));
    expect(refusal(petsamo, retreat(petsamo, '1656', '1556')).key).toBe('closed-country');
    expect(names(retreats(petsamo, unitAt(petsamo, '1656')))).toEqual(['1655']);
    const leningrad = position('finn', 'retreat-before', stacks('s1603 0-1-2, f1504 4-4-2'));
    // 1603 to 1502 is all water between; 1602 lies over a bridge.
    expect(refusal(leningrad, retreat(leningrad, '1603', '1502')).key).toBe('blocked-side');
    expect(names(retreats(leningrad, unitAt(leningrad, '1603')))).toEqual(['1602', '1703']);
  });

  it('heeds the limits of the unit: 20-12-2s and 6-6-2s stay south of Row A, NKVD in the USSR', () => {
    // Beaten on Row A, the 20-12-2 could go north but for its kind.
    const corps = position('soviet', 'attack', stacks('s2112 0-1-2, s2013 20-12-2, f1913 6-6-2 6-6-2'));
    const beaten = must(corps, attack(corps, ['2013'], ['1913']), [2]);
    expect(beaten.decisions.at(-1)).toMatchObject({ kind: 'retreat', side: 'soviet' });
    expect(refusal(beaten, retreat(beaten, '2013', '2014'))).toMatchObject({
      rule: 'Movement.K3',
      key: 'row-a',
    });
    const nkvd = position('soviet', 'attack', stacks('s1743 1-1-4, f1643 1-1-3'));
    const pushed = must(nkvd, attack(nkvd, ['1743'], ['1643']), [2]);
    expect(pushed.decisions.at(-1)).toMatchObject({ kind: 'retreat', side: 'soviet' });
    expect(names(retreats(pushed, unitAt(pushed, '1743')))).toEqual(['1642', '1644', '1742', '1744', '1843']);
    const border = position('soviet', 'attack', stacks('s1644 1-1-4, f1643 1-1-3'));
    const back = must(border, attack(border, ['1644'], ['1643']), [2]);
    expect(refusal(back, retreat(back, '1644', '1544'))).toMatchObject({ rule: 'Movement.K2', key: 'nkvd' });
  });
});

describe('Combat.A3, C10: joining a friendly unit', () => {
  it('opens a hex in enemy ZOC; the guest defends nothing and suffers with its host', () => {
    const state = north('retreat-before', stacks('s1543 2-1-2, f1443 0-0-3, f1444 1-1-3'));
    const ski = unitAt(state, '1443');
    expect(names(retreats(state, ski))).toContain('1444');
    const joined = must(must(must(state, retreat(state, '1443', '1444')), end), end);
    expect(joined.phase).toBe('attack');
    const { events, state: after } = played(joined, attack(joined, ['1543'], ['1444']), [6]);
    expect(eventOf(events, 'attacked')).toMatchObject({ attack: 2, defence: 1, result: 'De' });
    expect(whereIs(after, ski)).toBe('eliminated');
  });

  it('leaves an HQ out of the defence of its host, and lets it fall with it', () => {
    const state = position(
      'finn',
      'retreat-before',
      stacks('s1307 0-1-2, s1308 5-3-3, s1602 0-1-2, s1506 0-1-2, f1207 4-4-2 4-4-2', 'f1309 6-6-2 6-6-2'),
    );
    const hq = unitAt(state, '1307');
    const joined = must(must(state, retreat(state, '1307', '1308')), end);
    const now = joined.phase === 'attack' ? joined : must(joined, end);
    const report = card(now, ['1309'], ['1308']);
    expect(report).toMatchObject({ attack: 12, defence: 3, column: '4-1' });
    expect(report.defenders.find((line) => line.unit === hq)).toMatchObject({
      printed: 1,
      counted: 0,
      reasons: [{ rule: 'C16', key: 'fled' }],
    });
    const fallen = must(now, attack(now, ['1309'], ['1308']), [6]);
    expect(whereIs(fallen, hq)).toBe('eliminated');
    expect(unitsAt(fallen, '1308')).toEqual([]);
  });

  it('holds after combat too: the beaten unit shares the fate of the hex it joined', () => {
    const state = south(
      'attack',
      stacks('s1307 8-3-2, s1206 2-1-2, s1208 2-1-2, s1108 8-3-2, f1207 4-4-2, f1107 2-2-3'),
    );
    const beaten = unitAt(state, '1207');
    const guest = must(state, attack(state, ['1307', '1206', '1208'], ['1207']), [3]);
    // 12 to 4 is 3-1, a 3 drives it back; the hexes around are in Soviet ZOC, but 1107 is a friend's.
    expect(guest.decisions).toEqual([{ kind: 'retreat', side: 'finn', units: [beaten] }]);
    expect(names(retreats(guest, beaten))).toEqual(['1107']);
    const joined = must(guest, retreat(guest, '1207', '1107'));
    expect(card(joined, ['1108'], ['1107'])).toMatchObject({ defence: 2, column: '4-1' });
    const fallen = must(joined, attack(joined, ['1108'], ['1107']), [6]);
    expect(whereIs(fallen, beaten)).toBe('eliminated');
  });
});

describe('Combat.B, C13: advance before combat', () => {
  const before = (): State => {
    const state = north(
      'retreat-before',
      stacks('s1543 2-1-2, s1442 6-4-2, s1444 0-1-2, f1443 0-0-3, f1344 2-2-3, f1342 2-2-3'),
    );
    return must(state, retreat(state, '1443', '1343'));
  };

  it('lets one unit that stood beside the hex step in, ZOC or not; never an HQ', () => {
    const state = must(before(), end);
    expect(state.phase).toBe('advance-before');
    expect(state.combat?.vacated).toEqual(hexes('1443'));
    expect(advancers(state)).toEqual([unitAt(state, '1442'), unitAt(state, '1543')]);
    expect(advances(state, unitAt(state, '1543'))).toEqual(hexes('1443'));
    const hq: Action = { type: 'advance', unit: unitAt(state, '1444'), to: hex('1443') };
    expect(refusal(state, hq)).toMatchObject({ rule: 'C12', key: 'advance-hq' });
    const far: Action = { type: 'advance', unit: unitAt(state, '1543'), to: hex('1343') };
    expect(refusal(state, far)).toMatchObject({ rule: 'C13', key: 'advance-vacated' });
    const { state: after, events } = played(state, {
      type: 'advance',
      unit: unitAt(state, '1543'),
      to: hex('1443'),
    });
    expect(eventOf(events, 'advanced')).toMatchObject({ before: true, to: hex('1443') });
    expect(advancers(after)).toEqual([]);
    const second: Action = { type: 'advance', unit: unitAt(after, '1442'), to: hex('1443') };
    expect(refusal(after, second).key).toBe('advance-vacated');
    const again: Action = { type: 'advance', unit: unitAt(after, '1443'), to: hex('1543') };
    expect(refusal(after, again)).toMatchObject({ rule: 'Combat.B', key: 'advance-again' });
  });

  it('leaves another vacated hex open after an advance', () => {
    const start = north(
      'retreat-before',
      stacks('s1543 2-1-2, s1442 6-4-2'),
      stacks('f1443 0-0-3, f1441 0-0-3'),
    );
    const state = must(
      must(must(start, retreat(start, '1443', '1343')), retreat(start, '1441', '1340')),
      end,
    );
    expect(state.combat?.vacated).toEqual(hexes('1443', '1441'));
    const after = must(state, { type: 'advance', unit: unitAt(state, '1543'), to: hex('1443') });
    expect(advances(after, unitAt(after, '1442'))).toEqual(hexes('1441'));
  });

  it('keeps a unit that advanced out of the attacks', () => {
    const state = must(before(), end);
    const unit = unitAt(state, '1543');
    const now = must(must(state, { type: 'advance', unit, to: hex('1443') }), end);
    expect(now.phase).toBe('attack');
    expect(refusal(now, attack(now, ['1443'], ['1344']))).toMatchObject({
      rule: 'Combat.B',
      key: 'attack-advanced',
    });
    expect(obligations(now)).toEqual({
      units: [unitAt(now, '1442')],
      hexes: hexes('1342'),
      pairs: [{ unit: unitAt(now, '1442'), hex: hex('1342') }],
    });
  });

  it('may be let be', () => {
    const now = must(must(before(), end), end);
    expect(now.phase).toBe('attack');
    // 1344 and 1343 have nobody beside them who may attack.
    expect(names(obligations(now).hexes)).toEqual(['1342']);
  });

  it('needs a hex that has been emptied completely', () => {
    const state = north('retreat-before', stacks('s1543 2-1-2'), stacks('f1443 1-1-3 0-0-3'));
    const half = must(state, retreat(state, '1443', '1343', '0-0-3'));
    expect(half.combat?.vacated).toEqual([]);
    expect(must(half, end).phase).toBe('attack');
    const whole = must(half, retreat(half, '1443', '1344'));
    expect(whole.combat?.vacated).toEqual(hexes('1443'));
  });
});

describe('Combat.C, C1: what an attack is', () => {
  it('joins only units next to every hex attacked', () => {
    const state = south('attack', stacks('s1307 8-3-2, s1206 8-3-2, f1207 2-2-3, f1308 1-1-3'));
    expect(refusal(state, attack(state, ['1206', '1307'], ['1207', '1308']))).toMatchObject({
      rule: 'C1',
      key: 'attack-not-adjacent',
      params: { hex: '1308' },
    });
    expect(refusal(state, attack(state, ['1206'], ['1308'])).key).toBe('attack-not-adjacent');
    // 1307 is next to both; then 1206 would have nothing left.
    expect(refusal(state, attack(state, ['1307'], ['1207', '1308'])).key).toBe('leaves-unit');
    expect(attackable(state)).toEqual([
      { hex: hex('1207'), attackers: [unitAt(state, '1307'), unitAt(state, '1206')].sort((a, b) => a - b) },
      { hex: hex('1308'), attackers: unitsAt(state, '1307') },
    ]);
  });

  it('is several hexes on one, or one on several, but never several on several', () => {
    const state = position(
      'finn',
      'attack',
      stacks('s1602 0-1-2, s1405 2-1-2, s1406 2-1-2, f1306 6-6-2 2-2-3, f1505 6-6-2'),
    );
    for (const from of ['1306', '1505'])
      expect([from, check(state, attack(state, [from], ['1405', '1406']))]).toEqual([from, null]);
    expect(check(state, attack(state, ['1306', '1505'], ['1405']))).toBeNull();
    expect(refusal(state, attack(state, ['1306', '1505'], ['1405', '1406']))).toMatchObject({
      rule: 'C1',
      key: 'attack-many-on-many',
      places: hexes('1405', '1406'),
    });
    const listed = [...legalActions(state)].flatMap((action) => (action.type === 'attack' ? [action] : []));
    expect(listed.length).toBeGreaterThan(10);
    for (const { attackers, targets } of listed)
      expect(targets.length === 1 || new Set(attackers.map((id) => state.units[id]!.at)).size === 1).toBe(
        true,
      );
  });

  it('needs an enemy in the hex and at least one of each', () => {
    const state = south('attack', stacks('s1307 8-3-2'), stacks('f1207 2-2-3'));
    expect(refusal(state, attack(state, ['1307'], ['1206']))).toMatchObject({
      rule: 'Combat.C',
      key: 'attack-no-enemy',
    });
    expect(refusal(state, attack(state, ['1307'], [])).key).toBe('attack-empty');
    expect(refusal(state, attack(state, [], ['1207'])).key).toBe('attack-empty');
    expect(refusal(state, attack(state, ['1307', '1307'], ['1207'])).key).toBe('attack-double');
    expect(refusal(state, attack(state, ['1307'], ['1207', '1207'])).key).toBe('attack-double');
  });

  it('is not made across hexsides of sea', () => {
    const state = position('finn', 'attack', stacks('s1502 2-1-2, s1602 2-1-2, f1603 4-4-2'));
    expect(names(attackable(state).map((a) => a.hex))).toEqual(['1602']);
    expect(refusal(state, attack(state, ['1603'], ['1502']))).toMatchObject({
      key: 'attack-water',
      rule: 'C1',
    });
  });
});

describe('Combat.D: Finnish attacks are voluntary', () => {
  const state = position('finn', 'attack', [
    ...SOUTH_HQ,
    ...stacks('s1307 2-1-2, s1206 2-1-2, f1207 4-4-2 4-4-2'),
  ]);

  it('may all be left out', () => {
    expect(obligations(state)).toEqual({ units: [], hexes: [], pairs: [] });
    expect(must(state, end)).toMatchObject({ phasing: 'soviet', turn: 6 });
  });

  it('may be made on one hex and not on another, by one unit and not by the other', () => {
    const [one] = unitsAt(state, '1207');
    const some: Action = { type: 'attack', attackers: [one!], targets: hexes('1307') };
    expect(played(state, some, [1]).events[0]).toMatchObject({ attack: 4, defence: 1 });
    expect(check(must(state, some, [1]), end)).toBeNull();
  });
});

describe('Combat.E: Soviet attacks are obligatory', () => {
  it('does not let the segment end before every unit has attacked and every hex been attacked', () => {
    const state = south('attack', stacks('s1307 8-3-2, s1206 2-1-2, f1207 2-2-3, f1308 1-1-3'));
    expect(refusal(state, end)).toMatchObject({
      rule: 'Combat.E',
      key: 'must-attack',
      places: expect.arrayContaining(hexes('1206', '1307')),
    });
    const half = must(state, attack(state, ['1206'], ['1207']), [3]);
    expect(refusal(half, end)).toMatchObject({ key: 'must-attack', places: hexes('1307') });
    expect(obligations(half)).toMatchObject({ units: unitsAt(half, '1307'), hexes: hexes('1308') });
    const done = must(half, attack(half, ['1307'], ['1308']), [1]);
    const declined = done.decisions.length ? must(done, { type: 'decline' }) : done;
    expect(check(declined, end)).toBeNull();
  });

  it('leaves out HQs, isolated units and units without a Finn beside them', () => {
    const state = position(
      'soviet',
      'attack',
      stacks('s1307 8-3-2 0-1-2, s1407 2-1-2, s0907 2-1-2, f1207 2-2-3, f0807 2-2-3'),
    );
    expect(state.units[unitAt(state, '0907')]!.cut).toBe(1);
    expect(obligations(state)).toMatchObject({
      units: [unitAt(state, '1307', '8-3-2')],
      hexes: hexes('1207'),
    });
    const hq: Action = {
      type: 'attack',
      attackers: [unitAt(state, '1307', '0-1-2')],
      targets: hexes('1207'),
    };
    expect(refusal(state, hq)).toMatchObject({ rule: 'Combat.E', key: 'attack-hq' });
  });
});

describe('Combat.F: once per segment', () => {
  it('a unit attacks once and a hex is attacked once', () => {
    const state = south('attack', stacks('s1307 8-3-2 2-1-2, f1207 4-4-2, f1308 2-2-3'));
    const first: Action = {
      type: 'attack',
      attackers: [unitAt(state, '1307', '8-3-2')],
      targets: hexes('1207'),
    };
    const after = must(state, first, [2]);
    expect(eventOf(played(state, first, [2]).events, 'attacked')?.result).toBe('Ne');
    expect(refusal(after, first)).toMatchObject({ rule: 'Combat.F', key: 'attack-twice' });
    const second = { ...first, attackers: [unitAt(state, '1307', '2-1-2')] };
    expect(refusal(after, second)).toMatchObject({ rule: 'Combat.F', key: 'attacked-twice' });
    expect(check(after, { ...second, targets: hexes('1308') })).toBeNull();
  });
});

describe('Combat.G: several hexes against one', () => {
  it('joins six stacks in one attack', () => {
    const around = ['1307', '1208', '1108', '1107', '1106', '1206'];
    const state = south(
      'attack',
      ...around.map((name) => stacks(`s${name} 2-1-2 6-4-2`)),
      stacks('f1207 4-4-2 4-4-2'),
    );
    const plan = attack(state, around, ['1207']);
    expect(plan.type === 'attack' && plan.attackers).toHaveLength(12);
    expect(eventOf(played(state, plan, [6]).events, 'attacked')).toMatchObject({
      attack: 48,
      defence: 8,
      column: '6-1',
    });
  });
});

describe('Combat.H: a stack defends as one', () => {
  it('adds the defence strengths of all units in the hex', () => {
    const state = south('attack', stacks('s1307 8-3-2'), stacks('f1207 4-4-2 2-2-3'));
    expect(card(state, ['1307'], ['1207'])).toMatchObject({ attack: 8, defence: 6, column: '1-1' });
    const fallen = must(state, attack(state, ['1307'], ['1207']), [5]);
    expect(fallen.decisions.at(-1)).toMatchObject({ kind: 'retreat', units: unitsAt(state, '1207') });
  });
});

describe('Combat.J: a stack may divide its attacks', () => {
  it('lets the units of a stack attack different hexes', () => {
    const state = south('attack', stacks('s1307 8-3-2 6-4-2, f1207 2-2-3, f1308 2-2-3'));
    const one: Action = {
      type: 'attack',
      attackers: [unitAt(state, '1307', '8-3-2')],
      targets: hexes('1207'),
    };
    const two: Action = {
      type: 'attack',
      attackers: [unitAt(state, '1307', '6-4-2')],
      targets: hexes('1308'),
    };
    expect(played(state, one, [1]).events[0]).toMatchObject({ attack: 8, defence: 2, column: '4-1' });
    const after = must(state, one, [1]);
    expect(played(after, two, [1]).events[0]).toMatchObject({ attack: 6, defence: 2, column: '3-1' });
    expect(check(must(after, two, [1]), end)).toBeNull();
  });

  it('lets a Finnish unit of a stack stand by', () => {
    const state = position('finn', 'attack', [...SOUTH_HQ, ...stacks('s1307 2-1-2, f1207 4-4-2 2-2-3')]);
    const one: Action = {
      type: 'attack',
      attackers: [unitAt(state, '1207', '2-2-3')],
      targets: hexes('1307'),
    };
    const after = must(state, one, [1]);
    expect(after.units[unitAt(after, '1207', '4-4-2')]!.marks).toBe(0);
  });
});

describe('Combat.K: one hex against several', () => {
  it('adds the defence strengths of all hexes under attack', () => {
    const state = south('attack', stacks('s1307 8-3-2, f1207 2-2-3, f1208 1-1-3, f1308 1-1-3'));
    const all = attack(state, ['1307'], ['1207', '1208', '1308']);
    expect(played(state, all, [1]).events[0]).toMatchObject({ attack: 8, defence: 4, column: '2-1' });
    const fallen = must(state, all, [5]);
    expect(['1207', '1208', '1308'].flatMap((name) => unitsAt(fallen, name))).toEqual([]);
    expect(fallen.decisions.at(-1)).toMatchObject({ kind: 'advance', hexes: hexes('1207', '1208', '1308') });
    // It is the only attacker, so it must take on all three.
    expect(refusal(state, attack(state, ['1307'], ['1207'])).key).toBe('leaves-hex');
  });

  it('is open to the Finns as well, with as many hexes as they like', () => {
    const state = position('finn', 'attack', [
      ...SOUTH_HQ,
      ...stacks('s1307 2-1-2, s1208 2-1-2, s1206 2-1-2, f1207 4-4-2'),
    ]);
    const wanted = [
      [1, ['1307']],
      [2, ['1307', '1208']],
      [3, ['1307', '1208', '1206']],
    ] as const;
    for (const [defence, at] of wanted)
      expect(played(state, attack(state, ['1207'], at), [1]).events[0]).toMatchObject({ attack: 4, defence });
  });
});

describe('Combat.L: strengths are not divided', () => {
  it('spends a unit wholly in one attack and meets a hex whole', () => {
    const state = south('attack', stacks('s1307 20-12-2, s1208 2-1-2, f1207 2-2-3 1-1-3, f1308 1-1-3'));
    const first = attack(state, ['1208'], ['1207']);
    // 1208 is next to 1308 as well; both defenders of 1207 are met though one would be enough.
    expect(card(state, ['1208'], ['1207'])).toMatchObject({ attack: 2, defence: 3, column: '1-2' });
    const after = must(state, first, [6]);
    const again = attack(after, ['1208'], ['1308']);
    expect(refusal(after, again).key).toBe('attack-twice');
    expect(eventOf(played(after, attack(after, ['1307'], ['1308']), [1]).events, 'attacked')).toMatchObject({
      attack: 20,
    });
  });
});

describe('Combat.M: order of attacks', () => {
  const state = south('attack', stacks('s1307 8-3-2, s1106 8-3-2, f1308 2-2-3, f1006 2-2-3'));

  it('is the choice of the attacker', () => {
    for (const [first, second] of [
      [
        ['1307', '1308'],
        ['1106', '1006'],
      ],
      [
        ['1106', '1006'],
        ['1307', '1308'],
      ],
    ] as const) {
      const half = must(state, attack(state, [first[0]], [first[1]]), [1]);
      expect(check(half, attack(half, [second[0]], [second[1]]))).toBeNull();
    }
  });

  it('lets nothing go on before a result is carried out', () => {
    const won = must(state, attack(state, ['1307'], ['1308']), [3]);
    expect(won.decisions.at(-1)).toMatchObject({ kind: 'advance' });
    expect(refusal(won, attack(won, ['1106'], ['1006']))).toMatchObject({
      rule: 'Combat.M',
      key: 'decide-first',
    });
    expect(refusal(won, end).key).toBe('decide-first');
    const on = must(won, { type: 'decline' });
    expect(check(on, attack(on, ['1106'], ['1006']))).toBeNull();
  });
});

describe('Combat.P: isolated units do not attack', () => {
  it('refuses Soviet and Finnish isolated attackers', () => {
    const soviet = position('soviet', 'attack', stacks('s0907 20-12-2, f0807 1-1-3'));
    expect(refusal(soviet, attack(soviet, ['0907'], ['0807']))).toMatchObject({
      rule: 'Combat.P',
      key: 'attack-isolated',
    });
    // Hemmed in by Soviet ZOC in the USSR.
    const finn = position(
      'finn',
      'attack',
      stacks('s1843 1-1-4, s1744 1-1-4, s1743 1-1-4, s1645 1-1-4, f1845 4-4-2, s1846 1-1-4'),
    );
    const inside = unitAt(finn, '1845');
    expect(finn.units[inside]!.cut).toBe(1);
    expect(refusal(finn, attack(finn, ['1845'], ['1744'])).key).toBe('attack-isolated');
  });
});

describe('Combat.Q, C15: NKVD and the frontier', () => {
  it('does not attack into Finland, and does attack in the USSR', () => {
    const state = north('attack', stacks('s1643 1-1-4, s1542 2-1-2, f1543 1-1-3, f1644 1-1-3'));
    expect(refusal(state, attack(state, ['1643'], ['1543']))).toMatchObject({
      rule: 'Combat.Q',
      key: 'attack-nkvd',
    });
    expect(refusal(state, attack(state, ['1643', '1542'], ['1543'])).key).toBe('attack-nkvd');
    expect(check(state, attack(state, ['1643'], ['1644']))).toBeNull();
  });

  it('never advances into Finland', () => {
    const before = north('retreat-before', stacks('s1643 1-1-4, f1543 1-1-3, s1542 2-1-2'));
    const gone = must(before, retreat(before, '1543', '1444'));
    const now = must(gone, end);
    expect(advancers(now)).toEqual([unitAt(now, '1542')]);
    const nkvd: Action = { type: 'advance', unit: unitAt(now, '1643'), to: hex('1543') };
    expect(refusal(now, nkvd)).toMatchObject({ rule: 'C15', key: 'advance-nkvd' });
  });

  it('advances in the USSR', () => {
    const state = north('attack', stacks('s1643 1-1-4'), stacks('s1743 2-1-2'), stacks('f1644 1-1-3'));
    const attackers = [unitAt(state, '1643'), unitAt(state, '1743', '2-1-2')];
    const won = must(state, { type: 'attack', attackers, targets: hexes('1644') }, [6]);
    expect(advancers(won)).toContain(unitAt(state, '1643'));
  });
});

describe('Combat.R, C8: ski patrols under attack', () => {
  it('must be attacked, and fall without a die; one attacker may advance', () => {
    const state = north('attack', stacks('s1543 2-1-2'), stacks('f1443 0-0-3 0-0-3'));
    expect(names(obligations(state).hexes)).toEqual(['1443']);
    expect(card(state, ['1543'], ['1443'])).toMatchObject({
      column: null,
      defence: 0,
      chances: { De: expect.closeTo(1, 9) },
    });
    const skis = unitsAt(state, '1443');
    const { state: won, events, dice } = played(state, attack(state, ['1543'], ['1443']), [1]);
    expect(dice).toEqual([]);
    expect(eventOf(events, 'attacked')).toMatchObject({ die: null, column: null, result: 'De' });
    expect(skis.map((id) => whereIs(won, id))).toEqual(['eliminated', 'eliminated']);
    expect(won.decisions.at(-1)).toMatchObject({ kind: 'advance', hexes: hexes('1443') });
    expect(won.random).toEqual(state.random);
  });

  it('add nothing beside a defended hex of the same attack, and share its result', () => {
    const state = position(
      'soviet',
      'attack',
      stacks('s1602 0-1-2, s1505 20-12-2, f1405 6-6-2 6-6-2, f1506 0-0-3'),
    );
    expect(card(state, ['1505'], ['1405', '1506'])).toMatchObject({ attack: 20, defence: 24, column: '1-2' });
    const { state: after, events } = played(state, attack(state, ['1505'], ['1405', '1506']), [6]);
    expect(eventOf(events, 'attacked')).toMatchObject({ die: 6, result: 'Ne' });
    expect(whereIs(after, unitAt(after, '1506'))).toBe('1506');
  });

  it('add nothing beside others and share the result', () => {
    const state = north('attack', stacks('s1543 2-1-2'), stacks('f1443 1-1-3 0-0-3'));
    const [battalion, ski] = unitsAt(state, '1443');
    expect(card(state, ['1543'], ['1443'])).toMatchObject({ attack: 2, defence: 1, column: '2-1' });
    const back = must(state, attack(state, ['1543'], ['1443']), [4]);
    expect(back.decisions.at(-1)).toMatchObject({ kind: 'retreat', units: [battalion, ski] });
    const gone = must(state, attack(state, ['1543'], ['1443']), [6]);
    expect([battalion!, ski!].map((id) => whereIs(gone, id))).toEqual(['eliminated', 'eliminated']);
  });

  it('have no strength to attack with', () => {
    const state = position('finn', 'attack', [...NORTH_HQ, ...stacks('s1543 2-1-2, f1443 0-0-3 1-1-3')]);
    const ski: Action = {
      type: 'attack',
      attackers: [unitAt(state, '1443', '0-0-3')],
      targets: hexes('1543'),
    };
    expect(refusal(state, ski).key).toBe('attack-no-strength');
  });
});

describe('Combat.S, C6: doubled defence', () => {
  const lone = (phasing: 'soviet' | 'finn', target: UnitSpec[], attacker: UnitSpec[]): State =>
    position(phasing, 'attack', [...stacks('s1602 0-1-2'), ...target, ...attacker]);

  it.each([
    ['0604', '0704', 'Helsinki'],
    ['1306', '1305', 'Viipuri'],
    ['0931', '0832', 'Oulu'],
    ['1656', '1756', 'Petsamo'],
  ])('doubles Finns in a Finnish city: %s from %s', (city, from) => {
    const state = lone('soviet', stacks(`f${city} 2-2-3`), stacks(`s${from} 2-1-2`));
    const report = card(state, [from], [city]);
    expect(report).toMatchObject({ defence: 4, fortified: false });
    expect(report.defenders[0]).toMatchObject({
      printed: 2,
      counted: 4,
      reasons: [{ rule: 'Combat.S', key: 'city' }],
    });
  });

  it.each([
    ['1602', '1603'],
    ['2413', '2313'],
    ['2231', '2132'],
    ['1943', '1843'],
    ['2053', '1953'],
  ])('doubles Soviets in a Supply City: %s from %s', (city, from) => {
    const state = position('finn', 'attack', stacks(`s${city} 2-1-2, f${from} 2-2-3`));
    expect(card(state, [from], [city])).toMatchObject({
      defence: 2,
      defenders: [{ reasons: [{ key: 'city' }] }],
    });
  });

  it('does not double the other side there, nor anyone in a town', () => {
    const finn = position('soviet', 'attack', stacks('f1943 2-2-3, s1843 2-1-2'));
    expect(card(finn, ['1843'], ['1943']).defenders[0]).toMatchObject({ printed: 2 });
    expect(card(finn, ['1843'], ['1943']).defenders[0]!.reasons.map((r) => r.key)).not.toContain('city');
    const soviet = lone('finn', stacks('s0604 2-1-2'), stacks('f0704 2-2-3'));
    expect(card(soviet, ['0704'], ['0604']).defenders[0]!.reasons.map((r) => r.key)).toEqual(['isolated']);
    const town = lone('soviet', stacks('f1441 2-2-3'), stacks('s1541 2-1-2'));
    expect(card(town, ['1541'], ['1441']).defence).toBe(2);
  });

  it('doubles when every attacker comes over water', () => {
    const units = stacks('f1507 2-2-3, s1407 2-1-2, s1506 2-1-2, s1607 2-1-2');
    const state = position('soviet', 'attack', units);
    expect(card(state, ['1407'], ['1507'])).toMatchObject({
      defence: 4,
      defenders: [{ reasons: [{ key: 'river' }] }],
    });
    // 1506 attacks over a minor lake, 1407 over the river.
    expect(card(state, ['1407', '1506'], ['1507']).defence).toBe(4);
    // 1607 attacks over land.
    expect(card(state, ['1407', '1506', '1607'], ['1507'])).toMatchObject({
      defence: 2,
      defenders: [{ reasons: [] }],
    });
    expect(card(state, ['1607'], ['1507']).defence).toBe(2);
  });

  it('looks at each defended hex by itself', () => {
    const state = position(
      'soviet',
      'attack',
      stacks('f1507 2-2-3, f1508 2-2-3, s1607 2-1-2, s1506 2-1-2, f1606 2-2-3'),
    );
    // From 1607: 1507 and 1508 over land, 1606 (a Fortification besides) over the river.
    expect(card(state, ['1607'], ['1507', '1606']).defence).toBe(2 + 4);
    const water = position('soviet', 'attack', stacks('f1507 2-2-3, f1605 2-2-3, s1506 2-1-2'));
    expect(card(water, ['1506'], ['1507', '1605'])).toMatchObject({ defence: 4 + 2 });
  });

  it('doubles no more than once', () => {
    // 1606 is a Fortification, and 1607 lies over the river from it.
    const fort = position('soviet', 'attack', stacks('f1606 4-4-2, s1607 2-1-2'));
    expect(card(fort, ['1607'], ['1606'])).toMatchObject({
      defence: 8,
      defenders: [{ reasons: [{ key: 'fortification' }] }],
    });
    // Leningrad, over the Neva.
    const city = position('finn', 'attack', stacks('s1602 6-4-2, f1603 2-2-3'));
    expect(card(city, ['1603'], ['1602'])).toMatchObject({
      defence: 8,
      defenders: [{ reasons: [{ key: 'city' }] }],
    });
  });

  it('halves an isolated unit after doubling it', () => {
    // Over the Taipaleenjoki, without an HQ.
    const state = position('finn', 'attack', stacks('s1507 5-3-3, f1407 2-2-3, f1607 2-2-3'));
    expect(state.units[unitAt(state, '1507')]!.cut).toBe(1);
    expect(card(state, ['1407'], ['1507'])).toMatchObject({
      defence: 3,
      defenders: [{ reasons: [{ key: 'river' }, { rule: 'Supply.B', key: 'isolated' }] }],
    });
    expect(card(state, ['1407', '1607'], ['1507']).defence).toBe(1.5);
  });
});

describe('C18: units without Attack Strength', () => {
  it('take no part in an attack and do not advance after it', () => {
    const state = position('finn', 'attack', stacks('s1508 0-1-2, s1408 2-1-2, f1407 4-4-2 0-0-3'));
    const [division, ski] = [unitAt(state, '1407', '4-4-2'), unitAt(state, '1407', '0-0-3')];
    expect(refusal(state, attack(state, ['1407'], ['1408']))).toMatchObject({ key: 'attack-no-strength' });
    const alone: Action = { type: 'attack', attackers: [division], targets: hexes('1408') };
    const won = must(state, alone, [6]);
    expect(advancers(won)).toEqual([division]);
    expect(refusal(won, { type: 'advance', unit: ski, to: hex('1408') }).key).toMatch(/^advance-/);
  });
});

describe('C7: results in parentheses', () => {
  it('hold for a Fortification that Allied units alone hold', () => {
    const state = position('soviet', 'attack', stacks('s1602 0-1-2, s1505 20-12-2, f1405 3-2-2'));
    // Their defence doubles as well (Combat.S).
    expect(card(state, ['1505'], ['1405'])).toMatchObject({ defence: 4, column: '5-1', fortified: true });
  });

  it('hold for the whole attack when one defended hex is a Fortification with Finns', () => {
    const state = position(
      'soviet',
      'attack',
      stacks('s1603 0-1-2, s1504 20-12-2, s1505 20-12-2 8-3-2, f1404 2-2-3, f1405 1-1-3'),
    );
    const both: Action = {
      type: 'attack',
      attackers: unitsAt(state, '1505'),
      targets: hexes('1404', '1405'),
    };
    expect(odds(state, { attackers: unitsAt(state, '1505'), targets: hexes('1404', '1405') })).toMatchObject({
      defence: 2 + 2,
      column: '6-1',
      fortified: true,
    });
    expect(refusal(state, both).key).toBe('leaves-unit');
    const plain = card(state, ['1504'], ['1404']);
    expect(plain).toMatchObject({ fortified: false, faces: ['De', 'De', 'De', 'De', 'De', 'De'] });
    expect(card(state, ['1505'], ['1405']).faces).toEqual(['Ne', 'Ex', 'Ex', 'Ex', 'De', 'De']);
  });

  it('do not hold against Soviets in a Fortification', () => {
    const state = position('finn', 'attack', stacks('s1505 0-1-2, s1405 2-1-2, f1306 6-6-2'));
    expect(card(state, ['1306'], ['1405'])).toMatchObject({ defence: 1, fortified: false, column: '6-1' });
    expect(played(state, attack(state, ['1306'], ['1405']), [1]).events[0]).toMatchObject({ result: 'De' });
  });

  it('hold with only ski patrols in the Fortification beside others', () => {
    const state = position('soviet', 'attack', stacks('s1603 0-1-2, s1505 8-3-2, f1404 2-2-3, f1405 0-0-3'));
    expect(card(state, ['1505'], ['1404', '1405'])).toMatchObject({ column: '4-1', fortified: true });
  });
});

describe('C16: after a retreat', () => {
  it('a unit that is left out of reach is not attacked', () => {
    const state = position('finn', 'retreat-before', stacks('s1207 0-1-2, f1107 2-2-3'));
    const hq = unitAt(state, '1207');
    expect(names(retreats(state, hq))).toEqual(['1206', '1208', '1307']);
    const gone = must(must(state, retreat(state, '1207', '1206')), end);
    const advanced = must(must(gone, { type: 'advance', unit: unitAt(gone, '1107'), to: hex('1207') }), end);
    expect(advanced.phasing).toBe('soviet');
  });

  it('a hex of runaways falls without a die; a host defends by itself', () => {
    // A 1-1-3 in the USSR has no ZOC, so the HQ may stay beside it.
    const alone = position('finn', 'retreat-before', [...NORTH_HQ, ...stacks('f1643 1-1-3')]);
    const beside = must(must(alone, retreat(alone, '1743', '1644')), end);
    const open = beside.phase === 'attack' ? beside : must(beside, end);
    expect(card(open, ['1643'], ['1644'])).toMatchObject({ defence: 0, column: null });
    expect(played(open, attack(open, ['1643'], ['1644'])).events[0]).toMatchObject({
      die: null,
      result: 'De',
    });

    const near = position('finn', 'retreat-before', stacks('s1207 0-1-2, s1206 0-1-2, f1106 2-2-3'));
    const runaway = unitAt(near, '1207');
    const fled = must(must(near, retreat(near, '1207', '1206')), end);
    const now = fled.phase === 'attack' ? fled : must(fled, end);
    expect(card(now, ['1106'], ['1206']).defence).toBe(1);
    expect(whereIs(now, runaway)).toBe('1206');
  });

  it('forgets the retreat when the Player-Turn ends', () => {
    const state = north('retreat-before', stacks('s1543 2-1-2'), stacks('f1443 1-1-3'));
    const unit = unitAt(state, '1443');
    const gone = must(must(must(state, retreat(state, '1443', '1343')), end), end);
    expect(gone).toMatchObject({ phasing: 'finn', phase: 'movement' });
    expect(gone.units[unit]!.marks).toBe(0);
  });

  it('a beaten unit is not attacked again, alone in its new hex', () => {
    const state = south('attack', stacks('s1307 8-3-2, s1006 1-1-4, s0907 8-3-2, f1207 4-4-2, f0807 1-1-3'));
    const beaten = must(state, attack(state, ['1307'], ['1207']), [4]);
    const gone = must(beaten, retreat(beaten, '1207', '1108'));
    expect(unitsAt(gone, '1108')).toHaveLength(1);
    expect(refusal(gone, attack(gone, ['1307'], ['1108'])).key).toBe('attack-twice');
    expect(attackable(gone).map((a) => a.hex)).not.toContain(hex('1108'));
  });
});

describe('C14: advances are always legal', () => {
  it('offers no advance into a hex that is closed to the unit', () => {
    // A 20-12-2 on Row A beats a battalion north of it.
    const state = position('soviet', 'attack', stacks('s2112 0-1-2, s1813 20-12-2, f1814 1-1-3'));
    const won = must(state, attack(state, ['1813'], ['1814']), [6]);
    expect(won.decisions).toEqual([]);
    expect(unitsAt(won, '1814')).toEqual([]);
    const other = position('soviet', 'attack', stacks('s2112 0-1-2, s1813 20-12-2 2-1-2, f1814 1-1-3'));
    const choice = must(other, attack(other, ['1813'], ['1814']), [6]);
    expect(advancers(choice)).toEqual([unitAt(other, '1813', '2-1-2')]);
    const corps: Action = { type: 'advance', unit: unitAt(other, '1813', '20-12-2'), to: hex('1814') };
    // The corps took part: only its row stands in the way.
    expect(refusal(choice, corps)).toMatchObject({ key: 'row-a', rule: 'Movement.K3' });
    const offered = [...legalActions(choice)].filter((a) => a.type === 'advance');
    expect(offered).toHaveLength(1);
    expect(choice.units.filter(({ at }) => at === OFF_MAP.eliminated)).toHaveLength(1);
  });
});

describe('C1: who goes together', () => {
  const state = position(
    'finn',
    'attack',
    stacks('s1602 0-1-2, s1405 2-1-2, s1406 2-1-2, f1306 6-6-2 2-2-3, f1505 6-6-2 6-6-2'),
  );
  const both = hexes('1405', '1406');

  it('is everybody next to one hex', () => {
    expect(ableTogether(state, hexes('1405'))).toEqual(wholeForce(state, hexes('1405')));
    expect(names(new Set(ableTogether(state, hexes('1405')).map((id) => state.units[id]!.at)))).toEqual(
      expect.arrayContaining(['1306', '1505']),
    );
  });

  it('is one stack against several hexes: that of the first attacker chosen, else the strongest', () => {
    expect(ableTogether(state, both)).toHaveLength(4);
    const [one] = unitsAt(state, '1306');
    expect(ableTogether(state, both, [one!])).toEqual(unitsAt(state, '1306'));
    expect(wholeForce(state, both)).toEqual(unitsAt(state, '1505'));
    expect(wholeForce(state, both, [one!])).toEqual(unitsAt(state, '1306'));
    expect(check(state, { type: 'attack', attackers: wholeForce(state, both), targets: both })).toBeNull();
  });
});
