/**
 * A game at a host on the table. Own actions are shown at once if their result is certain, and confirmed later; the other
 * player's are queued for the driver of the computer players, which shows them one by one.
 */
import type { ClientMessage, Entry, HostMessage, Request } from '#host/protocol.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { at, present } from '#engine/core/timeline.ts';
import onlineMessages from '../../content/en/online.ftl';
import type { Action, GameEvent, Line, Side } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import { FRESH, nextHappening, useGame, type Happening, type Hosted } from '../../store/game.ts';
import { isHalted, useHosted } from '../../store/hosted.ts';
import { HUMAN, REMOTE, seated } from '../../store/seats.ts';
import { openDialog, putDown, refuse, say } from '../../store/ui.ts';
import { ConfirmedGame, UNSEEN } from './confirmed.ts';
import { isPlay, Outbox, type Answer } from './outbox.ts';
import { takeHome } from './host-address.ts';
import { hear } from './talk.ts';

type Welcome = HostMessage & { readonly type: 'welcome' };

interface Connection {
  link(): string;
  isOpen(): boolean;
  send(message: ClientMessage): void;
  /** Entries up to this one have been shown on this device. */
  onShown(seq: number): void;
}

export class ShownGame {
  readonly #connection: Connection;
  readonly #welcome: Welcome;
  readonly side: Side | null;
  readonly outbox: Outbox;
  #confirmed: ConfirmedGame;
  #arrived: Entry[] = [];
  #received: number;
  /** Null before it is on the table. */
  #hosted: Hosted | null = null;

  constructor(welcome: Welcome, connection: Connection) {
    this.#connection = connection;
    this.#welcome = welcome;
    this.side = welcome.viewer === 'onlooker' ? null : welcome.viewer;
    this.#confirmed = new ConfirmedGame(this.side, welcome.position, welcome.seq);
    this.#received = welcome.seq;
    this.outbox = new Outbox({
      ...connection,
      side: this.side,
      entryAt: (cursor) => this.#confirmed.entryAt(cursor),
    });
  }

  get received(): number {
    return this.#received;
  }

  get isOnTable(): boolean {
    return this.#hosted !== null;
  }

  /** True if it is on the table, or suspended during practice. */
  isIn({ hosted, suspendedGame }: ReturnType<typeof useGame.getState>): boolean {
    return hosted === this.#hosted || suspendedGame?.hosted === this.#hosted;
  }

  close(): void {
    this.outbox.close();
  }

  // Messages of the host -------------------------------------------------------------------------------------------

