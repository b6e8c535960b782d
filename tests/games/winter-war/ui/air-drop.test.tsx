import { signed } from '#games/winter-war/ui/text/numbers.ts';
import playMessages from '#games/winter-war/content/en/play.ftl';
import interphaseMessages from '#games/winter-war/content/en/interphase.ftl';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import {
  board,
  newGame,
  play,
  present,
  readySetUp,
  startTimeline,
  type PositionSpec,
} from '#engine/winter-war';
import { setFocus } from '#table/store/ui.ts';
import { useTable, positionOf } from '#games/winter-war/table-adapter.ts';
import { handleMapPress } from '#games/winter-war/ui/controller/controller.ts';
import { highlightsOf } from '#games/winter-war/ui/controller/highlights.ts';
import { MAP, setPosition, showGame, showPosition, timeline } from './table.tsx';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

const words = interphaseMessages().variant.drop;
const hex = board.hexByName;
const user = userEvent.setup();
const press = async (name: string | RegExp): Promise<void> =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);
const pressHex = (name: string): void => act(() => handleMapPress(hex(name)));
const state = () => present(timeline());
const marks = (kind: string): string[] =>
  highlightsOf(positionOf(state()), useTable.getState().mode, [], false)
    .filter((mark) => mark.kind === kind)
    .map((mark) => board.hexName(mark.hex));

const units = stacks('s1602 0-1-2 3-1-1, s1703 6-4-2, f1405 6-6-2, f1408 2-2-3');

const planning: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  phase: 'reinforcement',
  units,
  options: { airborne: true },
};

describe('the secret plan', () => {
  it('asks that the Finnish player look away, then is written down and hidden', async () => {
    showPosition(planning, 'hotseat');
    await press(words.write);
    const dialog = await screen.findByRole('dialog', { name: words.lookAway.title });
    expect(marks('drop')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: words.lookAway.go }));
    expect(marks('drop')).toContain('1409');
    pressHex('1409');
    expect(screen.getByText(words.far({ n: 7 }))).toBeVisible();
    expect(state().course.plan).toBeNull();
    await press(words.put({ place: '1409' }));
    expect(state().course.plan).toEqual({ hex: hex('1409'), turn: 3 });
    expect(screen.getByText(words.written({ turn: 3 }))).toBeVisible();
    expect(marks('landing')).toEqual([]);
    // The numbers printed on the map come a moment later, a row of them in a text.
    expect(document.body.textContent).not.toMatch(/(?<!\d )1409(?! \d)/);
  });

  it('does without that in solo practice, and shows the exact chances of a hex', async () => {
    showPosition(planning);
    await press(words.write);
    pressHex('1409');
    // Weather, zone of control, and twice the distance.
    const against = screen.getByRole('list', { name: words.modifiers });
    expect(within(against).getAllByRole('listitem')).toHaveLength(3);
    const chances = screen.getByRole('list', { name: playMessages().combat.chances });
    expect(chances).toHaveTextContent(`${words.chance({ n: 1 })} ${words.result.fine.name}`);
    expect(chances).toHaveTextContent(`${words.chance({ n: 2 })} ${words.result.halved.name}`);
    expect(chances).toHaveTextContent(`${words.chance({ n: 2 })} ${words.result.stunned.name}`);
    expect(chances).toHaveTextContent(`${words.chance({ n: 1 })} ${words.result.eliminated.name}`);
  });

  it('refuses a hex too far away, and takes a second press for the last word', async () => {
    await setPosition(planning);
    useTable.setState({ mode: { mode: 'aim', hex: null, secret: true } });
    handleMapPress(hex('0430'));
    expect(useTable.getState().notice).toMatchObject({ refusal: { rule: 'Option.D3' } });
    handleMapPress(hex('1307'));
    handleMapPress(hex('1307'));
    expect(state().course.plan?.hex).toBe(hex('1307'));
    expect(useTable.getState().mode.mode).toBe('idle');
  });

  it('shows only while asked for, is changed and torn up', async () => {
    showPosition({ ...planning, course: { plan: { hex: hex('1409'), turn: 3 } } });
    await press(words.show);
    expect(marks('landing')).toEqual(['1409']);
    pressHex('1503');
    expect(marks('landing')).toEqual([]);
    await press(words.change);
    expect(useTable.getState().mode).toEqual({ mode: 'aim', hex: hex('1409'), secret: true });
    await press(words.back);
    await press(words.tear);
    expect(state().course.plan).toBeNull();
    expect(screen.getByText(words.none)).toBeVisible();
  });

  it('is made and shown by keyboard', async () => {
    showPosition(planning);
    await screen.findByRole('button', { name: words.write });
    await user.keyboard('p');
    pressHex('1307');
    await user.keyboard('e');
    expect(state().course.plan?.hex).toBe(hex('1307'));
    await user.keyboard('{Shift>}p{/Shift}');
    expect(marks('landing')).toEqual(['1307']);
    await user.keyboard('{Escape}');
    expect(marks('landing')).toEqual([]);
  });

  it('asks by keyboard too that the other one look away, and goes on at the map', async () => {
    showPosition(planning, 'hotseat');
    await screen.findByRole('button', { name: words.write });
    await user.keyboard('p');
    expect(await screen.findByRole('button', { name: words.lookAway.go })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(useTable.getState().mode).toEqual({ mode: 'aim', hex: null, secret: true });
    await waitFor(() => expect(screen.getByRole('group', MAP)).toHaveFocus());
    act(() => setFocus(hex('1308')));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(marks('landing')).toEqual(['1307']);
    await user.keyboard('{Enter}');
    expect(state().course.plan).toEqual({ hex: hex('1307'), turn: 3 });
    // Nor does the cursor tell where it was.
    expect(useTable.getState().focus).toBeNull();
  });

  it('is nowhere for the Finnish player', async () => {
    showPosition(
      { ...planning, phasing: 'finn', phase: 'movement', course: { plan: { hex: hex('1409'), turn: 3 } } },
      'hotseat',
    );
    await screen.findByRole('button', { name: playMessages().end.move });
    expect(screen.queryByRole('heading', { name: words.title })).toBeNull();
    await user.keyboard('{Shift>}p{/Shift}');
    expect(useTable.getState().mode.mode).toBe('idle');
  });

  it('tells nothing of face-down zones of control at set-up', async () => {
    const start = newGame({ sovietPreparedness: true }, 5);
    let game = startTimeline(start);
    for (const action of [...readySetUp(start, 'historical', 1), { type: 'end' } as const]) {
      const played = play(game, action);
      if (played.ok) game = played.timeline;
    }
    showGame(game, 'hotseat');
    await press(playMessages().curtain.lift({ side: 'soviet' }));
    await press(words.write);
    await press(words.lookAway.go);
    pressHex('1406');
    expect(screen.getByText(new RegExp(words.faceDown))).toBeVisible();
    expect(screen.getByRole('list', { name: words.modifiers })).not.toHaveTextContent(
      interphaseMessages().interphase.drop.modifier.zone,
    );
    await press(words.put({ place: 'Muolaa (1406)' }));
    expect(state().course.plan).toEqual({ hex: hex('1406'), turn: 1 });
  });
});

