import playMessages from '#games/winter-war/content/en/play.ftl';
import mapMessages from '#games/winter-war/content/en/map.ftl';
import startMessages from '#games/winter-war/content/en/start.ftl';
import logMessages from '#games/winter-war/content/en/log.ftl';
import interphaseMessages from '#games/winter-war/content/en/interphase.ftl';
import optionsMessages from '#games/winter-war/content/en/options.ftl';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, ROSTER, type PositionSpec, type UnitSpec } from '#engine/winter-war';
import { look, useTable } from '#games/winter-war/table-adapter.ts';
import { CounterChip } from '#games/winter-war/ui/counters/CounterChip.tsx';
import { describeCounter, type CounterFace } from '#games/winter-war/ui/counters/counter-face.ts';
import { handleMapPress } from '#games/winter-war/ui/controller/controller.ts';
import { showPosition } from './table.tsx';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

const user = userEvent.setup();

function show(more: Partial<PositionSpec>): void {
  showPosition({ turn: 4, phasing: 'soviet', units: stacks('s1602 0-1-2, f0604 1-1-3'), ...more });
}
async function open(tab: 'turns' | 'points'): Promise<HTMLElement> {
  act(() => useTable.setState({ rightOpen: true, tab }));
  return screen.findByRole('tabpanel');
}
/** The boxes of the track, by their numbers. */
async function boxes(): Promise<Map<string, HTMLElement>> {
  const panel = await open('turns');
  const found = [...panel.querySelectorAll<HTMLElement>('ol > li')];
  return new Map(found.map((box) => [box.firstElementChild!.textContent, box]));
}

afterEach(() => {
  globalThis.winterWarTest = undefined;
});

describe('the end by Leningrad', () => {
  it('is told without points, wherever the result is told', async () => {
    show({ phasing: 'finn', units: stacks('f1603 2-2-3, s2412 0-1-2, s1656 6-4-2') });
    await screen.findByRole('button', { name: playMessages().end.move });
    act(() => handleMapPress(board.hexByName('1603')));
    act(() => handleMapPress(board.hexByName('1602')));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(logMessages().final.reason.leningrad);
    expect(dialog).not.toHaveTextContent(logMessages().ledger.total);
    act(() => useTable.setState({ dialog: null }));
    const panel = await open('points');
    expect(within(panel).getByText(logMessages().ledger.total).parentElement).toHaveTextContent(
      logMessages().ledger.uncounted,
    );
  });
});

