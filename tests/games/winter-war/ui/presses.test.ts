/** What a press on the map means, and what it says before it costs anything. Without the page. */
import { MARK, positionFrom, type PositionSpec, type State, type UnitId } from '#engine/winter-war';
import { position, positionOf, setMode, useTable, type Mode } from '#games/winter-war/table-adapter.ts';
import { handleMapPress, primaryOf, todoOf } from '#games/winter-war/ui/controller/controller.ts';
import { highlightsOf } from '#games/winter-war/ui/controller/highlights.ts';
import { timeline } from './table.tsx';
import { bringPure } from '../../../table/store/tab.ts';
import { hex, unitAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';
import { cornered, deciding, marked, show } from './open-decisions.ts';

beforeAll(bringPure);

const mode = (): Mode => useTable.getState().mode;
const notice = () => useTable.getState().notice;
const refusal = (): string | undefined => {
  const told = notice();
  return told?.kind === 'refusal' ? told.refusal.key : undefined;
};
const press = (name: string, unit: UnitId | null = null): void => handleMapPress(hex(name), unit);
const played = () => timeline().steps.map(({ action }) => action);
const attackers = (): readonly UnitId[] => {
  const now = mode();
  return now.mode === 'attack' ? now.attackers : [];
};

const ATTACK: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  phase: 'attack',
  units: stacks('s1602 0-1-2, s1604 6-4-2 2-1-2, f1504 1-1-3'),
};

describe('a press in a stack that may attack', () => {
  const state = positionFrom(ATTACK);
  const [first, second] = [unitAt(state, '1604', '6-4-2'), unitAt(state, '1604', '2-1-2')];

  it('takes the counter that is hit, then the next at each press, and lets go in the end', () => {
    show(state);
    press('1604', second);
    expect(attackers()).toEqual([second]);
    press('1604', second);
    expect(attackers()).toEqual([second, first]);
    press('1604', second);
    expect(attackers()).toEqual([first]);
  });

  it('takes the one that has not fought, whatever lies on top', () => {
    const spent = marked(state, first, MARK.fought);
    show(spent);
    press('1604', first);
    expect([refusal(), attackers()]).toEqual([undefined, [second]]);
    // Put together with a target too: it brings those that owe it.
    show(spent);
    press('1504');
    expect([refusal(), attackers()]).toEqual([undefined, [second]]);
    press('1604', first);
    expect([refusal(), attackers()]).toEqual([undefined, []]);
  });
});

describe('a press with a unit in hand', () => {
  const state = positionFrom({
    turn: 2,
    phasing: 'soviet',
    units: stacks('s1602 0-1-2, s1802 2-1-2, s1703 6-4-2 2-1-2, s1803 2-1-2, f1504 1-1-3, s1604 2-1-2'),
  });
  const unit = unitAt(state, '1802');
  const stack = (): Mode => mode();

  it('on a full hex says so first, and means the stack there the second time', () => {
    show(state);
    press('1802');
    press('1703');
    expect([refusal(), stack()]).toEqual(['no-room-now', expect.objectContaining({ unit })]);
    press('1703');
    expect(stack()).toMatchObject({ mode: 'unit', unit: unitAt(state, '1703', '6-4-2') });
    expect(played()).toEqual([]);
  });

  it('says it again after a press elsewhere', () => {
    show(state);
    press('1802');
    press('1703');
    press('0101');
    press('1703');
    expect([refusal(), stack()]).toEqual(['no-room-now', expect.objectContaining({ unit })]);
  });

  it('counts the whole stack that is in hand', () => {
    show(state);
    const [first, other] = [unitAt(state, '1703', '6-4-2'), unitAt(state, '1703', '2-1-2')];
    setMode({ mode: 'unit', unit: first, others: [other], prefix: [], addWaypoint: false, preview: null });
    press('1803');
    expect([refusal(), played()]).toEqual(['no-room-now', []]);
  });

  it('marks hexes where it would not move in brackets', () => {
    show(state);
    press('1802');
    const labels = highlightsOf(positionOf(position()), mode(), [], false);
    const label = (name: string) => labels.find((mark) => mark.hex === hex(name) && mark.label)?.label;
    expect([label('1703'), label('1803'), label('1801')]).toEqual(['(0)', '1', '0']);
  });

  it('goes into a full hex where that was shown before', () => {
    show(state, {
      mode: 'unit',
      unit,
      prefix: [],
      addWaypoint: false,
      preview: hex('1703'),
    });
    press('1703');
    expect(played()).toMatchObject([{ type: 'move', unit }]);
  });

  it('on an enemy beside it says when that is attacked', () => {
    show(state);
    press('1604');
    press('1504');
    expect(refusal()).toBe('enemy-beside');
    show(state);
    press('1802');
    press('1504');
    expect(refusal()).toBe('enemy-there');
  });
});

describe('a press on a hex to advance into', () => {
  const spec = (units: PositionSpec['units']): State => {
    const state = positionFrom({ turn: 2, phasing: 'soviet', phase: 'advance-before', units });
    return { ...state, combat: { ...state.combat!, vacated: [hex('1529')] } };
  };

  it('takes the only unit that can enter', () => {
    const state = spec([{ type: '6-4-2', hex: '1629' }]);
    show(state);
    press('1529');
    expect(played()).toEqual([{ type: 'advance', unit: unitAt(state, '1629'), to: hex('1529') }]);
  });

  it('selects one of several, which enters at the next press', () => {
    const state = spec(stacks('s1629 6-4-2 2-1-2'));
    show(state);
    press('1529');
    expect([mode().mode, played()]).toEqual(['unit', []]);
    press('1529');
    expect(played()).toMatchObject([{ type: 'advance', to: hex('1529') }]);
  });
});

describe('two that must retreat, with room for one', () => {
  const [first] = cornered.decisions.flatMap((one) => ('units' in one ? one.units : [])) as [UnitId];

  it('are told who is lost before the press that does it', () => {
    show(cornered);
    press('1705', first);
    press('1604');
    expect(played()).toEqual([]);
    expect(primaryOf(position(), mode()).label).toMatch(/1604.*20-12-2/);
    press('1604');
    expect(played()).toMatchObject([{ type: 'retreat', unit: first, to: hex('1604') }]);
  });
});

describe('the losses of an exchange', () => {
  const base = positionFrom(ATTACK);
  const units = [unitAt(base, '1604', '6-4-2'), unitAt(base, '1604', '2-1-2')];
  const state = deciding(base, { kind: 'exchange', side: 'soviet', units, points: 1 });

  it('are asked about where one of them is not needed', () => {
    show(state, { mode: 'lose', units });
    primaryOf(position(), mode()).run();
    expect(notice()).toMatchObject({ kind: 'text', text: expect.stringContaining('6-4-2') });
    expect(played()).toEqual([]);
    primaryOf(position(), mode()).run();
    expect(played()).toEqual([{ type: 'lose', units }]);
  });

  it('are taken at once where all are needed', () => {
    show(state, { mode: 'lose', units: [units[1]!] });
    primaryOf(position(), mode()).run();
    expect(played()).toHaveLength(1);
  });
});

describe('what must still be attacked', () => {
  it('is counted by enemy hexes and own units', () => {
    show(positionFrom(ATTACK));
    expect(todoOf(position(), { mode: 'idle' })).toBe('Attacks owed on 1 hex, by 2 units.');
  });
});
