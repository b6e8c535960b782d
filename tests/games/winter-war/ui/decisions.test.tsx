import playMessages from '#games/winter-war/content/en/play.ftl';
import logMessages from '#games/winter-war/content/en/log.ftl';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, present, ROSTER, type PositionSpec } from '#engine/winter-war';
import { useTable } from '#games/winter-war/table-adapter.ts';
import { faceOf } from '#games/winter-war/ui/controller/faces.ts';
import { primaryOf } from '#games/winter-war/ui/controller/controller.ts';
import { situationOf } from '#games/winter-war/ui/controller/situation.ts';
import { showPosition, timeline, units } from './table.tsx';
import { ruleLink } from '../../../table/rulebook/rule-link.ts';
import { next } from '#games/winter-war/ui/controller/commands.ts';

const attack = (text: string): PositionSpec => ({
  turn: 2,
  phasing: 'soviet',
  phase: 'attack',
  units: units(text),
});

const user = userEvent.setup();
/** The bar names places as well: a button beside the map is meant, if there is one. */
const press = async (name: string | RegExp): Promise<void> => {
  const named = await screen.findAllByRole('button', { name });
  await user.click(named.find((button) => !button.closest('header')) ?? named[0]!);
};
const result = async () => screen.findByRole('region', { name: playMessages().combat.last });

describe('decisions', () => {
  afterEach(() => {
    globalThis.winterWarTest = undefined;
  });

  it('draws a unit that has to retreat as plainly as before it fought', async () => {
    globalThis.winterWarTest = { dice: [3] };
    showPosition(attack('1529:6-4-2 1430:6-4-2 1931:0-1-2 1429:4-4-2'));
    await press(/^1429/);
    await press(playMessages().combat.addAll);
    await press(playMessages().end.roll);
    expect(
      await screen.findByRole('button', { name: playMessages().move.retreat({ place: '1328' }) }),
    ).toBeVisible();
    const state = present(timeline());
    const situation = situationOf(state);
    expect(situation.kind).toBe('retreat');
    const [unit] = situation.kind === 'retreat' ? situation.decision.units : [];
    expect(faceOf(state, unit!).spent).toBe(false);
    // It is listed once, though it is selected.
    expect(screen.getAllByRole('button', { name: /^4-4-2 .*division/ })).toHaveLength(1);
  });

  it('offers no sacrifice where that is refused, and says why', async () => {
    showPosition(attack('1602:0-1-2 1505:20-12-2 1505:2-1-2 1405:6-6-2 1405:6-6-2 1506:6-6-2'));
    await screen.findAllByRole('button', { name: /1405/ });
    const state = present(timeline());
    const regiment = state.units.findIndex(({ at }, id) => at >= 0 && ROSTER[id]!.type.label === '2-1-2');
    const primary = primaryOf(state, {
      mode: 'attack',
      attackers: [regiment],
      targets: [board.hexByName('1405')],
    });
    expect(primary).toMatchObject({ label: playMessages().end.roll, refusal: { key: 'odds-avoidable' } });
  });

  it('tells in the result what became of a unit without a way back', async () => {
    globalThis.winterWarTest = { dice: [4] };
    showPosition(
      attack(
        '1529:6-4-2 1430:2-1-2:soviet 1328:2-1-2:soviet 1931:0-1-2 1731:0-1-2 1329:0-1-2 1530:1-1-4 1330:0-1-2 1429:4-4-2',
      ),
    );
    await press(/^1429/);
    await press(playMessages().combat.addAll);
    await press(playMessages().end.roll);
    expect(await result()).toHaveTextContent('4-4-2 (21) is eliminated at 1429, unable to retreat.');
  });

  it('warns of a soak-off before it costs the attackers, and rolls no die', async () => {
    showPosition(attack('1529:2-1-2:soviet 1931:0-1-2 1429:4-4-2 1429:4-4-2'));
    await press(/^1429/);
    await press(playMessages().combat.addAll);
    expect(screen.getByText(playMessages().combat.soakOff, { exact: false })).toBeVisible();
    await press(playMessages().end.soakOff);
    const card = await result();
    expect(card).toHaveTextContent(playMessages().combat.result.Ae.name);
    expect(card).toHaveTextContent(playMessages().combat.withoutDie);
  });

  it('takes a ski patrol without a die', async () => {
    showPosition(attack('1529:2-1-2:soviet 1931:0-1-2 1429:0-0-3'));
    await press(/^1429/);
    await press(playMessages().combat.addAll);
    expect(screen.getByText(playMessages().combat.noDie, { exact: false })).toBeVisible();
    await press(playMessages().end.takeHexes);
    expect(
      await screen.findByRole('button', { name: playMessages().move.advance({ place: '1429' }) }),
    ).toBeVisible();
  });

  it('refuses to end the attacks in words that lead to the units', async () => {
    showPosition(attack('1529:6-4-2 1931:0-1-2 1429:4-4-2'));
    await press(playMessages().end.attack);
    const notice = document.querySelector<HTMLElement>('[data-kind="refusal"]')!;
    expect(notice).toHaveTextContent(/must still attack/);
    expect(within(notice).getByRole('button', { name: 'Raate (1529)' })).toBeVisible();
    expect(within(notice).getByRole('button', { name: ruleLink('Combat.E') })).toBeVisible();
  });

  it('gives an obliged unit into the attack as the next one', async () => {
    showPosition(attack('1529:6-4-2 1931:0-1-2 1429:4-4-2'));
    await press(next.label);
    expect(useTable.getState().mode).toMatchObject({ mode: 'attack', targets: [] });
    expect(await screen.findByText(playMessages().combat.attackers)).toBeVisible();
  });
});

