import extrasMessages from '#table/content/en/extras.ftl';
import problemsMessages from '#table/content/en/problems.ftl';
import '#table/features/editor/EditorLayout.tsx';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, present, type State } from '#engine/winter-war';
import type { State as TalvisotaState } from '#engine/talvisota';
import { spaceOf } from '#engine/talvisota';
import { problemWorkers } from '#games/winter-war/ui/problems/problems.ts';
import { readRecord } from '#table/features/problems/problem-record.ts';
import { drag } from '#table/features/editor/drag.ts';
import { editPosition } from '#table/features/editor/commands.ts';
import { pressInEditor, isEditing, useEditing } from '#table/features/editor/editor-store.ts';
import * as mapHandle from '#table/view/map-handle.ts';
import { hexCentre } from '#games/winter-war/ui/board/projection.ts';
import { canAct } from '#table/features/can-act.ts';
import { activeGame, setActiveGame } from '#table/game/registry.ts';
import { readLink } from './reading.ts';
import { endPractice, openTable, useScreen } from '#table/store/navigation.ts';
import { useGame } from '#table/store/game.ts';
import TableScreen from '#table/shell/TableScreen.tsx';
import { GAMES } from '../games/all-games.ts';
import { setPosition } from '../games/winter-war/ui/table.tsx';

const w = extrasMessages().editor;
const hex = board.hexByName;
const draft = (): State => useEditing.getState().draft as State;
const at = (name: string): number => draft().units.filter((unit) => unit.at === hex(name)).length;

const faultsOf = (state: unknown) => activeGame().rules.positionFaults!(state).map(({ key }) => key);

const SPEC = {
  turn: 4,
  phasing: 'finn',
  units: [
    { type: '6-6-2', hex: '1405' },
    { type: '0-1-2', hex: '1602' },
  ],
} as const;

const ready = () => screen.findByRole('heading', { name: w.title });
const sound = () => screen.findByText(w.sound);
const unsound = () => screen.findByText(w.unsound);

/** The position of the table in the editor. */
async function edit() {
  await setPosition(SPEC);
  const { timeline } = useGame.getState();
  openTable({ from: 'editor', timeline: timeline! });
  render(<TableScreen />);
  await ready();
  return userEvent.setup();
}
afterEach(() => useScreen.setState({ opening: null, incoming: null, back: [] }));

const listed = (text: RegExp) =>
  within(screen.getByRole('complementary', { name: w.title })).getByRole('button', { name: text });