describe('the turn track', () => {
  it('has ten turns in the game as printed', async () => {
    show({});
    expect([...(await boxes()).keys()]).toEqual(Array.from({ length: 10 }, (_, i) => `${i + 1}`));
  });

  it('runs from 0 to 13, with dates, and ice no longer than to 12', async () => {
    show({ turn: 13, lastTurn: 13, options: { earlierStart: true, variableLength: true } });
    const track = await boxes();
    expect([...track.keys()]).toEqual(Array.from({ length: 14 }, (_, i) => `${i}`));
    expect(track.get('0')).toHaveTextContent('20 – 29 Nov');
    expect(track.get('11')).toHaveTextContent('13 – 22 Mar');
    expect(track.get('12')).toHaveTextContent('23 Mar – 1 Apr');
    expect(track.get('12')).toHaveTextContent(mapMessages().track.ice);
    expect(track.get('13')).toHaveTextContent('2 – 11 Apr');
    expect(track.get('13')).not.toHaveTextContent(mapMessages().track.ice);
    expect(track.get('13')).toHaveAttribute('aria-current', 'step');
  });

  it('says after which turn the length is rolled for', async () => {
    show({ options: { variableLength: true } });
    const track = await boxes();
    expect(track.get('10')).toHaveTextContent(mapMessages().track.length);
    expect(track.get('9')).not.toHaveTextContent(mapMessages().track.length);
  });

  it('brings Finnish arrivals three turns sooner with accelerated aid', async () => {
    const waiting = [{ type: '3-3-3' }];
    show({ waiting });
    const late = await boxes();
    expect(within(late.get('8')!).getByLabelText(/3-3-3/)).toBeInTheDocument();
  });

  it('does so by the rules of the game', async () => {
    show({ waiting: [{ type: '3-3-3' }], options: { acceleratedAid: true } });
    const track = await boxes();
    expect(within(track.get('5')!).getByLabelText(/3-3-3/)).toBeInTheDocument();
    expect(within(track.get('8')!).queryByLabelText(/3-3-3/)).toBeNull();
  });

  it('shows what is held back or has come back in the box of the present turn', async () => {
    show({ waiting: [{ type: '2-1-2', name: '25' }] });
    const track = await boxes();
    expect(within(track.get('4')!).getByLabelText(/2-1-2/)).toBeInTheDocument();
  });

  it('names the cities where what comes soon may arrive as things stand (Reinforcement)', async () => {
    const finns = [{ type: '1-1-3', hex: '1306' }];
    const cities = async (units: UnitSpec[]): Promise<(string | null)[]> => {
      show({ phasing: 'finn', waiting: [{ type: '3-3-3' }], options: { acceleratedAid: true }, units });
      const track = await boxes();
      return within(track.get('5')!)
        .queryAllByRole('button')
        .map((link) => link.textContent);
    };
    expect(await cities([{ type: '0-1-2', hex: '1602' }, ...finns])).toContain('Viipuri (1306)');
    cleanup();
    expect(await cities([{ type: '6-4-2', hex: '1306' }])).not.toContain('Viipuri (1306)');
  });

  it('says what is in force', async () => {
    show({
      options: { events: true },
      course: {
        scenario: { letter: 'B', turn: 2 },
        petrozavodskRaised: true,
        railsClosedIn: 4,
        ceaseFireAfter: 5,
      },
    });
    const track = await boxes();
    expect(track.get('4')).toHaveTextContent(mapMessages().track.railsClosed);
    expect(track.get('5')).toHaveTextContent(mapMessages().track.ceaseFire);
    expect(track.get('5')).not.toHaveTextContent(mapMessages().track.murmansk);
    const panel = screen.getByRole('tabpanel');
    expect(panel).toHaveTextContent(
      mapMessages().track.scenario({
        letter: 'B',
        what: interphaseMessages().interphase.scenario.B,
        turn: 2,
      }),
    );
    expect(panel).toHaveTextContent(mapMessages().track.petrozavodsk);
    expect(panel).toHaveTextContent(mapMessages().track.noMurmansk);
  });
});

describe('the capacity of Petrozavodsk', () => {
  it('is shown as it is, on the map and in the panel of its hex', async () => {
    show({ options: { events: true }, course: { petrozavodskRaised: true } });
    expect(await screen.findByText('90', { selector: 'text' })).toBeInTheDocument();
    act(() => look(board.hexByName('2413')));
    expect(screen.getByText(new RegExp(playMessages().context.capacity({ n: 90 })))).toBeVisible();
  });
});

