import { halves } from '#games/winter-war/ui/text/numbers.ts';
import playMessages from '#games/winter-war/content/en/play.ftl';
import startMessages from '#games/winter-war/content/en/start.ftl';
import logMessages from '#games/winter-war/content/en/log.ftl';
import interphaseMessages from '#games/winter-war/content/en/interphase.ftl';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, OFF_MAP, present, ROSTER } from '#engine/winter-war';
import { useGame, useTable, positionOf } from '#games/winter-war/table-adapter.ts';
import { handleMapPress } from '#games/winter-war/ui/controller/controller.ts';
import { highlightsOf } from '#games/winter-war/ui/controller/highlights.ts';
import { hexText } from '#games/winter-war/ui/text/describe.ts';
import { ARMIES, MAP, showInterphase, showPosition, timeline, units } from './table.tsx';

const user = userEvent.setup();
const { button, landing, forfeit, ceaseFire } = interphaseMessages().interphase;
const hex = board.hexByName;

const press = async (name: string | RegExp): Promise<void> =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);
/** In the panel and in the log. */
const told = async (words: RegExp) => (await screen.findAllByText(words))[0]!;
const state = () => present(timeline());
const allies = () => ROSTER.filter(({ type }) => type.allied).map(({ id }) => state().units[id]!.at);
const onMap = async (name: string): Promise<void> => act(async () => handleMapPress(hex(name)));
const marked = (kind: string) =>
  highlightsOf(positionOf(state()), useTable.getState().mode, [], false)
    .filter((mark) => mark.kind === kind)
    .map((mark) => mark.hex);

afterEach(() => {
  globalThis.winterWarTest = undefined;
});

describe('a landing at Petsamo', () => {
  const held = (defenders: string) => ({ units: units(`${ARMIES} ${defenders}`) });

  it('shows the defenders, the odds and the chance of going ashore', async () => {
    showInterphase(6, [4], held('1656:2-1-2 1656:0-1-2'));
    await press(button.scenario);
    expect(
      await screen.findByText(playMessages().combat.against({ a: halves(9), d: halves(4) })),
    ).toBeVisible();
    expect(screen.getByText('2-1', { selector: 'strong' })).toBeVisible();
    expect(screen.getByText(landing.defenders).parentElement).toHaveTextContent('2-1-2 (25)');
    expect(screen.getByText(landing.ashore({ faces: 4, percent: '67 %' }))).toBeVisible();
    expect(screen.getByText(landing.declined.none)).toBeVisible();
  });

  it('is won: the defenders go, the Allies stand in Petsamo', async () => {
    showInterphase(6, [4, 6], held('1656:2-1-2'));
    await press(button.scenario);
    await press(landing.accept);
    expect(allies().filter((at) => at === hex('1656'))).toHaveLength(3);
    expect(await told(/Three 3-2-2s join at/)).toBeVisible();
    const scenario = (
      await screen.findByText(interphaseMessages().interphase.panel.step.scenario, { selector: 'b' })
    ).closest('li')!;
    expect(scenario).toHaveTextContent(playMessages().combat.result.De.name);
    expect(scenario).toHaveTextContent(`${landing.assault}: 9 to `);
  });

  it('makes the defenders retreat, in the Interphase, and then goes ashore', async () => {
    showInterphase(6, [4, 2], held('1656:2-1-2 1755:0-1-2'));
    await press(button.scenario);
    await press(landing.accept);
    expect(await screen.findByText(playMessages().combat.toRetreat)).toBeVisible();
    const to = marked('retreat').at(-1)!;
    await press(playMessages().move.retreat({ place: hexText(to) }));
    expect(state().decisions).toHaveLength(0);
    expect(allies().filter((at) => at === hex('1656'))).toHaveLength(3);
  });

  it('is paid for in an exchange with brigades that are still at sea', async () => {
    showInterphase(6, [4, 3], held('1656:2-1-2 1656:0-1-2'));
    await press(button.scenario);
    expect(await screen.findByText(landing.outcome.exchange({ lost: 1, ashore: 2 }))).toBeVisible();
    await press(landing.accept);
    const [brigade] = await screen.findAllByRole('button', { name: /^3-2-2/ });
    expect(brigade).toHaveTextContent(interphaseMessages().interphase.atSea);
    await user.click(brigade!);
    await press(playMessages().end.giveUp);
    expect(allies().filter((at) => at === hex('1656'))).toHaveLength(2);
    expect(allies().filter((at) => at === OFF_MAP.eliminated)).toHaveLength(1);
  });

  it('is declined: the Allies turn back, and a Scenario may come yet', async () => {
    showInterphase(6, [4], held('1656:2-1-2'));
    await press(button.scenario);
    await press(landing.decline);
    expect(await told(/the Allies turn back from Petsamo/)).toBeVisible();
    expect(state().course).toMatchObject({ scenario: null, scenarioOver: false });
  });
});

