import playMessages from '#games/winter-war/content/en/play.ftl';
import interphaseMessages from '#games/winter-war/content/en/interphase.ftl';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import {
  board,
  newGame,
  play,
  present,
  readySetUp,
  startTimeline,
  TANK_REGIMENTS,
  type Options,
  type PositionSpec,
  type Timeline,
} from '#engine/winter-war';
import { openDialog, setTab } from '#table/store/ui.ts';
import { useTable } from '#games/winter-war/table-adapter.ts';
import { describeHex } from '#games/winter-war/ui/board/describe-hex.ts';
import { canSelect, idleUnits } from '#games/winter-war/ui/controller/decisions/index.ts';
import { handleMapPress, todoOf } from '#games/winter-war/ui/controller/controller.ts';
import { MAP, setPosition, showGame, showPosition, timeline } from './table.tsx';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

const words = interphaseMessages().variant;
const hex = board.hexByName;
const user = userEvent.setup();
const press = async (name: string | RegExp): Promise<void> =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);
const pressHex = (name: string): void => act(() => handleMapPress(hex(name)));
const state = () => present(timeline());
const notice = () => useTable.getState().notice;
const unitIn = (name: string): number => state().units.findIndex(({ at }) => at === hex(name));

describe('ski exploitation', () => {
  const spec: PositionSpec = {
    turn: 4,
    phasing: 'finn',
    phase: 'exploitation',
    options: { skiExploitation: true },
    units: stacks('s1602 0-1-2, s1504 6-4-2, f1405 6-6-2, f1409 1-1-3'),
  };

  it('moves a light unit one hex, and no further', async () => {
    await setPosition(spec);
    const unit = unitIn('1409');
    handleMapPress(hex('1409'));
    handleMapPress(hex('1410'));
    expect(unitIn('1410')).toBe(unit);
    expect(canSelect(state(), unit)).toBe(false);
  });

  it('says why another unit stays where it is', async () => {
    await setPosition(spec);
    handleMapPress(hex('1405'));
    expect(notice()).toMatchObject({ refusal: { key: 'exploit-unit' } });
  });

  it('lists who may exploit, and takes them in turn by keyboard', async () => {
    showPosition(spec);
    const list = await screen.findByRole('region', { name: words.exploit.candidates });
    expect(within(list).getAllByRole('button')).toHaveLength(1);
    expect(screen.getByText(words.todo.exploit)).toBeVisible();
    await user.keyboard('n');
    expect(
      screen.getByText(new RegExp(playMessages().move.point({ mp: 1, shown: false }).slice(0, 20))),
    ).toBeVisible();
    await user.keyboard('{Escape}e');
    expect(state().phase).not.toBe('exploitation');
  });
});

describe('broken railways', () => {
  const spec: PositionSpec = {
    turn: 4,
    phasing: 'soviet',
    options: { variableDemolition: true },
    units: stacks('s1602 0-1-2, s1504 2-1-2, f1405 6-6-2'),
  };

  it('breaks the railway under the unit in hand, and draws it', async () => {
    showPosition(spec);
    await screen.findByRole('button', { name: playMessages().end.move });
    pressHex('1504');
    await press(words.demolish.button({ cost: 1 }));
    expect(state().course.broken).toEqual([hex('1504')]);
    expect(document.querySelector(`[data-broken="${hex('1504')}"]`)).not.toBeNull();
    // The unit is still in hand, with what it has left.
    expect(screen.getByText(words.demolish.here)).toBeVisible();
    expect(
      screen.getByText(new RegExp(playMessages().move.point({ mp: 1, shown: false }).slice(0, 16))),
    ).toBeVisible();
  });

  it('breaks it by keyboard, after a move too', async () => {
    showPosition({ ...spec, units: spec.units.map((u) => (u.type === '2-1-2' ? { ...u, hex: '1603' } : u)) });
    await screen.findByRole('button', { name: playMessages().end.move });
    const unit = unitIn('1603');
    pressHex('1603');
    pressHex('1504');
    expect(useTable.getState().mode).toMatchObject({ mode: 'unit', unit });
    expect(idleUnits(state())).not.toContain(unit);
    expect(screen.getByText(words.demolish.moved({ left: 1 }))).toBeVisible();
    await user.keyboard('b');
    expect(state().course.broken).toEqual([hex('1504')]);
  });

  it('says why a unit may not', async () => {
    showPosition(spec);
    await screen.findByRole('button', { name: playMessages().end.move });
    pressHex('1602');
    await user.keyboard('b');
    expect(notice()).toMatchObject({ refusal: { key: 'demolish-unit' } });
    await user.keyboard('{Escape}');
    pressHex('1504');
    await user.keyboard('bb');
    expect(notice()).toMatchObject({ refusal: { key: 'demolish-broken' } });
  });

  it('is told in the panel of the hex and to the keyboard, with who mends it', async () => {
    showPosition({ ...spec, course: { broken: [hex('1307')] } });
    await screen.findByRole('button', { name: playMessages().end.move });
    pressHex('1307');
    expect(screen.getByText(new RegExp(words.demolish.mended.finn.slice(0, 60)))).toBeVisible();
    expect(
      describeHex(hex('1307'), { stack: undefined, highlights: [], ice: false, broken: true }),
    ).toContain('railway, broken');
  });

  it('is mended, and drawn whole again', async () => {
    showPosition({
      ...spec,
      phasing: 'finn',
      units: [...spec.units, { type: '1-1-3', hex: '1307' }],
      course: { broken: [hex('1307')] },
    });
    expect((await screen.findByRole('group', MAP)).querySelector('[data-broken]')).not.toBeNull();
    await press(playMessages().end.move);
    expect(state().course.broken).toEqual([]);
    expect(document.querySelector('[data-broken]')).toBeNull();
  });
});

