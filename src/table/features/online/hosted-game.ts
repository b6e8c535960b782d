/**
 * A game at a host on the table. Own actions show at once where nothing about them is uncertain, and are confirmed; the
 * other player's wait until they have been shown, one after another, by the driver of the computer players.
 */
import {
  changed,
  type Entry,
  type HostMessage,
  type RefusalReason,
  type Request,
  type Seen,
  type Status,
} from '#host/protocol.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { same } from '#engine/core/same.ts';
import { at, present } from '#engine/core/timeline.ts';
import onlineMessages from '../../content/en/online.ftl';
import type { Action, GameEvent, Line, Side } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import { rememberSlot, type HostedGame as Address } from '../../store/address.ts';
import { FRESH, nextHappening, useGame, type Happening, type Hosted } from '../../store/game.ts';
import { isHalted, NOT_HOSTED, useHosted, type HostEnding } from '../../store/hosted.ts';
import { openTable, useScreen, type Opening } from '../../store/navigation.ts';
import type { Failure } from '../../store/open-game.ts';
import { pendingSave } from '../../store/saving.ts';
import { HUMAN, REMOTE, seated } from '../../store/seats.ts';
import { openDialog, putDown, refuse, say, useUi } from '../../store/ui.ts';
import { forgetGame, knownGame, rememberGame } from './known-games.ts';
import { isPlay, keepOutbox, keptOutbox, MOST_IN_FLIGHT, newSending, type Sending } from './outbox.ts';
import { HostSocket } from './socket.ts';
import { lineOfTalk } from './talk.ts';

type Welcome = HostMessage & { readonly type: 'welcome' };
type HostedOpening = Extract<Opening, { from: 'hosted' }>;
type Answer = HostMessage & { readonly type: 'accepted' | 'refused' };
type Problem = Extract<Failure, { of: 'host' }>['problem'];
type Step = Line['steps'][number];

/** What was done out of the viewer's sight. */
const UNSEEN: Action = { type: 'unseen' };
/** Not to be taken back without the other player (`barred-bar` of the messages). */
const OTHERS = 'host';
/** A host that could not store, or had too much to do, is asked again after so long, in milliseconds. */
const AGAIN_MS = 2000;
/** These say nothing about the step: it is sent again. */
const PASSING: ReadonlySet<RefusalReason> = new Set(['storage', 'too-fast']);

class GameAtHost {
  #address: Address;
  readonly #socket: HostSocket;
  readonly #seenBefore: number | null;
  readonly #onOpen: (problem: Problem | null) => void;
  readonly #unsubscribers: (() => void)[];
  readonly #answers = new Map<string, (answer: Answer) => void>();
  #welcome: Welcome | null = null;
  #isOpen = false;
  #isReset = false;
  /** As the host has confirmed it and it has been shown; an entry for each of its steps. */
  #line: Line | null = null;
  #seqs: number[] = [];
  /** The position of the latest entry that counts in it. */
  #seen: Seen = { state: null };
  #applied = 0;
  #received = 0;
  #arrived: Entry[] = [];
  #outbox: Sending[];
  /** Answers that are still to come over this connection. */
  #inFlight = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #hosted: Hosted | null = null;