describe('a cease-fire', () => {
  const course = { ceaseFireAfter: 7 };

  it('shows how the game would end, and ends it', async () => {
    showInterphase(7, [], { course });
    expect(
      await screen.findByText(
        `${ceaseFire.result({ level: startMessages().common.level['decisive-finnish'], points: '0' })}.`,
      ),
    ).toBeVisible();
    const about = { ...timeline().about, players: { finn: 'Anna', soviet: 'Boris' } };
    act(() => useGame.setState({ timeline: { ...timeline(), about } }));
    await press(ceaseFire.call);
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      logMessages().final.reason['cease-fire']({ name: 'Anna' }),
    );
    expect(state().outcome).toMatchObject({ reason: 'cease-fire' });
  });

  it('warns that isolated units go first, and shows the level without handicaps', async () => {
    showInterphase(7, [], {
      course,
      options: { sovietPreparedness: true },
      units: units(`${ARMIES} 1243:6-4-2`),
    });
    expect(await screen.findByText(new RegExp(ceaseFire.isolated))).toBeVisible();
    expect(screen.getByText(new RegExp(logMessages().ledger.without))).toBeVisible();
  });

  it('is not called: the dice follow', async () => {
    showInterphase(7, [], { course });
    await press(ceaseFire.decline);
    expect(await told(/No cease-fire is called/)).toBeVisible();
    expect(await screen.findByRole('button', { name: button.scenario })).toBeVisible();
  });
});

describe('a muster', () => {
  it('offers the cities as buttons', async () => {
    showInterphase(5, [1, 2]);
    await press(button.scenario);
    await press(button.event);
    expect(await screen.findByText(interphaseMessages().interphase.muster.title)).toBeVisible();
    expect(marked('place')).toEqual([hex('0604'), hex('0931')]);
    await press(playMessages().move.place({ place: 'Oulu (0931)' }));
    expect(await told(/2-2-2 \(1\) joins at/)).toBeVisible();
  });

  it('takes a click on the map', async () => {
    showInterphase(5, [2, 2]);
    await press(button.scenario);
    await press(button.event);
    await screen.findByText(interphaseMessages().interphase.muster.title);
    await onMap('0604');
    const volunteer = ROSTER.find(({ typeName }) => typeName === 'foreignVolunteers')!.id;
    expect(state().units[volunteer]!.at).toBe(hex('0604'));
  });

  it('lets the player choose which of several units joins where', async () => {
    showInterphase(2, [5], {
      // Oulu is lost: the Swedes come to any other Finnish city.
      owners: { '0931': 'soviet' },
      units: units('1529:6-4-2 1931:0-1-2 1306:6-6-2 0604:1-1-3'),
      waiting: [{ type: '3-3-3' }, { type: '2-2-3', side: 'finn', name: '64' }],
    });
    await press(button.scenario);
    await press(/^2-2-3 \(64\)/);
    await press(playMessages().move.place({ place: 'Helsinki (0604)' }));
    const regiment = ROSTER.find(({ name, typeName }) => name === '64' && typeName === 'finnishRegiment')!;
    expect(state().units[regiment.id]!.at).toBe(hex('0604'));
    expect(state().decisions).toHaveLength(1);
  });
});

