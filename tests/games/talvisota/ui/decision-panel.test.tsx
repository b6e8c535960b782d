/** The command sheet by its buttons, on a table that holds nothing but the game. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { create } from 'zustand';
import {
  decider,
  newGame,
  play as playOn,
  positionFrom,
  present,
  soviets,
  finns,
  spaceOf,
  startTimeline,
  view,
  type Action,
  type State,
  type Timeline,
} from '#engine/talvisota';
import talvisota from '#games/talvisota/index.ts';
import { pressed } from '#games/talvisota/ui/controller/clicks.ts';
import { deskOf, setDesk } from '#games/talvisota/ui/controller/desk.ts';
import { plain } from '#table/text/parts.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { useGame } from '#table/store/game.ts';
import { putDown, useUi } from '#table/store/ui.ts';
import { isHeld, useWarnings, disableWarnings } from '#table/features/warnings/hold-end.ts';

const held = vi.hoisted(() => ({ line: null as unknown, store: null as unknown }));

vi.mock(import('#games/talvisota/table-adapter.ts'), () => {
  const store = create<{ line: Timeline }>(() => ({ line: startTimeline(newGame()) }));
  held.store = store;
  const position = (): State => present(store.getState().line);
  const play = (action: Action) => {
    const done = playOn(store.getState().line, action);
    if (!done.ok) return done.refusal;
    store.setState({ line: done.timeline });
    return null;
  };
  return {
    position,
    play,
    playAll: (actions) => actions.reduce<ReturnType<typeof play>>((why, action) => why ?? play(action), null),
    usePosition: () => {
      const state = present(store((table) => table.line));
      const viewer = decider(state);
      return { state, viewer, seen: view(state, viewer) };
    },
  };
});

const store = () =>
  held.store as { setState(line: { line: Timeline }): void; getState(): { line: Timeline } };
const state = (): State => present(store().getState().line);

beforeEach(() => {
  setActiveGame(talvisota);
  putDown();
  disableWarnings();
});

function open(position: State) {
  store().setState({ line: startTimeline(position) });
  const { ContextPanel: Hand } = talvisota.screen;
  render(<Hand />);
  return userEvent.setup();
}

const step = () => talvisota.screen.step(view(state(), decider(state())), useUi.getState().mode).primary;
const press = () => act(async () => step().run());

describe('the command sheet', () => {
  test('asks before a phase ends with something undone, and names what it costs', async () => {
    open(positionFrom({ turn: 1, phase: 'movement' }));
    useWarnings.setState({ warns: true });
    await press();
    expect(state().phase).toBe('movement');
    const held = useWarnings.getState();
    expect(held.warnings.map(({ text }) => text())).toEqual([
      'Karelia: still in the front box and unable to attack: 13 fusilier divisions, 3 elite divisions, 4 mechanised divisions, 3 tank brigades.',
      'No attack this turn: that costs 1 morale.',
    ]);
    await act(async () => held.end());
    expect(state().phase).toBe('soviet-plans');
    act(() => disableWarnings());
    expect(isHeld(useWarnings.getState())).toBe(false);
  });

  test('divides the army among the fronts, and does not go on before all is divided', async () => {
    const user = open(newGame());
    expect(step().refusal).toMatchObject({ key: 'assign-left', rule: 'N8' });
    await user.click(screen.getByRole('button', { name: '13 fusilier divisions' }));
    await user.click(screen.getByRole('button', { name: 'Lapland: place Fusiliers here' }));
    // It stays in hand as long as there are more.
    await user.click(screen.getByRole('button', { name: 'Lapland: place Fusiliers here' }));
    expect(state().soviet.boxes.LAP.FUS).toBe(2);
    await user.click(screen.getByRole('button', { name: 'All to Ladoga' }));
    expect(state().soviet.boxes.LAD.FUS).toBe(11);
    await user.click(screen.getByRole('button', { name: 'Standard split' }));
    expect(step().refusal).toBeNull();
    await press();
    expect(state().phase).toBe('event');
  });

  test('tells where arrivals are to go, as long as the phase cannot end without that', () => {
    const arrived = positionFrom({ turn: 3, phase: 'recovery', map: { LEN: { FUS: 4 } } });
    open(arrived);
    const todo = () => talvisota.screen.step(state(), useUi.getState().mode).todo;
    expect(todo()).toBe('Buy back units with morale, or continue.');
    const waiting = soviets({ FUS: 2 });
    const more = startTimeline({ ...arrived, soviet: { ...arrived.soviet, waiting } });
    act(() => store().setState({ line: more }));
    expect(step().refusal).toMatchObject({ key: 'assign-left' });
    expect(todo()).toBe('Assign the arriving units to the front boxes.');
  });

  test('refuses at once what could never be completed, with its paragraph', async () => {
    const notice = () => useUi.getState().notice;
    const user = open(positionFrom({ turn: 1, phase: 'soviet-plans', map: { LEN: { FUS: 4 } } }));
    await user.click(screen.getByRole('button', { name: 'Massive attack' }));
    await user.click(screen.getByRole('button', { name: 'Ladoga 1: place Massive attack here' }));
    expect(notice()).toMatchObject({ refusal: { key: 'plan-units', rule: 'N48' } });
    expect(state().soviet.plans[1]).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Karelia 1: place Massive attack here' }));
    expect(state().soviet.plans[3]?.strategy).toBe('MASS');
  });

  test('gives all that fits at one press; in January no second support goes in', async () => {
    const user = open(
      positionFrom({
        turn: 3,
        phase: 'soviet-allotment',
        map: { LEN: { FUS: 7 } },
        sovietPlans: { 3: { strategy: 'MASS' } },
        posts: { soviet: { ART: 'KAR', T34: 'KAR', MER: 'KAR' } },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Karelia 1' }));
    expect(screen.getByText(/1 support and 1 commander/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'All that fit' }));
    expect(state().soviet.plans[3]).toMatchObject({ units: { FUS: 6 }, supports: ['ART', 'MER'] });
    await user.click(screen.getByRole('button', { name: 'Add: Brigade T-34/KV-1' }));
    expect(useUi.getState().notice).toMatchObject({ refusal: { key: 'support-january', rule: 'N13' } });
    await user.click(screen.getByRole('button', { name: 'Add: 1 fusilier division' }));
    expect(useUi.getState().notice).toMatchObject({ refusal: { key: 'commit-many' } });
    expect(state().soviet.plans[3]?.supports).toEqual(['ART', 'MER']);
  });

  test('gives a strategy its units and supports, and says why it may not', async () => {
    const user = open(
      positionFrom({
        turn: 1,
        phase: 'soviet-allotment',
        map: { LEN: { FUS: 4, TAN: 3 } },
        sovietPlans: { 3: { strategy: 'BLIN' } },
        finnishPlans: { 3: { strategy: 'DEFENSE' } },
        posts: { soviet: { ART: 'KAR' } },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Karelia 1' }));
    await user.click(screen.getByRole('button', { name: 'Leningrad' }));
    await user.click(screen.getByRole('button', { name: 'Add: 4 fusilier divisions' }));
    expect(step().refusal).toMatchObject({ key: 'commit-kind' });
    expect(
      screen.getByText('Armoured attack needs at least 3 of Mechanised, Tanks.', { exact: false }),
    ).toBeInTheDocument();
    for (const left of ['3 tank brigades', '2 tank brigades', '1 tank brigade'])
      await user.click(screen.getByRole('button', { name: `Add: ${left}` }));
    // What the rules allow is allotted as it is put there, and can be taken back.
    expect(state().soviet.plans[3]?.units).toEqual(soviets({ FUS: 1, TAN: 3 }));
    await user.click(screen.getByRole('button', { name: 'Add: Artillery Support' }));
    expect(step()).toMatchObject({ label: 'Means done', refusal: null });
    expect(state().soviet.plans[3]).toMatchObject({
      from: spaceOf('LEN'),
      units: soviets({ FUS: 1, TAN: 3 }),
      supports: ['ART'],
    });
  });

  test('takes units and strategies up by a press where the map shows their ways', async () => {
    const user = open(
      positionFrom({ turn: 1, phase: 'movement', boxes: { KAR: { FUS: 3 } }, map: { PTZ: { FUS: 1 } } }),
    );
    const fusiliers = screen.getAllByRole('button', { name: /fusilier divisions?$/, pressed: false }).at(-1)!;
    await user.click(fusiliers);
    await user.click(fusiliers);
    await user.click(screen.getByRole('button', { name: 'Leningrad' }));
    await press();
    expect(state().soviet.map[spaceOf('LEN')]).toEqual(soviets({ FUS: 2 }));
  });

  test('sends a strategy that was pressed to a space that is pressed; how many wait is open, and no more', async () => {
    const user = open(
      positionFrom({
        turn: 1,
        phase: 'deployment',
        map: { LEN: { FUS: 3 } },
        sovietPlans: { 3: { strategy: 'PRUD', from: spaceOf('LEN'), units: soviets({ FUS: 3 }) } },
        finnishPlans: {
          4: { strategy: 'RESIST', units: finns({ SK: 3 }), environment: ['fog'], supports: ['MANN'] },
        },
      }),
    );
    expect(screen.getByText('Finnish strategies here: 1')).toBeInTheDocument();
    const mode = () => deskOf(useUi.getState().mode);
    await user.click(screen.getByRole('button', { name: 'Prudent advance', pressed: false }));
    const target = pressed(state(), mode(), spaceOf('TER'));
    expect(target).toEqual({ target: spaceOf('TER') });
    act(() => setDesk(target!));
    await press();
    // With one counter to answer with no curtain falls: what it is stays hidden from whoever looks on.
    expect(screen.getByRole('button', { name: 'Karelia 2: Face down' })).toBeInTheDocument();
    expect(screen.queryByText(/Fierce Resistance/)).toBeNull();
    // Whoever plays both sides, or learns, hides nothing from anybody.
    act(() => useGame.setState({ table: 'solo' }));
    expect(screen.getByRole('button', { name: /^Fierce Resistance: 3 / })).toBeInTheDocument();
  });

  test('names all that each of two counters has to whoever answers behind the curtain', async () => {
    open(
      positionFrom({
        turn: 1,
        phase: 'deployment',
        map: { LEN: { FUS: 3 } },
        sovietPlans: { 3: { strategy: 'PRUD', from: spaceOf('LEN'), units: soviets({ FUS: 3 }) } },
        finnishPlans: {
          3: { strategy: 'MOTTI', units: finns({ DIV: 3 }) },
          4: { strategy: 'RESIST', units: finns({ SK: 3 }), environment: ['fog'], supports: ['MANN'] },
        },
      }),
    );
    act(() => setDesk({ slot: 3, target: spaceOf('TER') }));
    await press();
    expect(screen.getByRole('button', { name: 'Motti: 3 divisions' })).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: /^Fierce Resistance: 3 .*; Mannerheim Support, Fog$/ }),
    ).toBeInTheDocument();
  });

  test('adds a combat up line by line, with the paragraph of each', async () => {
    const user = open(
      positionFrom({
        turn: 1,
        phase: 'combat',
        map: { LEN: { FUS: 3 } },
        sovietPlans: {
          3: {
            strategy: 'PRUD',
            stage: 'map',
            from: spaceOf('LEN'),
            units: soviets({ FUS: 3 }),
            target: spaceOf('TER'),
            answer: 3,
          },
        },
        finnishPlans: {
          3: {
            strategy: 'DEFENSE',
            stage: 'map',
            units: finns({ DIV: 2, WD: 1 }),
            environment: ['snow'],
            entrenched: true,
          },
        },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Prudent advance: Terijoki' }));
    await press();
    const soviet = screen.getByRole('table', { name: 'Soviet Union' });
    // 3 x (6 - 1), no bonus in the snow, and 1 off for the White Death.
    expect(within(soviet).getByRole('row', { name: /^Total/ })).toHaveTextContent(/14$/);
    expect(soviet).toHaveTextContent('−1 Snow 5');
    expect(soviet).toHaveTextContent('White Death C15 R');
    const finn = screen.getByRole('table', { name: 'Finland' });
    expect(finn).toHaveTextContent('+4 Entrenchment N17 R');
    // 2 x 8 + 4, and the Entrenchment.
    expect(within(finn).getByRole('row', { name: /^Total/ })).toHaveTextContent(/24$/);
    expect(screen.getByRole('table', { name: /^Possible results/ })).toBeInTheDocument();
    expect(screen.getByText('Chance of taking the space: 0 %')).toBeInTheDocument();
    expect(step().label).toBe('Roll the die');
  });
});

test('the log says who has won a fight', () => {
  const told = (side: 'soviet' | 'finn') =>
    plain(
      talvisota.story.eventSentence(
        { type: 'victory', side, target: spaceOf('TER'), strategy: 'PRUD' },
        state(),
      )!,
    );
  expect(told('soviet')).toBe('Prudent advance: the Finns have abandoned Terijoki.');
  expect(told('finn')).toBe('Prudent advance: the Finns hold Terijoki.');
});