  constructor(address: Address, onOpen: (problem: Problem | null) => void) {
    this.#address = address;
    this.#onOpen = onOpen;
    this.#seenBefore = knownGame(address.link)?.seen ?? null;
    this.#outbox = keptOutbox(address.link);
    useHosted.setState({ ...NOT_HOSTED, host: address.host, link: address.link, connection: 'connecting' });
    this.#socket = new HostSocket({
      host: address.host,
      link: () => this.#address.link,
      from: () => this.#received,
      onMessage: (message) => this.#take(message),
      onState: (state) => this.#setState(state),
    });
    this.#unsubscribers = [
      useScreen.subscribe(({ opening }) => opening === null && this.close()),
      useGame.subscribe((now, before) => {
        if (!this.#hosted || now.hosted === before.hosted) return;
        if (now.hosted === this.#hosted) this.#show(this.#replayed(), 'redo', []);
        else if (now.suspendedGame?.hosted !== this.#hosted) this.close();
      }),
    ];
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribers) unsubscribe();
    clearTimeout(this.#again);
    this.#socket.close();
    if (latest === this) {
      latest = null;
      useHosted.setState(NOT_HOSTED);
    }
  }

  get side(): Side | null {
    const viewer = this.#welcome?.viewer ?? 'onlooker';
    return viewer === 'onlooker' ? null : viewer;
  }

  // What comes from the host ---------------------------------------------------------------------------------------

  #setState(state: 'lost' | HostEnding): void {
    this.#inFlight = 0;
    for (const sending of this.#outbox) sending.sent = false;
    useHosted.setState({ connection: state, presence: null });
    if (!this.#isOpen && state !== 'lost') this.#onOpen(state === 'too-much' ? 'no-such-game' : state);
  }

  /** The player has a new link in the place of the one that this page was opened by. */
  #follow({ links }: Status): void {
    const { viewer } = useHosted.getState();
    const link = links[viewer];
    if (link === undefined || link === this.#address.link) return;
    forgetGame(this.#address.link);
    this.#address = { ...this.#address, link };
    useHosted.setState({ link });
    rememberSlot({ id: link, of: this.#address.of, host: this.#address.host });
    this.#remember();
  }

  #take(message: HostMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#begin(message);
      case 'steps': {
        const { entries, status, now } = message;
        useHosted.setState({ status, ahead: now - Date.now() });
        this.#follow(status);
        for (const entry of entries) this.#receive(entry);
        this.#proceed();
        return;
      }
      case 'presence':
        useHosted.setState({ presence: message.sides });
        // It comes after everything that was missed.
        if (useHosted.getState().connection !== 'open') this.#goOn();
        return;
      case 'accepted':
      case 'refused':
        return this.#answered(message);
      case 'webhook': {
        const { ok, error } = message;
        return useHosted.setState({ webhookCall: error === undefined ? { ok } : { ok, error } });
      }
      case 'log':
      case 'pong':
      case 'reload':
      case 'closing':
    }
  }

  #begin(welcome: Welcome): void {
    const before = this.#welcome;
    if (welcome.game !== activeGame().meta.id) {
      this.close();
      openTable({ from: 'hosted', ...this.#address, of: welcome.game });
      return;
    }
    this.#welcome = welcome;
    const { status, clock, delay, webhook, viewer, now, build } = welcome;
    useHosted.setState(({ isOutdated }) => ({
      status,
      clock,
      delay,
      webhook,
      viewer,
      ahead: now - Date.now(),
      isOutdated: isOutdated || (before !== null && before.build !== build),
    }));
    if (before && welcome.seq === this.#received) return;
    // The first time; or the host has lost what was shown.
    this.#isReset = true;
    this.#seen = welcome.position;
    this.#line = { start: welcome.position.state, steps: [], cursor: 0 };
    this.#keepSeen();
    this.#seqs = [];
    this.#arrived = [];
    this.#applied = this.#received = welcome.seq;
  }

  #keepSeen(): void {
    activeGame().rules.keepSeen?.(this.#seen.state, this.#seen);
  }

  #receive(entry: Entry): void {
    if (entry.seq <= this.#received) return;
    this.#received = entry.seq;
    this.#arrived.push(entry);
  }

  /** Everything that was missed has come: what is open is sent again. */
  #goOn(): void {
    useHosted.setState({ connection: 'open' });
    if (!this.#isOpen) this.#putOnTable();
    else if (this.#isReset) this.#show(this.#replayed(), 'undo', []);
    this.#isReset = false;
    this.#proceed();
    this.#flush();
  }

  #putOnTable(): void {
    this.#isOpen = true;
    const { side } = this;
    const entered = new Set(this.#arrived.map(({ id }) => id));
    this.#outbox = this.#outbox.filter(({ id }) => !entered.has(id));
    // On a device that never showed the game, all of it is history.
    const isHistory = (entry: Entry): boolean =>
      this.#seenBefore === null || entry.seq <= this.#seenBefore || entry.side === side;
    while (this.#arrived.length && isHistory(this.#arrived[0]!)) this.#apply();
    const { meta } = activeGame();
    const seats = Object.fromEntries(meta.sides.map((of) => [of, of === side ? HUMAN : REMOTE]));
    this.#hosted = this.#asHosted();
    useGame.setState({
      ...FRESH,
      timeline: this.#withAbout(this.#replayed()),
      table: 'hotseat',
      seats: seated(meta, { ...seats, seed: 0 }),
      hosted: this.#hosted,
    });
    this.#tellWaiting();
    this.#remember();
    this.#onOpen(null);
  }

  #remember(): void {
    const { status, viewer } = useHosted.getState();
    const { link, host, of } = this.#address;
    const players = status?.players ?? {};
    const isOver = status?.decider === null;
    rememberGame({ link, host, of, viewer, players, isOver, openedAt: Date.now(), seen: this.#applied });
  }

  // The game -------------------------------------------------------------------------------------------------------

  /** True for what the player wants to see happen; all else counts at once. */
  #isWatched({ kind, side }: Entry): boolean {
    if (kind !== 'act' || side === this.side || this.#outbox.some(isPlay)) return false;
    const { rules } = activeGame();
    return rules.decider(present(this.#line!)) === side;
  }

  /** Applies what has come up to the next action that is to be watched. */
  #proceed(): void {
    if (!this.#isOpen) return;
    const before = this.#applied;
    while (this.#arrived.length && !this.#isWatched(this.#arrived[0]!)) this.#applyAndShow();
    if (this.#applied !== before) this.#remember();
    // The driver of the other's actions looks again.
    useHosted.setState({});
  }

  /** Applies the next entry; gives its step where it is one. */
  #apply(): Entry {
    const entry = this.#arrived.shift()!;
    const line = this.#line!;
    this.#applied = entry.seq;
    if (entry.change) {
      this.#seen = changed(this.#seen, entry.change);
      this.#keepSeen();
    }
    if (entry.kind === 'act') {
      const steps = [...line.steps, this.#stepOf(entry, line)];
      this.#line = { ...line, steps, cursor: steps.length };
      this.#seqs.push(entry.seq);
    } else if (entry.to !== undefined && (entry.kind === 'undo' || entry.granted)) {
      const cursor = this.#seqs.findLastIndex((seq) => seq <= entry.to!) + 1;
      this.#line = { ...line, steps: line.steps.slice(0, cursor), cursor };
      this.#seqs.length = cursor;
      const { state } = this.#seen;
      this.#seen = { ...this.#seen, state: at(this.#line, cursor) };
      // The same object, where nothing differs: what was drawn of it is known.
      if (!same(state, this.#seen.state)) this.#seen = { ...this.#seen, state };
    }
    if (entry.kind !== 'act' && entry.kind !== 'undo') this.#tell(entry);
    return entry;
  }

  #stepOf({ action, dice = [], events = [], side }: Entry, line: Line): Step {
    const step = { action: (action as Action) ?? UNSEEN, dice, events: events as GameEvent[] };
    return { ...step, state: this.#seen.state, barrier: side === this.side ? barrierOf(line, step) : OTHERS };
  }

  #applyAndShow(): void {
    const shown = useGame.getState().timeline;
    const own = this.#outbox.find(isPlay);
    const entry = this.#apply();
    const isOwn = own !== undefined && entry.id === own.id;
    if (isOwn) this.#outbox = this.#outbox.filter((sending) => sending !== own);
    if (entry.kind !== 'act' && entry.kind !== 'undo' && !entry.granted) return;
    if (isOwn) {
      // What is shown already stays the same object: nothing is drawn again.
      const { steps, cursor } = this.#line!;
      const before = shown?.steps[cursor - 1];
      const isShown = !own.waits && (entry.kind === 'undo' || isSameStep(before, steps.at(-1)));
      if (isShown && before) this.#line = { ...this.#line!, steps: [...steps.slice(0, -1), before] };
      this.#tellWaiting();
      if (isShown) return;
    }
    const kind = entry.kind === 'act' ? 'play' : 'undo';
    if (!isOwn || own.waits) putDown();
    this.#show(this.#replayed(), kind, (entry.events ?? []) as GameEvent[]);
  }

  /** The confirmed game with what is on its way, as far as that is certain. */
  #replayed(): Line {
    let line = this.#line!;
    for (const sending of this.#outbox) {
      const { request, cursor } = sending;
      if (cursor !== undefined) line = { ...line, steps: line.steps.slice(0, cursor), cursor };
      else if (request.kind === 'act') {
        const tried = this.#try(line, request.action);
        sending.waits = !tried.ok || tried.line === null;
        if (sending.waits) break;
        line = (tried as { line: Line }).line;
      }
    }
    return line;
  }

  /**
   * What an action brings, as far as the player sees; null where a die, or what is hidden, decides. What can never be
   * taken back is not shown before the host has it.
   */
  #try(line: Line, action: Action) {
    const { rules } = activeGame();
    let hasRolled = false;
    try {
      const played = rules.play(line, action, () => {
        hasRolled = true;
        return 1;
      });
      if (!played.ok) return hasRolled ? ({ ok: true, line: null } as const) : played;
      const { timeline, events } = played;
      if (hasRolled || timeline.steps.at(-1)!.barrier !== null) return { ok: true, line: null } as const;
      rules.keepSeen?.(present(timeline), this.#seen);
      return { ok: true, line: timeline, events } as const;
    } catch {
      // The rules asked for something that the player may not see.
      return { ok: true, line: null } as const;
    }
  }

  #withAbout(line: Line): Line {
    const { players = {} } = useHosted.getState().status ?? {};
    const { withoutAids = [] } = this.#welcome ?? {};
    const about = {
      ...(Object.keys(players).length && { players: players as Record<string, string> }),
      ...(withoutAids.length && {
        withoutAids: withoutAids as NonNullable<Line['about']>['withoutAids'] & object,
      }),
    };
    return { ...line, about };
  }

  #show(line: Line, kind: Happening['kind'], events: readonly GameEvent[]): void {
    if (useGame.getState().hosted !== this.#hosted) return;
    useGame.setState(({ batches }) => ({
      timeline: this.#withAbout(line),
      batches: batches.filter(({ to }) => to <= line.cursor),
      happening: nextHappening(kind, events),
    }));
    this.#tellWaiting();
  }

  #tellWaiting(): void {
    const plays = this.#outbox.filter(isPlay);
    useHosted.setState({ waiting: plays.some(({ waits }) => waits), unconfirmed: plays.length });
  }

  #tell(entry: Entry): void {
    const { talk, unread } = useHosted.getState();
    const isNews = this.#isOpen && entry.side !== this.side;
    const isRead = useUi.getState().dialog === 'online';
    useHosted.setState({
      talk: [...talk, entry],
      unread: unread + Number(isNews && !isRead && entry.kind === 'chat'),
      ...(entry.kind === 'webhook' && { webhook: entry.webhook ?? null, webhookCall: null }),
    });
    if (entry.kind === 'name') {
      const { timeline } = useGame.getState();
      if (timeline && useGame.getState().hosted === this.#hosted && this.#hosted)
        useGame.setState({ timeline: this.#withAbout(timeline) });
    }
    const told = isNews && !isRead ? lineOfTalk(entry) : null;
    if (told) say(told);
  }

  // What the player does -------------------------------------------------------------------------------------------

  #asHosted(): Hosted {
    return {
      side: this.side,
      play: (action) => this.#play(action),
      goBack: (to) => this.#goBack(to),
      mayAskBack: () => this.#backTo() !== null,
      askBack: () => openDialog('online-ask'),
      arrived: () => this.#arrivedActions(),
      showNext: () => {
        this.#applyAndShow();
        this.#remember();
        this.#proceed();
      },
    };
  }

  #arrivedActions(): readonly Action[] {
    const [first] = this.#arrived;
    if (!first || !this.#isWatched(first)) return [];
    const end = this.#arrived.findIndex(({ kind, side }) => kind !== 'act' || side !== first.side);
    const acts = end < 0 ? this.#arrived : this.#arrived.slice(0, end);
    return acts.map(({ action }) => (action as Action) ?? UNSEEN);
  }

  #follows(): number | string {
    return this.#outbox.findLast(isPlay)?.id ?? this.#applied;
  }

  #play(action: Action): Refusal | null {
    if (this.side === null || isHalted()) return null;
    const tried = this.#try(useGame.getState().timeline!, action);
    if (!tried.ok) return tried.refusal;
    const request = { kind: 'act', action: action as { type: string } } as const;
    this.#outbox.push(newSending(request, this.#follows(), { waits: tried.line === null }));
    if (tried.line) this.#show(tried.line, 'play', tried.events);
    else this.#tellWaiting();
    this.#flush();
    return null;
  }

  #goBack(to: number): void {
    const line = useGame.getState().timeline!;
    if (activeGame().rules.decider(present(line)) !== this.side) return openDialog('online-ask');
    let { cursor } = line;
    // What has never left needs no host to be taken back.
    while (cursor > to && this.#outbox.at(-1)?.request.kind === 'act' && !this.#outbox.at(-1)!.sent) {
      this.#outbox.pop();
      cursor--;
    }
    if (cursor > to) this.#outbox.push(newSending({ kind: 'undo', to: 0 }, this.#follows(), { cursor: to }));
    this.#show({ ...line, steps: line.steps.slice(0, to), cursor: to }, 'undo', []);
    this.#flush();
  }

  /** Where the player decided last; null where nothing can be asked for. */
  #backTo(): number | null {
    const { timeline } = useGame.getState();
    const { status, connection } = useHosted.getState();
    if (!timeline || !this.side || !status || status.ask || status.result) return null;
    if (connection !== 'open' || this.#outbox.some(isPlay) || this.#arrived.length) return null;
    const { rules } = activeGame();
    for (let step = timeline.cursor - 1; step >= 0; step--)
      if (rules.decider(at(timeline, step)) === this.side) return step;
    return null;
  }

  /** Asks the other player to let the latest decision be taken back. */
  async askBack(): Promise<void> {
    const to = this.#backTo();
    if (to !== null) await this.request({ kind: 'ask', what: 'undo', to: this.#entryAt(to) });
  }

  /** The entry that led to a step of the game. */
  #entryAt(cursor: number): number {
    return cursor ? this.#seqs[cursor - 1]! : 0;
  }

  /** Asks the host for something beside playing; true where it was done. What is refused is said. */
  request(request: Request): Promise<boolean> {
    const sending = newSending(request, this.#follows());
    this.#outbox.push(sending);
    const answered = new Promise<boolean>((resolve) => {
      this.#answers.set(sending.id, (answer) => resolve(answer.type === 'accepted'));
    });
    this.#flush();
    return answered;
  }

  testWebhook(): void {
    useHosted.setState({ webhookCall: null });
    this.#socket.send({ type: 'test-webhook' });
  }

  #flush(): void {
    keepOutbox(this.#address.link, this.#outbox);
    if (useHosted.getState().connection !== 'open' || this.#again !== undefined) return;
    for (const [i, sending] of this.#outbox.entries()) {
      if (sending.sent) continue;
      if (this.#inFlight >= MOST_IN_FLIGHT) return;
      const { id, follows, cursor } = sending;
      // The entry that it goes back to is known once everything before it is confirmed.
      if (cursor !== undefined && this.#outbox.slice(0, i).some(isPlay)) return;
      const request =
        cursor === undefined ? sending.request : ({ kind: 'undo', to: this.#entryAt(cursor) } as const);
      sending.sent = true;
      this.#inFlight++;
      this.#socket.send({ type: 'step', id, follows, request });
    }
  }

  #answered(answer: Answer): void {
    if (answer.id === null) {
      if (answer.type === 'refused') say(onlineMessages().refused[answer.reason]);
      return;
    }
    this.#inFlight = Math.max(0, this.#inFlight - 1);
    const sending = this.#outbox.find(({ id }) => id === answer.id);
    if (sending?.sent) {
      if (answer.type === 'refused' && PASSING.has(answer.reason) && isPlay(sending))
        this.#sendAgain(sending);
      else this.#settle(sending, answer);
    }
    this.#flush();
  }

  #settle(sending: Sending, answer: Answer): void {
    this.#answers.get(sending.id)?.(answer);
    this.#answers.delete(sending.id);
    const isRefused = answer.type === 'refused';
    const place = this.#outbox.indexOf(sending);
    // What was built on a refused step falls with it.
    this.#outbox = this.#outbox.filter(
      (other, i) => other !== sending && !(isRefused && isPlay(sending) && i > place && isPlay(other)),
    );
    if (!isRefused) return this.#tellWaiting();
    if (isPlay(sending)) {
      putDown();
      this.#show(this.#replayed(), 'undo', []);
    }
    if (answer.refusal) refuse(answer.refusal as Refusal);
    else say(onlineMessages().refused[answer.reason]);
  }

  /** It, and what was built on it, once nothing of it is on its way any more. */
  #sendAgain(sending: Sending): void {
    for (const other of this.#outbox.slice(this.#outbox.indexOf(sending))) other.sent = false;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      this.#again = undefined;
      this.#inFlight = 0;
      this.#flush();
    }, AGAIN_MS);
  }
}

const isSameStep = (one: Step | undefined, other: Step | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  same(one.state, other.state) &&
  same(one.events, other.events) &&
  same(one.dice, other.dice);

/** Why an own step is not taken back, as the rules say; where they cannot tell, the other player has to agree. */
function barrierOf(line: Line, { action, dice }: Pick<Step, 'action' | 'dice'>): string | null {
  try {
    const played = activeGame().rules.play(line, action, (nth) => dice[nth] ?? 1);
    return played.ok ? played.timeline.steps.at(-1)!.barrier : OTHERS;
  } catch {
    return OTHERS;
  }
}

let latest: GameAtHost | null = null;

/** Puts a game at a host on the table, or tells why not. */
export async function openHosted({ link, host, of, isNew, name }: HostedOpening): Promise<Failure | null> {
  await pendingSave();
  latest?.close();
  rememberSlot({ id: link, of, host });
  const problem = await new Promise<Problem | null>((resolve) => {
    latest = new GameAtHost({ link, host, of }, resolve);
  });
  if (problem) return { of: 'host', problem };
  if (name) void requestOfHost({ kind: 'name', name });
  if (isNew) openDialog('online');
  return null;
}

/** Asks the host for something beside playing; true where it was done. */
export const requestOfHost = async (request: Request): Promise<boolean> =>
  (await latest?.request(request)) ?? false;

export const askBack = async (): Promise<void> => latest?.askBack();

export const testWebhook = (): void => latest?.testWebhook();