  /** The host has lost entries that were shown: takes over its state. */
  reset({ position, seq }: Welcome): void {
    this.#confirmed = new ConfirmedGame(this.side, position, seq);
    this.#arrived = [];
    this.#received = seq;
    if (this.#hosted) this.showAll('undo');
  }

  receive(entry: Entry): void {
    this.#received = entry.seq;
    this.#arrived.push(entry);
  }

  /** `seenBefore`: the last entry shown on this device; null: none, so all entries are history. */
  putOnTable(seenBefore: number | null): void {
    const { side } = this;
    this.outbox.drop(new Set(this.#arrived.map(({ id }) => id)));
    const isHistory = (entry: Entry): boolean =>
      seenBefore === null || entry.seq <= seenBefore || entry.side === side;
    while (this.#arrived.length && isHistory(this.#arrived[0]!)) this.#apply();
    const { meta } = activeGame();
    const seats = Object.fromEntries(meta.sides.map((of) => [of, of === side ? HUMAN : REMOTE]));
    this.#hosted = this.#asHosted();
    useGame.setState({
      ...FRESH,
      timeline: this.#withAbout(this.#lineNow()),
      table: 'hotseat',
      seats: seated(meta, { ...seats, seed: 0 }),
      hosted: this.#hosted,
    });
    this.#tellWaiting();
    this.#connection.onShown(this.#confirmed.applied);
  }

  /** Applies received entries up to the next action that is to be shown. */
  proceed(): void {
    if (!this.#hosted) return;
    const before = this.#confirmed.applied;
    while (this.#arrived.length && !this.#isWatched(this.#arrived[0]!)) this.#applyAndShow();
    if (this.#confirmed.applied !== before) this.#connection.onShown(this.#confirmed.applied);
    // Notifies the driver of the other player's actions.
    useHosted.setState({});
  }

  /** True for an action that is shown step by step; all others apply at once. */
  #isWatched({ kind, side }: Entry): boolean {
    if (kind !== 'act' || side === this.side || this.outbox.plays.length) return false;
    return activeGame().rules.decider(present(this.#confirmed.line)) === side;
  }

  #apply(): Entry {
    const entry = this.#arrived.shift()!;
    this.#confirmed.apply(entry);
    if (entry.kind !== 'act' && entry.kind !== 'undo') {
      hear(entry, this.#hosted !== null && entry.side !== this.side);
      const { timeline, hosted } = useGame.getState();
      if (entry.kind === 'name' && timeline && this.#hosted && hosted === this.#hosted)
        useGame.setState({ timeline: this.#withAbout(timeline) });
    }
    return entry;
  }

  #applyAndShow(): void {
    const shown = useGame.getState().timeline;
    const own = this.outbox.plays[0];
    const entry = this.#apply();
    const isOwn = own !== undefined && entry.id === own.id;
    if (isOwn) this.outbox.drop(new Set([own.id]));
    const isGrantedUndo = entry.granted === true && entry.to !== undefined;
    if (entry.kind !== 'act' && entry.kind !== 'undo' && !isGrantedUndo) return;
    if (isOwn) {
      const isDrawn = this.#confirmed.isDrawn(shown);
      this.#tellWaiting();
      if (!own.waits && (entry.kind === 'undo' || isDrawn)) return;
    }
    if (!isOwn || own.waits) putDown();
    const kind = entry.kind === 'act' ? 'play' : 'undo';
    this.#show(this.#lineNow(), kind, (entry.events ?? []) as GameEvent[]);
  }

  #lineNow(): Line {
    return this.#confirmed.withSendings(this.outbox.sendings);
  }

  #withAbout(line: Line): Line {
    const { players = {} } = useHosted.getState().status ?? {};
    const { withoutAids } = this.#welcome;
    const about = {
      ...(Object.keys(players).length && { players: players as Record<string, string> }),
      ...(withoutAids.length && {
        withoutAids: withoutAids as NonNullable<Line['about']>['withoutAids'] & object,
      }),
    };
    return { ...line, about };
  }

  /** Shows the latest state of the game. */
  showAll(kind: Happening['kind']): void {
    this.#show(this.#lineNow(), kind, []);
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
    const { plays } = this.outbox;
    useHosted.setState({ waiting: plays.some(({ waits }) => waits), unconfirmed: plays.length });
  }

  // The player's actions ------------------------------------------------------------------------------------------

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
        this.#connection.onShown(this.#confirmed.applied);
        this.proceed();
      },
      saveToFile: takeHome,
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
    return this.outbox.plays.at(-1)?.id ?? this.#confirmed.applied;
  }

  #play(action: Action): Refusal | null {
    if (this.side === null || isHalted()) return null;
    const tried = this.#confirmed.try(useGame.getState().timeline!, action);
    if (!tried.ok) return tried.refusal;
    const request = { kind: 'act', action: action as { type: string } } as const;
    this.outbox.add(request, this.#follows(), { waits: tried.line === null });
    if (tried.line) this.#show(tried.line, 'play', tried.events);
    else this.#tellWaiting();
    this.outbox.flush();
    return null;
  }

  #goBack(to: number): void {
    const line = useGame.getState().timeline!;
    if (activeGame().rules.decider(present(line)) !== this.side) return openDialog('online-ask');
    let { cursor } = line;
    // Steps that were never sent can be undone without the host.
    while (cursor > to && this.outbox.dropUnsent()) cursor--;
    if (cursor > to) this.outbox.add({ kind: 'undo', to: 0 }, this.#follows(), { cursor: to });
    this.#show({ ...line, steps: line.steps.slice(0, to), cursor: to }, 'undo', []);
    this.outbox.flush();
  }

  /** The player's last decision; null if no undo can be requested. */
  #backTo(): number | null {
    const { timeline } = useGame.getState();
    const { status, connection } = useHosted.getState();
    if (!timeline || !this.side || !status || status.ask || status.result) return null;
    if (connection !== 'open' || this.outbox.plays.length || this.#arrived.length) return null;
    const { rules } = activeGame();
    for (let step = timeline.cursor - 1; step >= 0; step--)
      if (rules.decider(at(timeline, step)) === this.side) return step;
    return null;
  }

  /** Asks the other player to allow an undo of the latest decision. */
  async askBack(): Promise<void> {
    const to = this.#backTo();
    if (to !== null) await this.request({ kind: 'ask', what: 'undo', to: this.#confirmed.entryAt(to) });
  }

  /** Sends a request other than an action; true if accepted. A refusal is shown. */
  async request(request: Request): Promise<boolean> {
    if (this.outbox.isAsking(request)) return false;
    const answer = this.outbox.answerTo(this.outbox.add(request, this.#follows()));
    this.outbox.flush();
    return answer;
  }

  answered(answer: Answer): void {
    const isRefused = answer.type === 'refused';
    if (answer.id === null) {
      if (isRefused) say(onlineMessages().refused[answer.reason]);
      return;
    }
    const settled = this.outbox.settle(answer);
    if (settled && !isRefused) this.#tellWaiting();
    if (settled && isRefused) {
      if (isPlay(settled)) {
        putDown();
        this.showAll('undo');
      }
      if (answer.refusal) refuse(answer.refusal as Refusal);
      else say(onlineMessages().refused[answer.reason]);
    }
    this.outbox.flush();
  }
}