describe('units to give up', () => {
  it('go one by one to another front, until it is enough', async () => {
    showInterphase(6, [6], { units: units(`${ARMIES} 1630:6-4-2 1730:2-1-2:soviet`) });
    await press(button.scenario);
    expect(
      await screen.findByText(forfeit.left({ points: startMessages().common.points({ n: 12 }) })),
    ).toBeVisible();
    await press(/^6-4-2 \(18\)/);
    await press(button.forfeit);
    expect(
      await screen.findByText(forfeit.left({ points: startMessages().common.points({ n: 6 }) })),
    ).toBeVisible();
    await onMap('1630');
    await press(button.forfeit);
    expect(state().decisions).toHaveLength(0);
    expect(await told(/for another front/)).toBeVisible();
  });

  it('are the isolated ones first, by the Finnish choice, in the cold', async () => {
    showInterphase(8, [1, 6], { units: units(`${ARMIES} 1243:6-4-2`) });
    await press(button.scenario);
    await press(button.event);
    expect(await screen.findByText(new RegExp(forfeit.isolatedFirst))).toBeVisible();
    expect(marked('able')).toEqual([hex('1243')]);
    expect(state().decisions.at(-1)).toMatchObject({ side: 'finn' });
    await onMap('1529');
    expect(useTable.getState().mode.mode).toBe('look');
    await onMap('1243');
    await press(button.forfeit);
    expect(await told(/lost to the cold/)).toBeVisible();
    expect(state().course.railsClosedIn).toBe(9);
  });

  it('are chosen one at a time, a click going through the stack', async () => {
    showInterphase(6, [6], { units: units(`${ARMIES} 1630:6-4-2 1630:6-4-2`) });
    await press(button.scenario);
    await onMap('1630');
    const first = useTable.getState().mode;
    await onMap('1630');
    const second = useTable.getState().mode;
    expect(first).toMatchObject({ mode: 'lose', units: [expect.any(Number)] });
    expect(second).toMatchObject({ mode: 'lose', units: [expect.any(Number)] });
    expect(second).not.toEqual(first);
  });
});

describe('without a mouse', () => {
  /** At the map, as a player who uses keys alone. */
  const keys = async (typed: string): Promise<void> => {
    const map = await screen.findByRole('group', MAP);
    act(() => map.focus());
    await user.keyboard(typed);
  };

  it('a landing is assaulted, and its defender retreats', async () => {
    showInterphase(6, [4, 2], { units: units(`${ARMIES} 1656:2-1-2 1755:0-1-2`) });
    await keys('e');
    const assault = await screen.findByRole('button', { name: landing.accept });
    await user.keyboard('a');
    while (document.activeElement !== assault) await user.tab();
    await user.keyboard('{Enter}');
    // The button that was pressed is gone: the keys go on at the map, the unit is in hand.
    await waitFor(() => expect(screen.getByRole('group', MAP)).toHaveFocus());
    await user.keyboard('x{Enter}');
    expect(await told(/join at Petsamo/)).toBeVisible();
  });

  it('volunteers join at the city to which X leads', async () => {
    showInterphase(5, [1, 2]);
    await keys('ee');
    await screen.findByText(interphaseMessages().interphase.muster.title);
    await user.keyboard('xx{Enter}');
    expect(await told(/2-2-2 \(1\) joins at/)).toBeVisible();
    expect(useTable.getState().focus).toBe(hex('0931'));
  });

  it('units are given up one by one, by N or at the hexes in question by O', async () => {
    showInterphase(6, [6], { units: units(`${ARMIES} 1630:6-4-2 1730:2-1-2:soviet`) });
    await keys('e');
    await screen.findByText(forfeit.left({ points: startMessages().common.points({ n: 12 }) }));
    await user.keyboard('o{Enter}e');
    await screen.findByText(forfeit.left({ points: startMessages().common.points({ n: 6 }) }));
    await user.keyboard('ne');
    expect(await told(/for another front/)).toBeVisible();
  });

  it('the excess of a hex is given up: N goes there, each Enter adds one of the stack', async () => {
    showPosition({
      turn: 4,
      phasing: 'finn',
      units: units('1656:1-1-3 1656:1-1-3 1656:2-2-3 1756:2-1-2 1654:2-1-2 1754:0-1-2 1931:6-4-2'),
    });
    await keys('e');
    await waitFor(() => expect(state().decisions).toHaveLength(1));
    await user.keyboard('n{Enter}{Enter}e');
    expect(state().decisions).toHaveLength(0);
    expect(await told(/overstacked/)).toBeVisible();
  });
});
