/** The command sheet by its buttons, on a table that holds nothing but the game. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decider, positionFrom, soviets, finns, spaceOf, view, type State } from '#engine/talvisota';
import talvisota from '#games/talvisota/index.ts';
import { position } from '#games/talvisota/table-adapter.ts';
import { pressed } from '#games/talvisota/ui/controller/clicks.ts';
import { DecisionPanel } from '#games/talvisota/ui/controller/DecisionPanel.tsx';
import { deskOf, setDesk } from '#games/talvisota/ui/controller/desk.ts';
import { plain } from '#table/text/parts.ts';
import { useGame } from '#table/store/game.ts';
import { putDown, useUi } from '#table/store/ui.ts';
import { isHeld, useWarnings, disableWarnings } from '#table/features/warnings/hold-end.ts';
import { show } from './scenes.ts';

const state = position;

beforeEach(disableWarnings);

/** Two people at one table. */
function open(position: State) {
  show(position, {});
  useGame.setState({ table: 'hotseat' });
  putDown();
  render(<DecisionPanel />);
  return userEvent.setup();
}

const BEFORE_ATTACK = {
  turn: 1,
  phase: 'deployment',
  map: { LEN: { FUS: 3 } },
  sovietPlans: { 3: { strategy: 'PRUD', from: spaceOf('LEN'), units: soviets({ FUS: 3 }) } },
} as const;
const RESIST = {
  strategy: 'RESIST',
  units: finns({ SK: 3 }),
  environment: ['fog'],
  supports: ['MANN'],
} as const;

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

  test('tells where arrivals are to go, as long as the phase cannot end without that', () => {
    const arrived = positionFrom({ turn: 3, phase: 'recovery', map: { LEN: { FUS: 4 } } });
    open(arrived);
    const todo = () => talvisota.screen.step(state(), useUi.getState().mode).todo;
    expect(todo()).toBe('Buy back units with morale, or continue.');
    act(() => show({ ...arrived, soviet: { ...arrived.soviet, waiting: soviets({ FUS: 2 }) } }, {}));
    expect(step().refusal).toMatchObject({ key: 'assign-left' });
    expect(todo()).toBe('Assign the arriving units to the front boxes.');
  });

  test('sends a strategy that was pressed to a space that is pressed; how many wait is open, and no more', async () => {
    const user = open(positionFrom({ ...BEFORE_ATTACK, finnishPlans: { 4: RESIST } }));
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
    // It is looked at behind the curtain, and covered again.
    await user.click(screen.getByRole('button', { name: 'Look at my command sheet' }));
    expect(useGame.getState().curtain).toBe('finn');
    expect(screen.getByRole('button', { name: /^Fierce Resistance: 3 / })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cover my command sheet' }));
    expect(screen.queryByText(/Fierce Resistance/)).toBeNull();
    // Whoever plays both sides, or learns, hides nothing from anybody.
    act(() => useGame.setState({ table: 'solo' }));
    expect(screen.getByRole('button', { name: /^Fierce Resistance: 3 / })).toBeInTheDocument();
  });

  test('names all that each of two counters has to whoever answers behind the curtain', async () => {
    const motti = { strategy: 'MOTTI', units: finns({ DIV: 3 }) } as const;
    open(positionFrom({ ...BEFORE_ATTACK, finnishPlans: { 3: motti, 4: RESIST } }));
    act(() => setDesk({ slot: 3, target: spaceOf('TER') }));
    await press();
    // The better one first.
    const [first, second] = within(screen.getByRole('group', { name: 'Strategies' })).getAllByRole('button');
    expect(first).toHaveAccessibleName(/^Motti: 3 divisions · Falls to a usual attack/);
    expect(second).toHaveAccessibleName(
      /^Fierce Resistance: 3 .*; Mannerheim Support, Fog · Falls to a usual attack: \d+/,
    );
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