/** A game in the set-up of a side, the Finns with their ready-made one. */
function setUpOf(side: 'finn' | 'soviet', options: Partial<Options>): Timeline {
  const start = newGame(options, 5);
  let game = startTimeline(start);
  if (side === 'finn') return game;
  for (const action of [...readySetUp(start, 'historical', 1), { type: 'end' } as const]) {
    const played = play(game, action);
    if (!played.ok) throw new Error(played.refusal.text);
    game = played.timeline;
  }
  return game;
}

describe('an earlier start', () => {
  it('counts what the Finns keep back', async () => {
    showGame(setUpOf('finn', { earlierStart: true }));
    const part = await screen.findByRole('region', { name: words.reserve.title });
    expect(part).toHaveTextContent(`${words.reserve.regiment}${words.reserve.now({ n: 3, met: false })}`);
    await press(playMessages().end.place);
    expect(notice()).toMatchObject({ refusal: { rule: 'Option.H' } });
    await press(playMessages().tray.historical);
    expect(part).toHaveTextContent(`${words.reserve.regiment}${words.reserve.now({ n: 1, met: true })}`);
    expect(part).toHaveTextContent(`${words.reserve.battalions}${words.reserve.now({ n: 2, met: true })}`);
    expect(todoOf(state(), { mode: 'idle' })).toBe(words.todo.reserved);
    await press(playMessages().end.place);
    expect(state().phasing).toBe('soviet');
  });

  it('counts the attack points that the Soviets keep back', async () => {
    showGame(setUpOf('soviet', { earlierStart: true }));
    const part = await screen.findByRole('region', { name: words.reserve.title });
    expect(todoOf(state(), { mode: 'idle' })).toMatch(/20 attack points/);
    await press(playMessages().end.place);
    expect(notice()).toMatchObject({ refusal: { rule: 'Option.H' } });
    await press(playMessages().tray.historical);
    expect(part).toHaveTextContent(`${words.reserve.points}${words.reserve.now({ n: 20, met: true })}`);
    expect(part).toHaveTextContent(`${words.reserve.hqs}${words.reserve.now({ n: 0, met: true })}`);
    await press(playMessages().end.place);
    expect(state()).toMatchObject({ turn: 0, phase: 'reinforcement' });
  });

  it('tells of the fort that is not finished, and draws it hollow, in the Soviet Player-Turn only', async () => {
    const spec: PositionSpec = {
      turn: 0,
      phasing: 'soviet',
      options: { earlierStart: true },
      units: stacks('s1602 0-1-2, f1405 6-6-2'),
    };
    showPosition(spec);
    await screen.findByRole('button', { name: playMessages().end.move });
    pressHex('1406');
    expect(screen.getByText(new RegExp(words.unfinished))).toBeVisible();
    expect(document.querySelectorAll('[data-unfinished]')).toHaveLength(1);
  });

  it('has its fort from the Finnish Player-Turn on', async () => {
    showPosition({
      turn: 0,
      phasing: 'finn',
      options: { earlierStart: true },
      units: stacks('s1602 0-1-2, f1405 6-6-2'),
    });
    await screen.findByRole('button', { name: playMessages().end.move });
    pressHex('1406');
    expect(screen.queryByText(new RegExp(words.unfinished))).toBeNull();
    expect(document.querySelector('[data-unfinished]')).toBeNull();
  });
});

