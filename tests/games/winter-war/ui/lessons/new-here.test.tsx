import startMessages from '#games/winter-war/content/en/start.ftl';
import tableStartMessages from '#table/content/en/start.ftl';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  board,
  counter,
  decider,
  positionFrom,
  present,
  reach,
  RECOMMENDED,
  apply,
  isolation,
  type State,
  type Hex,
  type PositionSpec,
  type UnitId,
} from '#engine/winter-war';
import { writeLessons } from '#table/features/lessons/lesson-record.ts';
import { endPractice, leaveTable, openPractice, openTable, useScreen } from '#table/store/navigation.ts';
import { putDown } from '#table/store/ui.ts';
import { useTable, positionOf, type Mode } from '#games/winter-war/table-adapter.ts';
import { handleMapPress } from '#games/winter-war/ui/controller/controller.ts';
import { bestApproach, quickStep, unitToShow } from '#games/winter-war/ui/controller/quick-step.ts';
import { LessonsEntry } from '#table/features/lessons/LessonsEntry.tsx';
import { meta as card } from '#games/winter-war/meta.ts';
import TableScreen from '#table/shell/TableScreen.tsx';
import { timeline } from '../table.tsx';
import { expectedPoints } from '#games/winter-war/value/value.ts';
import { hexText } from '#games/winter-war/ui/text/describe.ts';
import { stacks } from '../../../../engine/winter-war/rules/helpers.ts';

const user = userEvent.setup();
const w = { ...startMessages().learn, ...tableStartMessages().learn };
const press = (name: string | RegExp): Promise<void> => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  leaveTable();
  useTable.setState({ dialog: null });
});

describe('the start screen for somebody new', () => {
  it('leads into the lessons in one press', async () => {
    render(<LessonsEntry card={card} lessons={w.learnHint} />);
    await press(new RegExp(`^${w.learn}`));
    expect(useScreen.getState().opening).toEqual({ from: 'lesson', lesson: null });
  });

  it('says where a learner goes on', () => {
    writeLessons('winter-war', { lessons: {}, next: { id: 'zones', number: 3, of: 10, done: 1, steps: 3 } });
    render(<LessonsEntry card={card} lessons={w.learnHint} />);
    expect(screen.getByRole('button', { name: new RegExp(`^${w.goOn}`) })).toHaveTextContent(
      'Lesson 3 of 10, step 2 of 3',
    );
  });
});

/** What the General expects more, by the faces of one die, once a unit has moved in this state and attacked what is beside it. */
function gainOf(
  state: State,
  unit: UnitId,
  { path, hex }: { readonly path: readonly Hex[]; readonly hex: Hex },
): number {
  const moved = apply(state, { type: 'move', unit, path });
  if (!moved.ok) throw new Error(moved.refusal.text);
  const inAttack: State = { ...moved.state, phase: 'attack' };
  const targets = board
    .neighbours(hex)
    .filter((next) => state.units.some(({ at }, id) => at === next && counter(id).side === 'finn'));
  const gains = [1, 2, 3, 4, 5, 6].map((die) => {
    const attacked = apply(inAttack, { type: 'attack', attackers: [unit], targets }, [die]);
    if (!attacked.ok) throw new Error(attacked.refusal.text);
    return expectedPoints(attacked.state) - expectedPoints({ ...state, phase: 'attack' });
  });
  return gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
}

