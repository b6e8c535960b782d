/** A game at a host, on the table: what shows at once, what waits, what is taken back, and what survives a broken line. */
import { positionFrom, reach, type Action, type PositionSpec, type State } from '#engine/winter-war';
import { hexByName } from '#engine/winter-war/board/grid.ts';
import type { Side } from '#host/protocol.ts';
import { present } from '#engine/core/timeline.ts';
import { openOnline, toHost } from '#table/commands/dialogs.ts';
import { dropForgottenViews, knownGames, replaceLink } from '#table/features/online/kept-view.ts';
import { askBack, openHosted, requestOfHost } from '#table/features/online/hosted-game.ts';
import { activeGame, setActiveGame } from '#table/game/registry.ts';
import { canAct } from '#table/store/can-act.ts';
import { rememberedSlot } from '#table/store/address.ts';
import { current, useGame } from '#table/store/game.ts';
import { mayUndo, undo, whyNotBackTo } from '#table/store/history.ts';
import { useHosted } from '#table/store/hosted.ts';
import { leaveTable, openTable, useScreen } from '#table/store/navigation.ts';
import { play } from '#table/store/play.ts';
import { useUi } from '#table/store/ui.ts';
import { FakeHost, FakeSocket, hostedBy } from './fake-host.ts';
import { stacks } from '../../engine/winter-war/rules/helpers.ts';

const MOVEMENT: PositionSpec = {
  turn: 3,
  phase: 'movement',
  phasing: 'soviet',
  units: stacks('s1703 6-4-2, s1704 6-4-2, f1304 6-6-2'),
};

const address = { link: 'game.own', host: 'http://host.test/', of: 'winter-war' };

/** A game with the page at it. */
async function open(side: Side, spec: PositionSpec = MOVEMENT): Promise<FakeHost> {
  const host = hostedBy(new FakeHost({ ...positionFrom(spec), random: [] }, side));
  openTable({ from: 'hosted', ...address });
  await openHosted({ from: 'hosted', ...address });
  return host;
}

const setHidden = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

/** The page is loaded anew. */
async function reload(): Promise<void> {
  leaveTable();
  openTable({ from: 'hosted', ...address });
  await openHosted({ from: 'hosted', ...address });
}

const shown = (): State => present(current()) as State;
const dialog = (): string | null => useUi.getState().dialog;
const notice = (): string => {
  const told = useUi.getState().notice;
  return told?.kind === 'text' ? told.text : (told?.kind ?? '');
};