describe('a position put together by hand', () => {
  it('takes a counter from the list to a place by its code, and back by undo', async () => {
    const user = await edit();
    expect(canAct()).toBe(false);
    await user.click(screen.getByLabelText('Soviet Union'));
    await user.selectOptions(screen.getByRole('combobox', { name: w.from }), 'out');
    await user.click(listed(/^6-4-2/));
    await user.type(screen.getByLabelText(w.to), '1504');
    await user.click(screen.getByRole('button', { name: w.put }));
    expect(at('1504')).toBe(1);
    // The next of its kind is in hand; a press on the map lays it down.
    pressInEditor(hex('1504'));
    expect(at('1504')).toBe(2);
    await sound();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: w.undo }));
    expect(at('1504')).toBe(1);
  });

  it('takes up what a press on the map meets, one after another, and takes it off by a key', async () => {
    const user = await edit();
    pressInEditor(hex('1405'));
    const { held } = useEditing.getState();
    expect(held).toMatchObject({ of: 'piece', spot: hex('1405') });
    await user.keyboard('{Delete}');
    expect(at('1405')).toBe(0);
    pressInEditor(hex('1602'));
    pressInEditor(hex('1603'));
    expect([at('1602'), at('1603')]).toEqual([0, 1]);
    pressInEditor(hex('1603'));
    pressInEditor(hex('1603'));
    expect(useEditing.getState().held).toBeNull();
  });

  it('has a counter dragged from one place of the map to another, and back by undo', async () => {
    const user = await edit();
    vi.spyOn(mapHandle, 'mapAt').mockImplementation((x, y) => [x, y]);
    const atHex = (name: string) => {
      const [x, y] = hexCentre(hex(name));
      return { x, y, finger: false };
    };
    expect(drag.itemAt(document.body, atHex('1404'))).toBeNull();
    const carry = (from: string, to: string): void => {
      const piece = drag.itemAt(document.body, atHex(from))!;
      drag.startDrag(piece, atHex(from));
      drag.over(piece, atHex(to));
      drag.drop(piece, atHex(to));
    };
    carry('1405', '1404');
    expect([at('1405'), at('1404')]).toEqual([0, 1]);
    // Let go where it was, it stays.
    carry('1404', '1404');
    expect(at('1404')).toBe(1);
    await user.click(screen.getByRole('button', { name: w.undo }));
    expect([at('1405'), at('1404')]).toEqual([1, 0]);
    vi.restoreAllMocks();
  });

  it('says what is not sound, and cannot be played or shared until it is', async () => {
    const user = await edit();
    await sound();
    const play = screen.getByRole('button', { name: w.play });
    expect(play).toBeEnabled();
    pressInEditor(hex('1405'));
    pressInEditor(hex('1602'));
    await unsound();
    expect(screen.getByText(/Units of both sides are in 1602/)).toBeVisible();
    expect(play).toBeDisabled();
    expect(screen.getByRole('button', { name: w.share })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: w.undo }));
    await sound();
  });

  it('names too many in a hex, and one in the water', async () => {
    await edit();
    const { editor } = useEditing.getState();
    const spare = draft().units.flatMap((unit, id) => (unit.at < 0 ? [id] : []));
    const finns = spare.filter((id) => editor!.pieces(draft())[id]!.side === 'finn');
    let crowded: unknown = draft();
    for (const id of finns.slice(0, 3))
      crowded = editor!.move(crowded, { id: String(id), spot: 'out' }, hex('1405'));
    expect(faultsOf(crowded)).toContain('overstacked');
    const [gulf] = board.places.filter(({ name }) => name === 'Helsinki');
    const water = Array.from({ length: 6 }, (_, i) => board.neighbours(gulf!.hex)[i] ?? -1).find(
      (next) =>
        next >= 0 &&
        faultsOf(editor!.move(draft(), { id: String(finns[0]), spot: 'out' }, next)).includes('water'),
    );
    expect(water).toBeDefined();
  });

  it('changes turn, side, phase, rules, owners and railways', async () => {
    const user = await edit();
    await user.clear(screen.getByLabelText('Game-Turn'));
    await user.type(screen.getByLabelText('Game-Turn'), '7');
    await user.selectOptions(screen.getByLabelText('Whose turn'), 'soviet');
    await user.selectOptions(screen.getByLabelText('Phase'), 'attack');
    await user.click(screen.getByText(w.options));
    await user.click(screen.getByRole('checkbox', { name: 'Finnish ski exploitation', hidden: true }));
    await user.click(screen.getByRole('button', { name: 'Held by the Finns' }));
    pressInEditor(hex('1702'));
    await user.click(screen.getByRole('button', { name: 'Broken railway' }));
    pressInEditor(hex('1405'));
    expect(draft()).toMatchObject({ turn: 7, phasing: 'soviet', phase: 'attack' });
    expect(draft().options.skiExploitation).toBe(true);
    expect(draft().owner[hex('1702')]).toBe(1);
    expect(draft().course.broken).toEqual([hex('1405')]);
    await user.click(screen.getByRole('button', { name: 'Held as at the start' }));
    pressInEditor(hex('1702'));
    expect(draft().owner[hex('1702')]).not.toBe(1);
  });

  it('is written, and taken from what was written, with the place of an error', async () => {
    const user = await edit();
    const field = screen.getByLabelText(w.text);
    await user.clear(field);
    await user.click(field);
    await user.paste('winter-war 5S movement rules=- 1503=6-4-2/18 9999=6-6-2/4');
    await user.click(screen.getByRole('button', { name: w.take }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Line 1, character \d+: /));
    await user.clear(field);
    await user.click(field);
    await user.paste('winter-war 5S movement rules=- 1503=6-4-2/18');
    await user.click(screen.getByRole('button', { name: w.take }));
    await waitFor(() => expect(at('1503')).toBe(1));
    expect(draft().turn).toBe(5);
  });

  it('goes on as a game of its own, and the game on the table is untouched', async () => {
    const user = await edit();
    const waits = useGame.getState().suspendedGame!.timeline;
    pressInEditor(hex('1405'));
    pressInEditor(hex('1404'));
    await sound();
    await user.click(screen.getByRole('button', { name: w.play }));
    await waitFor(() => expect(useScreen.getState().incoming?.link).toContain('#position='));
    const read = await readLink(useScreen.getState().incoming!.link!);
    if (!read?.ok) throw new Error('The link is bad');
    expect(present(read.timeline as never as { start: State; steps: []; cursor: 0 }).units).toEqual(
      draft().units,
    );
    expect(useGame.getState().suspendedGame!.timeline).toBe(waits);
    await user.click(screen.getByRole('button', { name: w.close }));
    expect(isEditing()).toBe(true);
    endPractice();
  });

  it('is begun anew, with nothing to take back, where it was closed', async () => {
    const user = await edit();
    pressInEditor(hex('1405'));
    pressInEditor(hex('1404'));
    await user.click(screen.getByRole('button', { name: w.close }));
    openTable({ from: 'editor' });
    await ready();
    expect(screen.getByRole('button', { name: w.undo })).toBeDisabled();
  });

  it('is not begun from a game in which something is hidden', async () => {
    await setPosition(
      { ...SPEC, options: { airborne: true }, course: { plan: { hex: 700, turn: 5 } } },
      'hotseat',
    );
    expect(editPosition.enabled()).toBe(true);
    await setPosition({ ...SPEC, phase: 'set-up', turn: 0 }, 'hotseat');
    expect(editPosition.enabled()).toBe(false);
  });
});

