/** A host that lives in the test: it rules by the engine, and answers over sockets that the test can break. */
import { decider, play, startTimeline, view, type Action, type State } from '#engine/winter-war';
import {
  changeOf,
  otherSide,
  type ClientMessage,
  type ClockChoice,
  type Entry,
  type HostMessage,
  type RefusalReason,
  type Side,
  type Status,
} from '#host/protocol.ts';

type StepMessage = ClientMessage & { readonly type: 'step' };

export class FakeHost {
  state: State;
  readonly side: Side;
  readonly entries: Entry[] = [];
  readonly answered = new Map<string, number>();
  /** Every step that came, in order. */
  readonly steps: StepMessage[] = [];
  readonly sockets: FakeSocket[] = [];
  /** From which entry on pages asked, each time that one connected. */
  readonly joins: number[] = [];
  /** How often it was only asked what a link leads to. */
  looks = 0;
  /** It is of a version that does not know that question. */
  isOld = false;
  /** Other messages, in order. */
  readonly asked: string[] = [];
  /** Of the page that it serves. */
  build = 'b';
  /** Steps are entered, and the page is told nothing. */
  isSilent = false;
  /** Connections are refused. */
  isDown = false;
  /** The reason why the next steps are refused. */
  refuses: RefusalReason | null = null;
  protocolTooOld = false;
  game: 'winter-war' | 'talvisota' = 'winter-war';
  withoutAids: readonly string[] = [];
  options: Readonly<Record<string, boolean | number>> = {};
  /** Whether the page said that it is in view, each time. */
  readonly inView: boolean[] = [];
  clock: ClockChoice = { kind: 'none' };
  delay = 0;
  /** Links that opened the game, the latest last; those before it are answered as replaced. */
  readonly links = ['game.own'];
  /** A link that is offered to whoever joins by the present one. */
  offers: string | null = null;
  tabs = 1;
  /** Null: the side. */
  viewer: 'onlooker' | null = null;
  status: Status;
  readonly #before: State[] = [];
  readonly #start: State;

  constructor(state: State, side: Side) {
    this.state = this.#start = state;
    this.side = side;
    this.status = {
      decider: decider(state),
      players: {},
      joined: ['finn', 'soviet'],
      automatic: { finn: false, soviet: false },
      clock: null,
      ask: null,
      result: null,
      links: { [side]: 'game.own' },
      rematch: null,
    };
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  send(message: HostMessage): void {
    if (!this.isSilent) this.socket.receive(message);
  }

  take(message: ClientMessage): void {
    if (message.type === 'link') this.#link(message.take);
    if (message.type === 'join') {
      if (message.look && this.isOld) return this.send({ type: 'refused', id: null, reason: 'malformed' });
      if (message.look) this.looks++;
      if (message.link === this.offers) this.#link(message.link);
      if (this.links.slice(0, -1).includes(message.link)) return this.socket.end(4003);
      this.joins.push(message.from ?? 0);
      const from = Math.min(message.from ?? 0, this.entries.length);
      if (this.protocolTooOld) {
        this.send({ type: 'reload', protocol: 99 });
        return this.socket.end(4000);
      }
      // As the viewer had it: from the beginning, or where it stopped.
      const position = from === 0 ? this.#start : this.state;
      this.send({
        type: 'welcome',
        protocol: 1,
        build: this.build,
        game: this.game,
        options: this.options,
        withoutAids: this.withoutAids,
        clock: this.clock,
        delay: this.delay,
        viewer: this.viewer ?? this.side,
        seq: from,
        position: { state: view(position, this.side) },
        status: this.status,
        webhook: null,
        now: 0,
      });
      const missed = this.entries.filter(({ seq }) => seq > from);
      if (missed.length) this.send({ type: 'steps', entries: missed, status: this.status, now: 0 });
      this.send({ type: 'presence', sides: { finn: 'here', soviet: 'here' }, tabs: this.tabs });
      if (this.offers) this.send({ type: 'link', link: this.offers });
    }
    this.asked.push(message.type);
    if (message.type === 'presence') this.inView.push(message.active);
    if (message.type === 'ping') this.send({ type: 'pong' });
    if (message.type === 'step') this.#step(message);
  }

  /** Offers a link, or makes the one that was offered the present one. */
  #link(take: string | null): void {
    if (take === null) return this.send({ type: 'link', link: 'game.asked' });
    if (take !== this.links.at(-1)) this.links.push(take);
    this.offers = null;
  }

  #step(step: StepMessage): void {
    this.steps.push(step);
    const { id, request } = step;
    const known = this.answered.get(id);
    if (known !== undefined) return this.send({ type: 'accepted', id, seq: known });
    if (this.refuses) return this.send({ type: 'refused', id, reason: this.refuses });
    if (request.kind === 'act') this.act(this.side, request.action as Action, id);
    else if (request.kind === 'undo') this.back(this.side, request.to, id);
    else this.enter({ ...request, side: this.side, id } as Omit<Entry, 'seq' | 'at'>);
    this.answered.set(id, this.entries.length);
    this.send({ type: 'accepted', id, seq: this.entries.length });
  }

  enter(entry: Omit<Entry, 'seq' | 'at'>): void {
    const full = { ...entry, seq: this.entries.length + 1, at: 0 };
    this.entries.push(full);
    this.status = { ...this.status, decider: decider(this.state) };
    this.send({ type: 'steps', entries: [full], status: this.status, now: 0 });
  }

  #change(after: State): Pick<Entry, 'change'> {
    const change = changeOf({ state: view(this.state, this.side) }, { state: view(after, this.side) });
    this.state = after;
    return change ? { change } : {};
  }

  /** Somebody plays: all dice are sixes. */
  act(side: Side, action: Action, id?: string): void {
    const played = play(startTimeline(this.state), action, () => 6);
    if (!played.ok) throw new Error(played.refusal.text);
    const [{ dice, events, state }] = played.timeline.steps as [(typeof played.timeline.steps)[0]];
    this.#before[this.entries.length + 1] = state;
    const change = this.#change(state);
    this.enter({ kind: 'act', side, ...(id && { id }), action, dice, events, ...change });
  }

  back(side: Side, to: number, id?: string): void {
    const change = this.#change(to === 0 ? this.#start : this.#before[to]!);
    this.enter({ kind: 'undo', side, ...(id && { id }), to, ...change });
  }

  get other(): Side {
    return otherSide(this.side);
  }
}

let host: FakeHost;

/** In the place of the browser's own. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;

  constructor() {
    super();
    host.sockets.push(this);
    queueMicrotask(() => {
      if (host.isDown) return this.end(1006);
      this.readyState = 1;
      this.dispatchEvent(new Event('open'));
    });
  }

  send(text: string): void {
    host.take(JSON.parse(text) as ClientMessage);
  }

  receive(message: HostMessage): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }

  end(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  close(): void {
    this.readyState = 3;
  }
}

export function hostedBy(fake: FakeHost): FakeHost {
  host = fake;
  return fake;
}