/** A step of one hex that the rules allow, of the first unit that has not moved. */
function nextMove(state: State): Action {
  for (const [unit, { at }] of state.units.entries()) {
    const [first] = at < 0 ? [] : reach(state, unit, []);
    if (first) return { type: 'move', unit, path: first.path };
  }
  throw new Error('No unit can move');
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(async () => {
  leaveTable();
  Reflect.deleteProperty(document, 'hidden');
  useUi.setState({ notice: null, dialog: null });
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await dropForgottenViews();
});

describe('a game at a host', () => {
  it('shows an own action at once, and keeps what is shown when it is confirmed', async () => {
    const host = await open('soviet');
    host.isSilent = true;
    const before = shown();
    const action = nextMove(before);
    expect(play(action)).toBeNull();
    const after = shown();
    expect(after).not.toEqual(before);
    expect(useHosted.getState().unconfirmed).toBe(1);
    expect(canAct()).toBe(true);
    host.isSilent = false;
    host.send({ type: 'steps', entries: host.entries, status: host.status, now: 0 });
    host.send({ type: 'accepted', id: host.steps[0]!.id, seq: 1 });
    expect(shown()).toBe(after);
    expect(useHosted.getState().unconfirmed).toBe(0);
    // What is refused by the rules here never leaves.
    expect(play({ type: 'move', unit: (action as { unit: number }).unit, path: [0] })).not.toBeNull();
    expect(host.steps).toHaveLength(1);
  });

  it('takes back what the host refuses with all that was built on it, and says why', async () => {
    const host = await open('soviet');
    const before = shown();
    host.refuses = 'overtaken';
    host.isSilent = true;
    play(nextMove(shown()));
    play(nextMove(shown()));
    host.isSilent = false;
    expect(current().cursor).toBe(2);
    for (const { id } of host.steps) host.send({ type: 'refused', id, reason: 'overtaken' });
    expect(shown()).toEqual(before);
    expect(current().cursor).toBe(0);
    expect(notice()).toMatch(/^Taken back:/);
  });

  it('waits for the host where a die falls', async () => {
    const host = await open('soviet', {
      turn: 3,
      phase: 'attack',
      phasing: 'soviet',
      units: stacks('s1602 0-1-2, s1604 6-4-2 6-4-2, f1504 4-4-2'),
    });
    const attackers = [...shown().units.keys()].filter(
      (unit) => shown().units[unit]!.at === hexByName('1604'),
    );
    const attack: Action = { type: 'attack', attackers, targets: [hexByName('1504')] };
    const before = shown();
    host.isSilent = true;
    expect(play(attack)).toBeNull();
    expect(shown()).toBe(before);
    expect(canAct()).toBe(false);
    host.isSilent = false;
    // The connection breaks: the host has rolled, and the page does not know.
    host.socket.end(1006);
    expect(useHosted.getState().connection).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    expect(useHosted.getState().connection).toBe('open');
    expect(canAct()).toBe(true);
    expect(current().steps.map(({ dice }) => dice)).toEqual([[6]]);
    // Entered once; what was still open was not sent again, as the host told of it first.
    expect(host.entries).toHaveLength(1);
    expect(host.steps).toHaveLength(1);
  });

  it('sends what was not confirmed again, after a broken line and after a reload, and never twice', async () => {
    const host = await open('soviet');
    host.isDown = true;
    host.socket.end(1006);
    const first = nextMove(shown());
    play(first);
    const second = nextMove(shown());
    play(second);
    expect(host.steps).toHaveLength(0);
    const seen = shown();
    host.isDown = false;
    await reload();
    expect(shown()).toEqual(seen);
    expect(host.entries.map(({ action }) => action)).toEqual([first, second]);
    expect(useHosted.getState().unconfirmed).toBe(0);
    await reload();
    expect(host.entries).toHaveLength(2);
    expect(shown()).toEqual(seen);
  });

  it('sends from another tab what one left that was closed without a connection, to its own side alone', async () => {
    const host = await open('soviet');
    host.isDown = true;
    host.socket.end(1006);
    const left = nextMove(shown());
    play(left);
    const seen = shown();
    void requestOfHost({ kind: 'resign' });
    leaveTable();
    // The other side, tried on the same device, finds nothing of it.
    sessionStorage.clear();
    const other = await open('finn');
    expect(other.steps).toHaveLength(0);
    leaveTable();
    sessionStorage.clear();
    host.isDown = false;
    hostedBy(host);
    await reload();
    // Not what was decided about the game itself: that may have been long ago.
    expect(host.entries.map(({ action }) => action)).toEqual([left]);
    expect(shown()).toEqual(seen);
    // Once.
    sessionStorage.clear();
    await reload();
    expect(host.steps).toHaveLength(1);
  });

  it('a refused step takes the steps after it along, and not what was said meanwhile', async () => {
    const host = await open('soviet');
    host.isSilent = true;
    const action = nextMove(shown());
    play(action);
    play(nextMove(shown()));
    let isSaid: boolean | null = null;
    void requestOfHost({ kind: 'chat', text: 'One moment.' }).then((answer) => (isSaid = answer));
    const [move, , chat] = host.steps;
    host.isSilent = false;
    host.send({ type: 'refused', id: move!.id, reason: 'overtaken' });
    host.send({ type: 'accepted', id: chat!.id, seq: 3 });
    await vi.advanceTimersByTimeAsync(0);
    expect(isSaid).toBe(true);
    expect(useHosted.getState().unconfirmed).toBe(0);
  });

  it('reports a fault of the rules, and leaves the step to the host', async () => {
    const host = await open('soviet');
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    const game = activeGame();
    const fault = new TypeError('a fault of the rules');
    setActiveGame({
      ...game,
      rules: {
        ...game.rules,
        play: () => {
          throw fault;
        },
      },
    });
    play(nextMove(shown()));
    expect(reported).toHaveBeenCalledWith(fault);
    expect(host.steps).toHaveLength(1);
    setActiveGame(game);
  });

  it('asks for the same once, however often the button is pressed', async () => {
    const host = await open('soviet');
    host.isSilent = true;
    const asked = [1, 2, 3].map(() => requestOfHost({ kind: 'ask', what: 'draw' }));
    expect(host.steps.map(({ request }) => request)).toEqual([{ kind: 'ask', what: 'draw' }]);
    host.isSilent = false;
    host.send({ type: 'accepted', id: host.steps[0]!.id, seq: 1 });
    expect(await Promise.all(asked)).toEqual([true, false, false]);
    // What is said twice is meant twice.
    await Promise.all(['Yes.', 'Yes.'].map((text) => requestOfHost({ kind: 'chat', text })));
    expect(host.steps).toHaveLength(3);
  });

  it('asks again a host that could not store', async () => {
    const host = await open('soviet');
    host.refuses = 'storage';
    const action = nextMove(shown());
    play(action);
    const seen = shown();
    expect(host.entries).toHaveLength(0);
    host.refuses = null;
    await vi.advanceTimersByTimeAsync(3000);
    expect(host.entries.map((entry) => entry.action)).toEqual([action]);
    expect(shown()).toBe(seen);
    expect(new Set(host.steps.map(({ id }) => id)).size).toBe(1);
  });

  it('takes back, and says so, what the rules of the host fail over', async () => {
    const host = await open('soviet');
    const before = shown();
    host.refuses = 'fault';
    play(nextMove(before));
    await vi.advanceTimersByTimeAsync(3000);
    expect(shown()).toEqual(before);
    expect(host.steps).toHaveLength(1);
    expect(notice()).toMatch(/^Taken back: the rules of the host failed/);
  });

  it('keeps what the other player does until it has been shown', async () => {
    const host = await open('finn');
    const before = shown();
    const action = nextMove(host.state);
    host.act('soviet', action);
    host.act('soviet', nextMove(host.state));
    expect(shown()).toBe(before);
    const { hosted } = useGame.getState();
    expect(hosted!.arrived()).toHaveLength(2);
    hosted!.showNext();
    expect(current().cursor).toBe(1);
    expect(hosted!.arrived()).toHaveLength(1);
    // A reload goes on where the watching stopped.
    await reload();
    expect(current().cursor).toBe(1);
    expect(useGame.getState().hosted!.arrived()).toHaveLength(1);
    useGame.getState().hosted!.showNext();
    expect(shown()).toEqual(host.state);
  });

  it('follows what the same player does in another tab', async () => {
    const host = await open('soviet');
    const action = nextMove(host.state);
    host.act('soviet', action, 'from-the-other-tab');
    expect(current().cursor).toBe(1);
    expect(shown()).toEqual({ ...host.state, random: [] });
  });

  it('goes back by itself within the own phase, and asks for the rest', async () => {
    const host = await open('soviet');
    const before = shown();
    play(nextMove(shown()));
    expect(mayUndo()).toBe(true);
    undo();
    expect(shown()).toEqual(before);
    expect(host.steps.at(-1)!.request).toEqual({ kind: 'undo', to: 0 });
    expect(current().cursor).toBe(0);
    expect(useHosted.getState().unconfirmed).toBe(0);
    expect(mayUndo()).toBe(false);
    // The talk is beside the map, unless the panel is closed.
    host.enter({ kind: 'chat', side: 'finn', text: 'Hm.' });
    expect(useHosted.getState().unread).toBe(0);
    useUi.setState({ leftOpen: false });
    host.enter({ kind: 'chat', side: 'finn', text: 'Hm.' });
    expect(notice()).toContain('Hm.');
    expect(useHosted.getState().unread).toBe(1);
  });

  it('says that something was undone only where it was', async () => {
    const host = await open('finn');
    const happened = (): unknown => useGame.getState().happening;
    const opened = happened();
    expect(opened).toMatchObject({ count: 0 });
    host.act('soviet', nextMove(host.state));
    useGame.getState().hosted!.showNext();
    expect(happened()).toMatchObject({ kind: 'play' });
    const before = happened();
    host.enter({ kind: 'answer', side: 'finn', what: 'draw', granted: true });
    expect(happened()).toBe(before);
    host.enter({ kind: 'answer', side: 'finn', what: 'undo', granted: true, to: 0 });
    expect(happened()).toMatchObject({ kind: 'undo' });
  });

  it('asks the other player once he is to decide', async () => {
    const host = await open('soviet');
    play(nextMove(shown()));
    while ((shown() as { phasing: string }).phasing === 'soviet' && host.entries.length < 12)
      play({ type: 'end' });
    host.act('finn', { type: 'end' });
    useGame.getState().hosted!.showNext();
    expect(whyNotBackTo(0)).toBe('host');
    expect(mayUndo()).toBe(true);
    undo();
    expect(dialog()).toBe('online-ask');
  });

  it('tells a page that is too old to be loaded anew', async () => {
    const host = await open('soviet');
    host.protocolTooOld = true;
    host.socket.end(1006);
    await vi.advanceTimersByTimeAsync(2000);
    expect(useHosted.getState().connection).toBe('reload');
    const { length } = host.sockets;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(host.sockets).toHaveLength(length);
  });

  it('finds a socket that is dead without having been closed', async () => {
    const host = await open('soviet');
    host.isSilent = true;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(useHosted.getState().connection).toBe('lost');
    host.isSilent = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(useHosted.getState().connection).toBe('open');
  });

  it('keeps its new link before the host is told, and comes back by it whatever was lost', async () => {
    const host = hostedBy(new FakeHost({ ...positionFrom(MOVEMENT), random: [] }, 'soviet'));
    host.offers = 'game.new';
    host.isSilent = true;
    openTable({ from: 'hosted', ...address });
    void openHosted({ from: 'hosted', ...address });
    await vi.advanceTimersByTimeAsync(100);
    host.isSilent = false;
    host.socket.end(1006);
    await vi.advanceTimersByTimeAsync(2000);
    expect(host.links).toEqual(['game.own', 'game.new']);
    expect(rememberedSlot()!.id).toBe('game.new');
    // A reload, and the message with the first link, both lead in by the new one.
    await reload();
    expect(useHosted.getState()).toMatchObject({ connection: 'open', link: 'game.new' });
    expect(knownGames()).toHaveLength(1);
  });

  it('follows where another tab of this browser has taken a new link', async () => {
    const host = await open('soviet');
    expect(replaceLink('game.own', 'game.new')).toBe(true);
    host.links.push('game.new');
    host.socket.end(4003);
    await vi.advanceTimersByTimeAsync(100);
    expect(useHosted.getState()).toMatchObject({ connection: 'open', link: 'game.new' });
  });

  it('ends where the link was replaced by somebody else, and keeps its link where nothing can be kept', async () => {
    const host = await open('soviet');
    const known = localStorage.getItem('winter-war-hosted-games');
    vi.stubGlobal('localStorage', {
      getItem: () => known,
      setItem: () => undefined,
      removeItem: () => undefined,
      clear: () => undefined,
    });
    host.send({ type: 'link', link: 'game.new' });
    expect(host.links).toEqual(['game.own']);
    expect(useHosted.getState().link).toBe('game.own');
    host.socket.end(4003);
    expect(useHosted.getState().connection).toBe('link-replaced');
  });

  it('ends with the game, says nothing more, and stays in the list of the device', async () => {
    const host = await open('finn');
    host.status = { ...host.status, result: { reason: 'resigned', winner: 'finn' } };
    host.enter({ kind: 'resign', side: 'soviet' });
    expect(canAct()).toBe(false);
    expect(await requestOfHost({ kind: 'chat', text: 'Thanks' })).toBe(true);
    expect(knownGames()).toMatchObject([{ link: 'game.own', viewer: 'finn' }]);
    expect(rememberedSlot()).toEqual({ id: 'game.own', of: 'winter-war', host: 'http://host.test/' });
    leaveTable();
    expect(rememberedSlot()).toBeNull();
    expect(useHosted.getState().connection).toBe('none');
  });
});

describe('what is sent', () => {
  it('says what it follows: the entry that the page has, or the step before it', async () => {
    const host = await open('soviet');
    host.enter({ kind: 'chat', side: 'finn', text: 'Hello.' });
    host.isSilent = true;
    play(nextMove(shown()));
    play(nextMove(shown()));
    const [first, second] = host.steps;
    expect([first!.follows, second!.follows]).toEqual([1, first!.id]);
  });

  it('is forty steps at once and no more: the rest follows as answers come', async () => {
    const host = await open('soviet');
    host.isSilent = true;
    for (let nth = 0; nth < 45; nth++) void requestOfHost({ kind: 'chat', text: String(nth) });
    expect(host.steps).toHaveLength(40);
    for (const { id } of host.steps.slice(0, 3)) host.socket.receive({ type: 'accepted', id, seq: 1 });
    expect(host.steps.map(({ request }) => request)).toEqual(
      Array.from({ length: 43 }, (_, nth) => ({ kind: 'chat', text: String(nth) })),
    );
  });

  it('is nothing where an action is taken back before it has left', async () => {
    const host = await open('soviet');
    const before = shown();
    host.isDown = true;
    host.socket.end(1006);
    play(nextMove(shown()));
    undo();
    expect(shown()).toEqual(before);
    expect(useHosted.getState().unconfirmed).toBe(0);
    host.isDown = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(useHosted.getState().connection).toBe('open');
    expect(host.steps).toHaveLength(0);
  });

  it('goes back to an entry once that is known', async () => {
    const host = await open('soviet');
    const before = shown();
    host.enter({ kind: 'chat', side: 'finn', text: 'Hello.' });
    play(nextMove(shown()));
    host.isSilent = true;
    play(nextMove(shown()));
    undo();
    expect(host.steps.map(({ request }) => request.kind)).toEqual(['act', 'act']);
    expect(current().cursor).toBe(1);
    host.isSilent = false;
    host.send({ type: 'steps', entries: host.entries.slice(-1), status: host.status, now: 0 });
    host.send({ type: 'accepted', id: host.steps[1]!.id, seq: 3 });
    // The first entry was said, the second is the move that stays.
    expect(host.steps.at(-1)!.request).toEqual({ kind: 'undo', to: 2 });
    expect(current().cursor).toBe(1);
    expect(shown()).not.toEqual(before);
    expect(shown()).toEqual({ ...host.state, random: [] });
  });

  it('waits with all that follows where the host could not store, and keeps its order', async () => {
    const host = await open('soviet');
    host.refuses = 'too-fast';
    const first = nextMove(shown());
    play(first);
    const second = nextMove(shown());
    play(second);
    expect(host.steps).toHaveLength(1);
    host.refuses = null;
    await vi.advanceTimersByTimeAsync(1900);
    expect(host.steps).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(host.entries.map(({ action }) => action)).toEqual([first, second]);
    expect(useHosted.getState().unconfirmed).toBe(0);
  });

  it('is refused with the paragraph of the rules, or in words', async () => {
    const host = await open('soviet');
    host.isSilent = true;
    play(nextMove(shown()));
    host.isSilent = false;
    const refusal = { rule: 'C1', key: 'unheard', params: {}, text: 'No.', places: [] };
    host.send({ type: 'refused', id: host.steps[0]!.id, reason: 'rule', refusal });
    expect(useUi.getState().notice).toMatchObject({ kind: 'refusal', refusal: { key: 'unheard' } });
    expect(current().cursor).toBe(0);
    // What belongs to no step.
    host.send({ type: 'refused', id: null, reason: 'malformed' });
    expect(notice()).toBe('The host did not understand that. Reload the page.');
    // Answered twice: nothing more happens.
    useUi.setState({ notice: null });
    host.send({ type: 'refused', id: host.steps[0]!.id, reason: 'rule', refusal });
    expect(useUi.getState().notice).toBeNull();
  });

  it('is nothing of an onlooker', async () => {
    const host = hostedBy(new FakeHost({ ...positionFrom(MOVEMENT), random: [] }, 'soviet'));
    host.viewer = 'onlooker';
    await reload();
    const before = shown();
    play(nextMove(before));
    expect(shown()).toBe(before);
    expect(host.steps).toHaveLength(0);
    expect(useGame.getState().hosted!.mayAskBack()).toBe(false);
  });
});

describe('taking back with the other’s consent', () => {
  /** The Soviet player has moved, and the Finnish one is to decide. */
  async function passed(): Promise<FakeHost> {
    const host = await open('soviet');
    play(nextMove(shown()));
    while ((shown() as { phasing: string }).phasing === 'soviet' && host.entries.length < 12)
      play({ type: 'end' });
    return host;
  }
  const mayAsk = (): boolean => useGame.getState().hosted!.mayAskBack();

  it('goes back to the own latest decision', async () => {
    const host = await passed();
    const own = host.entries.length;
    expect(mayAsk()).toBe(true);
    host.act('finn', { type: 'end' });
    // What the other player did has not been watched yet.
    expect(mayAsk()).toBe(false);
    useGame.getState().hosted!.showNext();
    expect(mayAsk()).toBe(true);
    void askBack();
    expect(host.steps.at(-1)!.request).toEqual({ kind: 'ask', what: 'undo', to: own - 1 });
  });

  it.each<[string, (host: FakeHost) => void]>([
    [
      'something is asked already',
      ({ status }) =>
        useHosted.setState({ status: { ...status, ask: { seq: 1, side: 'soviet', what: 'draw' } } }),
    ],
    [
      'the players have ended the game',
      ({ status }) => useHosted.setState({ status: { ...status, result: { reason: 'draw', winner: null } } }),
    ],
    ['there is no connection', ({ socket }) => socket.end(1006)],
  ])('is not asked for while %s', async (_, happens) => {
    const host = await passed();
    const { length } = host.steps;
    expect(mayAsk()).toBe(true);
    happens(host);
    expect(mayAsk()).toBe(false);
    await askBack();
    expect(host.steps).toHaveLength(length);
  });

  it('is not asked for before the player has decided anything', async () => {
    const host = await open('finn');
    expect(mayAsk()).toBe(false);
    host.act('soviet', nextMove(host.state));
    useGame.getState().hosted!.showNext();
    expect(mayAsk()).toBe(false);
  });
});

describe('what the host tells', () => {
  it('is history where the game is opened here for the first time', async () => {
    const host = hostedBy(new FakeHost({ ...positionFrom(MOVEMENT), random: [] }, 'finn'));
    host.act = host.act.bind(host);
    host.isDown = true;
    host.entries.length = 0;
    const { send } = host;
    host.send = () => undefined;
    host.act('soviet', nextMove(host.state));
    host.enter({ kind: 'chat', side: 'soviet', text: 'Hello.' });
    host.send = send;
    host.isDown = false;
    await reload();
    expect(current().cursor).toBe(1);
    expect(useGame.getState().hosted!.arrived()).toEqual([]);
    expect(useHosted.getState()).toMatchObject({ unread: 0, talk: [{ text: 'Hello.' }] });
    expect(useUi.getState().notice).toBeNull();
  });

  it('of the own messages is no news', async () => {
    const host = await open('finn');
    host.enter({ kind: 'chat', side: 'finn', text: 'From my other device.' });
    expect(useHosted.getState()).toMatchObject({ unread: 0, talk: [{ text: 'From my other device.' }] });
    expect(useUi.getState().notice).toBeNull();
  });

  it('is shown up to what somebody said, and then on', async () => {
    const host = await open('finn');
    host.act('soviet', nextMove(host.state));
    host.enter({ kind: 'chat', side: 'soviet', text: 'Now this one.' });
    host.act('soviet', nextMove(host.state));
    const { hosted } = useGame.getState();
    expect(hosted!.arrived()).toHaveLength(1);
    expect(useHosted.getState().talk).toHaveLength(0);
    hosted!.showNext();
    expect(notice()).toContain('Now this one.');
    expect(hosted!.arrived()).toHaveLength(1);
    expect(current().cursor).toBe(1);
  });

  it('may be an action out of sight', async () => {
    const host = await open('finn');
    host.enter({ kind: 'act', side: 'soviet', dice: [] });
    const { hosted } = useGame.getState();
    expect(hosted!.arrived()).toEqual([{ type: 'unseen' }]);
    hosted!.showNext();
    expect(current().steps.map(({ action }) => action)).toEqual([{ type: 'unseen' }]);
    expect(whyNotBackTo(0)).toBe('host');
  });

  it('names the players, and the aids that they do without', async () => {
    const host = hostedBy(new FakeHost({ ...positionFrom(MOVEMENT), random: [] }, 'finn'));
    await reload();
    expect(current().about).toEqual({});
    host.withoutAids = ['advice'];
    await reload();
    expect(current().about).toEqual({ withoutAids: ['advice'] });
    host.status = { ...host.status, players: { soviet: 'Boris' } };
    host.enter({ kind: 'name', side: 'soviet', name: 'Boris' });
    expect(current().about).toEqual({ players: { soviet: 'Boris' }, withoutAids: ['advice'] });
    expect(knownGames()).toMatchObject([{ players: { soviet: 'Boris' } }]);
  });

  it('counts where the host has lost what was played', async () => {
    const host = await open('soviet');
    const before = shown();
    play(nextMove(shown()));
    host.entries.length = 0;
    host.answered.clear();
    host.state = { ...positionFrom(MOVEMENT), random: [] };
    host.socket.end(1006);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toEqual(before);
    expect(current().cursor).toBe(0);
    play(nextMove(shown()));
    expect(host.entries).toHaveLength(1);
  });

  it('may be that the link leads to the other game', async () => {
    const host = hostedBy(new FakeHost({ ...positionFrom(MOVEMENT), random: [] }, 'finn'));
    host.game = 'talvisota';
    openTable({ from: 'hosted', ...address });
    void openHosted({ from: 'hosted', ...address });
    await vi.advanceTimersByTimeAsync(100);
    expect(useScreen.getState().opening).toEqual({ from: 'hosted', ...address, of: 'talvisota' });
  });

  it.each([
    [4001, 'no-such-game'],
    [4003, 'link-replaced'],
    [4005, 'damaged'],
    [4000, 'reload'],
  ])('may be that there is no way in: %i', async (code, problem) => {
    const host = hostedBy(new FakeHost({ ...positionFrom(MOVEMENT), random: [] }, 'finn'));
    host.isSilent = true;
    openTable({ from: 'hosted', ...address });
    const opened = openHosted({ from: 'hosted', ...address });
    await vi.advanceTimersByTimeAsync(100);
    host.socket.end(code);
    expect(await opened).toEqual({ of: 'host', problem });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(host.sockets).toHaveLength(1);
  });
});

it('a game that was just made opens with its links, and tells the host the name that was given', async () => {
  const host = hostedBy(new FakeHost({ ...positionFrom(MOVEMENT), random: [] }, 'finn'));
  openTable({ from: 'hosted', ...address });
  expect(await openHosted({ from: 'hosted', ...address, isNew: true, name: 'Aino' })).toBeNull();
  expect(dialog()).toBe('online');
  expect(host.steps.map(({ request }) => request)).toEqual([{ kind: 'name', name: 'Aino' }]);
});

it('a game goes to a host once, and what is practised never; the dialog about the other player is for a host’s game', async () => {
  await open('finn');
  expect([openOnline.offered!(), toHost.enabled!()]).toEqual([true, false]);
  useGame.setState({ hosted: null });
  expect([openOnline.offered!(), toHost.enabled!()]).toEqual([false, true]);
  useGame.setState({ practice: true });
  expect(toHost.enabled!()).toBe(false);
  useGame.setState({ practice: false });
});

describe('the connection', () => {
  it('is tried again after pauses that grow, up to a quarter of a minute', async () => {
    const host = await open('soviet');
    host.isDown = true;
    host.socket.end(1006);
    const pauses: number[] = [];
    for (let waited = 0, known = host.sockets.length; pauses.length < 7; waited += 100) {
      await vi.advanceTimersByTimeAsync(100);
      if (host.sockets.length === known) continue;
      known = host.sockets.length;
      pauses.push((waited + 100) / 1000);
      waited = -100;
    }
    expect(pauses).toEqual([0.5, 1, 2, 4, 8, 15, 15]);
    // Once it is there, the next break is short again.
    host.isDown = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(useHosted.getState().connection).toBe('open');
    host.socket.end(1006);
    await vi.advanceTimersByTimeAsync(500);
    expect(useHosted.getState().connection).toBe('open');
  });

  it('is made at once when the network comes back, or the page comes into view', async () => {
    const host = await open('soviet');
    const { length } = host.sockets;
    window.dispatchEvent(new Event('online'));
    expect(host.sockets).toHaveLength(length);
    host.socket.end(1006);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(useHosted.getState().connection).toBe('open');
    host.socket.end(1006);
    setHidden(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(useHosted.getState().connection).toBe('lost');
    setHidden(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(useHosted.getState().connection).toBe('open');
    expect(host.sockets).toHaveLength(length + 2);
    leaveTable();
    window.dispatchEvent(new Event('online'));
    setHidden(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(host.sockets).toHaveLength(length + 2);
  });

  it('tells the host whether the page is in view', async () => {
    const host = await open('soviet');
    expect(host.inView).toEqual([]);
    setHidden(true);
    expect(host.inView).toEqual([false]);
    host.socket.end(1006);
    await vi.advanceTimersByTimeAsync(1000);
    expect(host.inView).toEqual([false, false]);
    setHidden(false);
    expect(host.inView).toEqual([false, false, true]);
  });

  it('stays as long as the host gives signs of life', async () => {
    const host = await open('soviet');
    await vi.advanceTimersByTimeAsync(200_000);
    expect(host.sockets).toHaveLength(1);
    expect(host.asked.filter((type) => type === 'ping')).toHaveLength(10);
  });

  it('is not listened to once another has taken its place', async () => {
    const host = await open('soviet');
    const old = host.socket;
    old.end(1006);
    await vi.advanceTimersByTimeAsync(1000);
    expect(useHosted.getState().connection).toBe('open');
    old.receive({ type: 'webhook', ok: true });
    expect(useHosted.getState().webhookCall).toBeNull();
    old.end(4001);
    expect(useHosted.getState().connection).toBe('open');
  });
});