describe('heavy tanks', () => {
  it('are chosen in the Soviet set-up, and marked', async () => {
    showGame(setUpOf('soviet', { heavyTanks: true }));
    const group = await screen.findByRole('radiogroup', { name: words.heavy.title });
    expect(
      within(group).getByRole('radio', { name: words.heavy.pair({ one: '40', other: '35' }) }),
    ).toBeChecked();
    await user.click(
      within(group).getByRole('radio', { name: words.heavy.pair({ one: '34', other: '40' }) }),
    );
    expect(state().course.heavy).toEqual([TANK_REGIMENTS[0], TANK_REGIMENTS[1]]);
  });

  it('show their mark and their refusals on the map', async () => {
    const spec: PositionSpec = {
      turn: 9,
      phasing: 'soviet',
      options: { heavyTanks: true },
      units: stacks('s1602 0-1-2, s1504 2-1-3 (40)'),
    };
    showPosition(spec);
    await screen.findByRole('button', { name: playMessages().end.move });
    expect(document.querySelector(`[data-stack="${hex('1504')}"]`)).toHaveAccessibleName(/heavy tanks/);
    pressHex('1504');
    expect(screen.getByText(new RegExp(words.heavy.note))).toBeVisible();
    pressHex('1403');
    expect(notice()).toMatchObject({ refusal: { key: 'heavy-ice' } });
  });
});

describe('the way through Sweden', () => {
  const spec: PositionSpec = {
    turn: 4,
    phasing: 'finn',
    options: { events: true },
    units: stacks('s1602 0-1-2, f0635 3-2-2 (1) 3-2-2 (2) 3-2-2 (3)'),
  };

  it('holds the Allies, who are picked and move over the frontier', async () => {
    showPosition(spec);
    await screen.findByRole('button', { name: playMessages().end.move });
    const unit = unitIn('0635');
    await user.keyboard('n');
    expect(useTable.getState().mode).toMatchObject({ mode: 'unit', unit });
    pressHex('0735');
    expect(unitIn('0735')).toBe(unit);
  });

  it('is told to be neutral ground', async () => {
    showPosition({ ...spec, phasing: 'soviet' });
    await screen.findByRole('button', { name: playMessages().end.move });
    pressHex('0635');
    expect(screen.getByText(new RegExp(words.neutral))).toBeVisible();
    expect(screen.getAllByText('3-2-2 (3)').length).toBeGreaterThan(0);
  });
});

describe('ice through Game-Turn 12', () => {
  const spec: PositionSpec = {
    turn: 11,
    phasing: 'soviet',
    lastTurn: 12,
    units: [{ type: '0-1-2', hex: '1602' }],
  };

  it('is told where the length varies, and only there', async () => {
    showPosition({ ...spec, options: { variableLength: true } });
    await screen.findByRole('button', { name: playMessages().end.move });
    pressHex('1204');
    expect(screen.getByText(new RegExp(words.ice.hex))).toBeVisible();
    act(() => setTab('terrain'));
    expect(screen.getByText(words.ice.row)).toBeVisible();
    expect(document.querySelector('[data-frozen="true"]')).not.toBeNull();
  });

  it('is gone in Game-Turn 13', async () => {
    showPosition({ ...spec, turn: 13, lastTurn: 13, options: { variableLength: true } });
    await screen.findByRole('button', { name: playMessages().end.move });
    expect(document.querySelector('[data-frozen="true"]')).toBeNull();
  });
});

describe('the help', () => {
  it('lists keys and signs of the rules in the game alone', async () => {
    showPosition({
      turn: 2,
      phasing: 'soviet',
      options: { airborne: true },
      units: [{ type: '0-1-2', hex: '1602' }],
    });
    await screen.findByRole('button', { name: playMessages().end.move });
    act(() => openDialog('help'));
    expect(await screen.findByText(words.command.plan)).toBeVisible();
    expect(screen.getByText(words.signs.airborne)).toBeVisible();
    expect(screen.queryByText(words.command.demolish)).toBeNull();
  });
});
