/** Connects a game at a host to the table, also from the stored view before the host answers. */
import type { Entry, HostMessage, Request } from '#host/protocol.ts';
import onlineMessages from '../../content/en/online.ftl';
import { activeGame } from '../../game/registry.ts';
import { rememberSlot, type HostedGame as Address } from '../../store/address.ts';
import { useGame } from '../../store/game.ts';
import { NOT_HOSTED, useHosted, type HostEnding } from '../../store/hosted.ts';
import { openTable, useScreen, type Opening } from '../../store/navigation.ts';
import type { Failure } from '../../store/open-game.ts';
import { pendingSave } from '../../store/saving.ts';
import { openDialog, say } from '../../store/ui.ts';
import {
  dropForgottenViews,
  readView,
  ViewKeeper,
  type KeptView,
  knownGame,
  latestLink,
  rememberGame,
  replaceLink,
} from './kept-view.ts';
import { ShownGame } from './shown-game.ts';
import { HostSocket } from './socket.ts';

type Welcome = HostMessage & { readonly type: 'welcome' };
type HostedOpening = Extract<Opening, { from: 'hosted' }>;
type Problem = Extract<Failure, { of: 'host' }>['problem'];

class GameAtHost {
  #address: Address;
  #socket: HostSocket;
  /** A new link is expected: the player has requested one, or has just created the game. */
  #expectsLink: boolean;
  readonly #seenBefore: number | null;
  readonly #onOpen: (problem: Problem | null) => void;
  readonly #unsubscribers: (() => void)[];
  #game: ShownGame | null = null;
  /** The first message about the game, from the host or this device; and all entries since. */
  #welcome: Welcome | null = null;
  #entries: Entry[] = [];
  readonly #keeper: ViewKeeper;
  /** The host's build when this page first connected. */
  #build: string | null = null;