describe('the planned drop', () => {
  const dropping: PositionSpec = {
    ...planning,
    phase: 'planned-drop',
    course: { plan: { hex: hex('1407'), turn: 2 } },
  };
  afterEach(() => {
    globalThis.winterWarTest = undefined;
  });

  it.each([
    [6, 'fine', 'just dropped'],
    [4, 'halved', 'disrupted, halved'],
    [2, 'stunned', 'badly disrupted, cannot attack'],
  ] as const)('rolls a %i: the paratroops land, %s', async (die, result, mark) => {
    globalThis.winterWarTest = { dice: [die] };
    showPosition(dropping);
    expect(await screen.findByText(words.far({ n: 5 }))).toBeVisible();
    expect(marks('landing')).toEqual(['1407']);
    await press(words.at({ place: '1407' }));
    const card = await screen.findByRole('region', { name: words.last });
    expect(card).toHaveTextContent(words.result[result].name);
    expect(card).toHaveTextContent(words.net({ die, against: 3, net: signed(die - 3) }));
    expect(document.querySelector(`[data-stack="${hex('1407')}"]`)!.getAttribute('aria-label')).toContain(
      mark,
    );
    await press(words.goOn);
    expect(state().phase).not.toBe('planned-drop');
  });

  it('tells of a brigade that is lost', async () => {
    globalThis.winterWarTest = { dice: [1] };
    showPosition({ ...dropping, course: { plan: { hex: hex('1409'), turn: 2 } } });
    await press(words.at({ place: '1409' }));
    const card = await screen.findByRole('region', { name: words.last });
    expect(card).toHaveTextContent(words.result.eliminated.name);
    expect(card).toHaveTextContent('3-1-1 (201) is eliminated at 1409');
  });

  it('may be given up', async () => {
    showPosition(dropping);
    await press(words.giveUp);
    expect(state().course.plan).toBeNull();
    expect(state().phase).not.toBe('planned-drop');
  });
});

describe('the drop of Special Event F', () => {
  const event: PositionSpec = {
    ...planning,
    phase: 'event-drop',
    options: { events: true },
    units: [...units, { type: '6-4-2', hex: '1504' }],
  };

  it('marks the open hexes, and drops on the one that was picked', async () => {
    showPosition(event);
    await screen.findByText(words.aimEvent);
    expect(marks('drop')).toContain('1307');
    // In Finnish zone of control.
    expect(marks('drop')).not.toContain('1407');
    pressHex('1307');
    expect(marks('landing')).toEqual(['1307']);
    await user.keyboard('e');
    expect(await screen.findByRole('region', { name: words.last })).toHaveTextContent(words.noDie);
    expect(state().units.some(({ at }) => at === hex('1307'))).toBe(true);
  });

  it('may wait for another turn', async () => {
    showPosition(event);
    await press(words.notNow);
    expect(state()).toMatchObject({ phasing: 'finn' });
  });
});