describe('a retreat before combat', () => {
  it('is one press: each unit has a button for each hex open to it', async () => {
    showPosition({
      turn: 2,
      phasing: 'soviet',
      phase: 'retreat-before',
      units: units('1529:6-4-2 1931:0-1-2 1429:1-1-3'),
    });
    const list = await screen.findByRole('region', { name: playMessages().combat.candidates });
    await user.click(
      within(list).getByRole('button', { name: playMessages().move.retreat({ place: '1328' }) }),
    );
    expect(timeline().steps[0]?.action).toMatchObject({ type: 'retreat' });
  });
});

describe('a Movement Phase', () => {
  it('is not ended while a hex is too full, and the button shows it beforehand', async () => {
    showPosition({ turn: 2, phasing: 'soviet', units: units('1630:6-4-2 1630:6-4-2 1630:6-4-2 1931:0-1-2') });
    const [button] = await screen.findAllByRole('button', { name: playMessages().end.move });
    expect(button).toHaveAttribute('title', expect.stringContaining('more units than may stack'));
    await user.click(button!);
    expect(useTable.getState().pointed).toHaveLength(1);
  });

  it('asks for a headquarters only where there is a choice', async () => {
    showPosition({ turn: 2, phasing: 'soviet', units: units('1630:6-4-2 1931:0-1-2') });
    await press(next.label);
    expect(await screen.findByRole('heading', { name: playMessages().supply.own })).toBeVisible();
    expect(screen.queryByRole('button', { name: playMessages().supply.isolate })).toBeNull();
  });

  it('says why a unit is isolated', async () => {
    showPosition({ turn: 2, phasing: 'soviet', units: units('1243:6-4-2 1931:0-1-2 1630:2-1-2:soviet') });
    await press(next.label);
    expect(
      await screen.findByText(new RegExp(`isolated \\(${playMessages().supply.why[0]!}\\)`)),
    ).toBeVisible();
  });

  it('tells the hexes west of Viipuri in one line', async () => {
    showPosition({ turn: 2, phasing: 'soviet', units: units('1206:20-12-2 1305:0-1-2 1306:6-4-2') });
    useTable.setState({ rightOpen: true, tab: 'points' });
    expect(
      await screen.findAllByText(logMessages().ledger.rowHeld({ held: 1, all: 5, noLine: 0 })),
    ).toHaveLength(1);
  });
});