  constructor(
    address: Address,
    isNew: boolean,
    kept: KeptView | null,
    onOpen: (problem: Problem | null) => void,
  ) {
    this.#address = address;
    this.#expectsLink = isNew;
    this.#onOpen = onOpen;
    this.#seenBefore = knownGame(address.link)?.seen ?? null;
    this.#keeper = new ViewKeeper(kept?.entries.length ?? 0);
    useHosted.setState({ ...NOT_HOSTED, host: address.host, link: address.link, connection: 'connecting' });
    if (kept?.welcome.game === activeGame().meta.id) this.#restore(kept);
    this.#socket = this.#connect();
    this.#unsubscribers = [
      useScreen.subscribe(({ opening }) => opening === null && this.close()),
      useGame.subscribe((now, before) => {
        if (!this.#game?.isOnTable || now.hosted === before.hosted) return;
        if (!this.#game.isIn(now)) this.close();
        // After a practice session.
        else if (before.suspendedGame) this.#game.showAll('redo');
      }),
    ];
  }

  #connect(): HostSocket {
    return new HostSocket({
      host: this.#address.host,
      link: () => this.#address.link,
      from: () => this.#game?.received ?? 0,
      onMessage: (message) => this.#take(message),
      onState: (state) => this.#setState(state),
    });
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribers) unsubscribe();
    this.#socket.close();
    this.#game?.close();
    if (latest === this) {
      latest = null;
      useHosted.setState(NOT_HOSTED);
    }
  }

  get game(): ShownGame | null {
    return this.#game;
  }

  testWebhook(): void {
    useHosted.setState({ webhookCall: null });
    this.#socket.send({ type: 'test-webhook' });
  }

  askForLink(): void {
    this.#expectsLink = true;
    this.#socket.send({ type: 'link', take: null });
  }

  /** Opens the game as stored on this device; later entries come from the host. */
  #restore({ welcome, status, ahead, entries }: KeptView): void {
    try {
      this.#begin(welcome);
      useHosted.setState({ status, ahead });
      for (const entry of entries) this.#receive(entry);
      this.#putOnTable();
    } catch {
      // The stored view is invalid: wait for the host.
      this.#game = null;
      this.#keeper.reset();
    }
  }

  #setState(state: 'lost' | HostEnding): void {
    this.#game?.outbox.lose();
    const kept = latestLink(this.#address.link);
    if (state === 'link-replaced' && kept !== this.#address.link) {
      // Another tab of this browser has the new one.
      this.#useLink(kept);
      this.#socket = this.#connect();
      useHosted.setState({ connection: 'lost', presence: null });
      return;
    }
    useHosted.setState({ connection: state, presence: null });
    if (!this.#game?.isOnTable && state !== 'lost') this.#onOpen(state);
  }

  #take(message: HostMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#greet(message);
      case 'steps': {
        const { entries, status, now } = message;
        useHosted.setState({ status, ahead: now - Date.now() });
        for (const entry of entries) this.#receive(entry);
        this.#keep();
        this.#game?.proceed();
        return;
      }
      case 'presence':
        this.#countTabs(message.tabs ?? 1);
        useHosted.setState({ presence: message.sides });
        // Sent after all missed entries.
        if (useHosted.getState().connection !== 'open') this.#goOn();
        return;
      case 'accepted':
      case 'refused':
        return this.#game?.answered(message);
      case 'webhook': {
        const { ok, error } = message;
        return useHosted.setState({ webhookCall: error === undefined ? { ok } : { ok, error } });
      }
      case 'link':
        return this.#takeLink(message.link);
      case 'log':
      case 'pong':
      case 'reload':
      case 'closing':
    }
  }

  /** Handles a new connection. */
  #greet(welcome: Welcome): void {
    if (welcome.game !== activeGame().meta.id) {
      this.close();
      openTable({ from: 'hosted', ...this.#address, of: welcome.game });
      return;
    }
    const isOutdated = this.#build !== null && this.#build !== welcome.build;
    this.#build ??= welcome.build;
    if (isOutdated) useHosted.setState({ isOutdated });
    if (this.#game?.received === welcome.seq) this.#showInfo(welcome);
    else {
      // First connection, or the host has lost entries that were shown.
      this.#keeper.reset();
      this.#begin(welcome);
    }
    this.#keep();
  }

  #begin(welcome: Welcome): void {
    this.#showInfo(welcome);
    this.#welcome = welcome;
    this.#entries = [];
    if (this.#game) return this.#game.reset(welcome);
    this.#game = new ShownGame(welcome, {
      link: () => this.#address.link,
      isOpen: () => useHosted.getState().connection === 'open',
      send: (message) => this.#socket.send(message),
      onShown: (seq) => this.#remember(seq),
    });
  }

  #showInfo({ status, clock, delay, webhook, viewer, now }: Welcome): void {
    useHosted.setState({ status, clock, delay, webhook, viewer, ahead: now - Date.now() });
  }

  #receive(entry: Entry): void {
    if (!this.#game || entry.seq <= this.#game.received) return;
    this.#entries.push(entry);
    this.#game.receive(entry);
  }

  /** All missed entries have arrived: sends pending steps again. */
  #goOn(): void {
    useHosted.setState({ connection: 'open' });
    if (!this.#game?.isOnTable) this.#putOnTable();
    this.#game?.proceed();
    this.#game?.outbox.flush();
  }

  #putOnTable(): void {
    this.#game?.putOnTable(this.#seenBefore);
    this.#onOpen(null);
    void dropForgottenViews();
  }

  /**
   * Replaces the current link by one that nobody else knows. It is stored before the host is told, so that a lost message
   * cannot lose the game; without storage the original link is kept.
   */
  #takeLink(offered: string): void {
    const { link } = this.#address;
    // Another tab of this browser may have taken one.
    const kept = latestLink(link);
    if (kept === link && !replaceLink(link, offered)) return;
    this.#useLink(kept === link ? offered : kept);
    this.#socket.send({ type: 'link', take: this.#address.link });
    if (!this.#expectsLink) useHosted.setState({ hasNewLink: true });
    this.#expectsLink = false;
  }

  #useLink(link: string): void {
    this.#address = { ...this.#address, link };
    useHosted.setState({ link });
    rememberSlot({ id: link, of: this.#address.of, host: this.#address.host });
    this.#keeper.reset();
    this.#keep();
  }

  /** Notifies the player when his side is opened elsewhere. */
  #countTabs(tabs: number): void {
    if (tabs > useHosted.getState().tabs) say(onlineMessages().news.elsewhere);
    useHosted.setState({ tabs });
  }

  #remember(seen: number): void {
    const { status, viewer } = useHosted.getState();
    const { link, host, of } = this.#address;
    const players = status?.players ?? {};
    const isOver = status?.decider === null;
    rememberGame({ link, host, of, viewer, players, isOver, openedAt: Date.now(), seen });
  }

  #keep(): void {
    const { status, ahead } = useHosted.getState();
    if (!this.#welcome || !status) return;
    this.#keeper.keep(this.#address.link, {
      welcome: this.#welcome,
      status,
      ahead,
      entries: this.#entries.slice(),
    });
  }
}

let latest: GameAtHost | null = null;

/** Opens a game at a host; returns the failure or null. */
export async function openHosted(opening: HostedOpening): Promise<Failure | null> {
  const { host, of, isNew, name } = opening;
  const link = latestLink(opening.link);
  await pendingSave();
  latest?.close();
  rememberSlot({ id: link, of, host });
  const kept = await readView(link);
  const problem = await new Promise<Problem | null>((resolve) => {
    latest = new GameAtHost({ link, host, of }, isNew === true, kept, resolve);
  });
  if (problem) return { of: 'host', problem };
  if (name) void requestOfHost({ kind: 'name', name });
  if (isNew) openDialog('online');
  return null;
}

/** Sends a request other than an action; true if the host accepted it. */
export const requestOfHost = async (request: Request): Promise<boolean> =>
  (await latest?.game?.request(request)) ?? false;

export const askBack = async (): Promise<void> => latest?.game?.askBack();

/** Requests a new link for the player, which is used as soon as it arrives. */
export const askForLink = (): void => latest?.askForLink();

export const testWebhook = (): void => latest?.testWebhook();