describe('the quick start', () => {
  it('begins with the first Soviet move, both armies in place, and says what to do', async () => {
    openTable({ from: 'new', table: 'solo', options: RECOMMENDED, ready: true });
    render(<TableScreen />);
    const card = await screen.findByRole('region', { name: w.quickTitle });
    const state = present(timeline());
    expect(state).toMatchObject({ turn: 1, phase: 'movement', phasing: 'soviet' });
    expect(decider(state)).toBe('soviet');
    expect(state.units.filter(({ at }) => at >= 0).length).toBeGreaterThan(50);
    await press(w.quickShow);
    expect(useTable.getState().mode.mode).toBe('unit');
    const { mode } = useTable.getState();
    const unit = mode.mode === 'unit' ? mode.unit : -1;
    const { hex, column } = unitToShow(state)!;
    expect(card).toHaveTextContent(w.quickGo({ hex: hexText(hex), odds: column! }));
    // No face of the die costs the unit, and by the General's value no single attack at good odds is much better.
    expect(column).toBe('6-1');
    const gains = state.units.flatMap(({ at }, id) => {
      const best = at >= 0 && counter(id).side === 'soviet' ? bestApproach(state, id) : null;
      if (!best || best.gain <= 0) return [];
      const there = reach(state, id).find((reached) => reached.hex === best.hex && reached.mayEnd)!;
      return [{ id, gain: gainOf(state, id, there) }];
    });
    expect(gains.length).toBeGreaterThan(5);
    const shown = gains.find(({ id }) => id === unit)!.gain;
    expect(shown).toBeGreaterThan(-0.05);
    expect(Math.max(...gains.map(({ gain }) => gain)) - shown).toBeLessThan(0.2);
    act(putDown);
    expect(card).toHaveTextContent(w.quickSteps.pick);
    await press(w.quickShow);
    // Twice, since a unit of the player's own is there: the first press asks.
    act(() => handleMapPress(hex));
    act(() => handleMapPress(hex));
    expect(present(timeline()).units[unit]!.at).toBe(hex);
    expect(isolation(present(timeline()), 'soviet')[unit]).toBe(0);
    await press(w.quickClose);
    expect(card).not.toBeInTheDocument();
    act(() => useTable.setState({ leftOpen: false }));
    act(() => useTable.setState({ leftOpen: true }));
    expect(screen.queryByRole('region', { name: w.quickTitle })).toBeNull();
  });

  it('says one thing at a time, from the first unit to the end of the attacks', () => {
    const now = (spec: Partial<PositionSpec>, mode: Mode = { mode: 'idle' }) =>
      quickStep(
        positionOf(
          positionFrom({
            turn: 1,
            phasing: 'soviet',
            phase: 'attack',
            units: stacks('f1405 6-6-2, s1602 20-12-2'),
            ...spec,
          }),
        ),
        mode,
      );
    expect(now({ phase: 'movement' })).toBe('pick');
    const taken = (hex: string, others: PositionSpec['units'] = []): string | null => {
      const units = [
        { type: '6-6-2', hex: '1405' },
        { type: '20-12-2', hex },
        { type: '0-1-2', hex: '1602' },
        ...others,
      ];
      const unit = positionFrom({ turn: 1, phasing: 'soviet', units }).units.findIndex(
        ({ at }) => at === board.hexByName(hex),
      );
      return now(
        { phase: 'movement', units },
        { mode: 'unit', unit, prefix: [], addWaypoint: false, preview: null },
      );
    };
    expect(taken('1604')).toBe('poor');
    expect(taken('1505')).toBe('stay');
    expect(taken('1133')).toBe('closer');
    // Every hex beside the Finns that it can reach holds one unit of its own, and room for it.
    const ahead = ['1404', '1504', '1505'].map((hex) => ({ type: '2-1-2', hex }));
    expect(taken('1604', ahead)).toBe('poor');
    expect(now({})).toBe('finish');
    expect(now({ phasing: 'finn', phase: 'movement' })).toBe('watch');
    expect(now({ turn: 2, phase: 'movement' })).toBe('pick');
    expect(now({ turn: 3, phase: 'movement' })).toBeNull();
  });

  it('says it still after a lesson came between, until it was put away', async () => {
    openTable({ from: 'new', table: 'solo', options: RECOMMENDED, ready: true });
    render(<TableScreen />);
    const card = () => screen.findByRole('region', { name: w.quickTitle });
    const throughALesson = async (): Promise<void> => {
      act(() => openPractice({ from: 'lesson', lesson: null }));
      await screen.findByRole('button', { name: w.leave });
      act(endPractice);
      await screen.findByText(/39 units can still move/);
    };
    await card();
    await throughALesson();
    expect(await card()).toBeVisible();
    await press(w.quickClose);
    await throughALesson();
    expect(screen.queryByRole('region', { name: w.quickTitle })).toBeNull();
  });
});