it('the second game: units go between boxes and spaces, and its rules judge', async () => {
  const before = activeGame();
  const { game } = GAMES.find(({ game: { meta } }) => meta.id === 'talvisota')!;
  setActiveGame(game);
  openTable({ from: 'editor', of: 'talvisota' });
  render(<TableScreen />);
  await ready();
  await sound();
  const now = () => useEditing.getState().draft as TalvisotaState;
  const summa = spaceOf('SUM');
  const user = userEvent.setup();
  await user.click(screen.getByLabelText(game.meta.side('soviet').name));
  await user.selectOptions(screen.getByRole('combobox', { name: w.from }), 'KAR');
  await user.click(listed(/fusilier/));
  pressInEditor(summa);
  pressInEditor(summa);
  expect(now().soviet.map[summa]!.FUS).toBe(2);
  expect(now().paid).toContain(summa);
  await user.keyboard('{Escape}');
  const { editor } = useEditing.getState();
  expect(editor!.move(now(), { id: 'DIV', spot: 'pool' }, summa)).toBeNull();
  expect(editor!.move(now(), { id: 'FUS', spot: 'KAR' }, 'pool')).toBeNull();
  await sound();
  await user.click(screen.getByRole('button', { name: 'Possession marker' }));
  pressInEditor(spaceOf('LEN'));
  await unsound();
  setActiveGame(before);
});

describe('a problem of the position', () => {
  const { making, problem, problems: list } = problemsMessages();
  /** Two units before an attack: the worker tells what it finds. */
  async function begin(answer: (question: unknown) => unknown) {
    const user = await edit();
    await user.selectOptions(screen.getByLabelText('Phase'), 'attack');
    // Taken back again: a division that went to 1306.
    pressInEditor(hex('1405'));
    pressInEditor(hex('1306'));
    await user.click(screen.getByRole('button', { name: w.undo }));
    const terminated = vi.fn<() => void>();
    problemWorkers.make = () => {
      const target = new EventTarget();
      return Object.assign(target, {
        postMessage: (message: unknown) => {
          const { id, question } = message as { id: number; question: unknown };
          const told = answer(question);
          const data =
            told === undefined ? { kind: 'progress', id, done: 0.5 } : { kind: 'answer', id, answer: told };
          setTimeout(() => target.dispatchEvent(new MessageEvent('message', { data })));
        },
        terminate: terminated,
      }) as unknown as Worker;
    };
    await sound();
    await user.click(screen.getByRole('button', { name: w.problem }));
    await user.click(await screen.findByRole('button', { name: making.look }));
    return { user, terminated };
  }
  const { make } = problemWorkers;
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    problemWorkers.make = make;
  });

  it('is put among one’s own, goes to others, and is solved; the position is come back to', async () => {
    const asked: unknown[] = [];
    const { user } = await begin((question) => {
      asked.push(question);
      const attack = { type: 'attack', attackers: [0], targets: [hex('1602')] };
      return { kind: 'attack', side: 'finn', theme: 'chance', best: [attack], second: [], lost: 4 };
    });
    expect(await screen.findByText(making.kept)).toBeVisible();
    expect(asked).toMatchObject([{ kind: 'makeProblem', asked: 'attack', start: { phase: 'attack' } }]);
    const link = await screen.findByLabelText(problemsMessages().passOn.link);
    expect((link as HTMLTextAreaElement).value).toContain('#problem=');
    const before = draft();
    await user.click(screen.getByRole('button', { name: making.solve }));
    expect(await screen.findByText(list.source({ origin: 'made', players: '', turn: 4 }))).toBeVisible();
    await user.click(screen.getByText(problem.passOn));
    await user.click(screen.getByRole('button', { name: problem.leave }));
    await ready();
    expect(draft().units).toEqual(before.units);
    // As it was left: one change to be taken back, and one that was.
    const [undo, redo] = [w.undo, w.redo].map((name) => screen.getByRole('button', { name }));
    await user.click(undo!);
    expect(draft().phase).toBe('movement');
    expect(undo).toBeDisabled();
    await user.click(redo!);
    expect(draft().phase).toBe('attack');
    await user.keyboard('{Control>}z{/Control}{Shift>}u{/Shift}');
    expect(draft().phase).toBe('attack');
    await user.click(redo!);
    expect(at('1306')).toBe(1);
    expect(redo).toBeDisabled();
  });

  it('is none where the General finds two answers alike, and it is said why', async () => {
    await begin(() => ({ reason: 'none', answers: [] }));
    expect(await screen.findByText(/No attack is owed or possible here/)).toBeVisible();
    expect(readRecord('winter-war').own).toEqual([]);
  });

  it('is stopped by a button, with the worker', async () => {
    const { user, terminated } = await begin(() => undefined);
    expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '0.5');
    await user.click(screen.getByRole('button', { name: making.stop }));
    expect(await screen.findByText(making.stopped)).toBeVisible();
    expect(terminated).toHaveBeenCalled();
  });
});