describe('the points', () => {
  it('have a line for each handicap, and the level without them', async () => {
    show({ options: { sovietPreparedness: true, earlierStart: true } });
    const panel = await open('points');
    const { option } = optionsMessages().rules;
    for (const key of ['sovietPreparedness', 'earlierStart'] as const)
      expect(within(panel).getByText(new RegExp(option[key].label))).toBeVisible();
    expect(panel).toHaveTextContent(`${logMessages().ledger.total}−40`);
    expect(panel).toHaveTextContent(
      `${logMessages().ledger.without}: 0, ${startMessages().common.level['decisive-finnish']}`,
    );
  });

  it('have a line for the handicap that the players have agreed on', async () => {
    show({ options: { handicap: 30 } });
    const panel = await open('points');
    expect(within(panel).getByText(new RegExp(logMessages().ledger.ownHandicap))).toBeVisible();
    expect(panel).toHaveTextContent(`${logMessages().ledger.total}+30`);
    expect(panel).toHaveTextContent(`${logMessages().ledger.without}: 0`);
  });

  it('say nothing of handicaps where there are none', async () => {
    show({});
    expect(await open('points')).not.toHaveTextContent(logMessages().ledger.without);
  });

  it('count the Allied brigades that are lost', async () => {
    globalThis.winterWarTest = { dice: [4, 1] };
    show({
      turn: 6,
      phasing: 'finn',
      phase: 'interphase',
      options: { events: true },
      units: stacks('s1602 0-1-2, f0604 1-1-3, s1656 2-1-2, s1755 0-1-2'),
    });
    for (const name of [
      interphaseMessages().interphase.button.scenario,
      interphaseMessages().interphase.landing.accept,
    ])
      await user.click((await screen.findAllByRole('button', { name }))[0]!);
    const panel = await open('points');
    expect(panel).toHaveTextContent(
      `${logMessages().ledger.key['allied-eliminated']}${logMessages().ledger.lost({ n: 3, worth: 5 })}`,
    );
    expect(panel).toHaveTextContent('+15');
  });
});

describe('the end of the game', () => {
  it('names the number of turns, and both levels when there are handicaps', async () => {
    globalThis.winterWarTest = { dice: [1] };
    show({
      turn: 12,
      lastTurn: 12,
      phasing: 'finn',
      phase: 'interphase',
      options: { variableLength: true, sovietPreparedness: true },
    });
    for (const name of [
      interphaseMessages().interphase.button.length,
      interphaseMessages().interphase.button.count,
    ])
      await user.click((await screen.findAllByRole('button', { name }))[0]!);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Twelve Game-Turns have been played.');
    expect(dialog).toHaveTextContent(`${logMessages().ledger.total}: −20`);
    expect(dialog).toHaveTextContent(
      `${logMessages().ledger.without}: 0, ${startMessages().common.level['decisive-finnish']}`,
    );
  });
});

describe('a counter that is isolated', () => {
  const face = (state: Partial<CounterFace>): CounterFace => {
    const { id, side, type, name } = ROSTER[3]!;
    return { unit: id, side, type, name, ...state };
  };
  const markup = (state: Partial<CounterFace>): string => {
    const { container, unmount } = render(<CounterChip face={face(state)} decorative />);
    const { innerHTML } = container;
    unmount();
    return innerHTML;
  };

  it('tells by shape whether a path or capacity is wanting', () => {
    expect(markup({ isolated: true })).toContain('<circle');
    expect(markup({ overloaded: true })).not.toContain('<circle');
    const looks = [markup({}), markup({ isolated: true }), markup({ overloaded: true })];
    expect(new Set(looks.map((look) => look.replaceAll(/class="[^"]*"/g, ''))).size).toBe(3);
  });

  it('says which', () => {
    expect(describeCounter(face({ isolated: true }))).toMatch(/, isolated$/);
    expect(describeCounter(face({ overloaded: true }))).toMatch(/, isolated by overload$/);
    expect(playMessages().signs.signs.join()).toMatch(/over capacity/);
  });

  it('is drawn by the kind of its isolation in the position', async () => {
    // Eight divisions and two regiments draw on a city of 50.
    const by = (type: string, hexes: string): UnitSpec[] =>
      hexes.split(' ').map((hex) => ({ type, hex, ...(type === '2-1-2' && { side: 'soviet' }) }));
    show({
      units: [
        { type: '0-1-2', hex: '1931' },
        ...by('6-4-2', '1630 1629 1731 1730 1732 1831 1830 1829 1243'),
        ...by('2-1-2', '1930 1932'),
        { type: '1-1-3', hex: '0604' },
      ],
    });
    expect(await screen.findAllByLabelText(/isolated by overload/)).not.toHaveLength(0);
    expect(screen.getAllByLabelText(/, isolated(,|$)/)).not.toHaveLength(0);
  });
});
