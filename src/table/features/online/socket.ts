/** The connection to a host: reconnects by itself, and detects dead connections. */
import { CLOSE, PROTOCOL, SOCKET_PATH, type ClientMessage, type HostMessage } from '#host/protocol.ts';
import type { HostEnding } from '../../store/hosted.ts';
import { tabId } from './outbox.ts';

/** Pauses between attempts in milliseconds, doubled each time. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** Interval of pings and limit for the answer, in milliseconds. */
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;

interface Wishes {
  readonly host: string;
  link(): string;
  /** The last entry that the page has; null: it has no position yet. */
  from(): number | null;
  /** True to query what the link opens, without joining. */
  readonly isLook?: boolean;
  onMessage(message: HostMessage): void;
  onState(state: 'lost' | HostEnding): void;
}

const ENDINGS: Readonly<Record<number, HostEnding>> = {
  [CLOSE.reload]: 'reload',
  [CLOSE.notAllowed]: 'no-such-game',
  [CLOSE.replaced]: 'link-replaced',
  [CLOSE.damaged]: 'damaged',
};

export const socketAddress = (host: string): string => new URL(SOCKET_PATH, host).href.replace(/^http/, 'ws');

export class HostSocket {
  readonly #wishes: Wishes;
  #socket: WebSocket | null = null;
  #isClosed = false;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
    window.addEventListener('online', this.#comeBack);
    document.addEventListener('visibilitychange', this.#look);
    this.#connect();
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (message.type === 'step' || message.type === 'ping') this.#expectAnswer();
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#isClosed = true;
    window.removeEventListener('online', this.#comeBack);
    document.removeEventListener('visibilitychange', this.#look);
    clearTimeout(this.#retry);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#attempts++;
    const socket = new WebSocket(`${socketAddress(this.#wishes.host)}?tab=${tabId()}`);
    this.#socket = socket;
    this.#expectAnswer();
    const { link, from, isLook } = this.#wishes;
    const join = (more: { readonly look?: true }): void =>
      this.send({ type: 'join', protocol: PROTOCOL, link: link(), from: from(), ...more });
    socket.addEventListener('open', () => {
      join(isLook ? { look: true } : {});
      this.#ping = setInterval(() => this.#look(), PING_EVERY);
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#patience);
      const message = JSON.parse(String(data)) as HostMessage;
      // Older hosts do not know `look`.
      if (isLook && message.type === 'refused' && message.reason === 'malformed') return join({});
      if (message.type === 'welcome') {
        this.#attempts = 1;
        if (document.hidden) this.send({ type: 'presence', active: false });
      }
      this.#wishes.onMessage(message);
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.#socket) this.#lose(ENDINGS[code]);
    });
  }

  #drop(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#patience);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lose(ending?: HostEnding): void {
    this.#drop();
    if (this.#isClosed) return;
    if (ending) {
      this.close();
      this.#wishes.onState(ending);
      return;
    }
    this.#wishes.onState('lost');
    const pause = Math.min(FIRST_PAUSE * 2 ** (this.#attempts - 1), LONGEST_PAUSE);
    // Jitter, so that not all pages reconnect to a restarted host at once.
    this.#retry = setTimeout(() => this.#connect(), pause * (0.5 + Math.random()));
  }

  #expectAnswer(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#lose(), ANSWER_WITHIN);
  }

  /** The network is back: reconnects without further pause. */
  readonly #comeBack = (): void => {
    if (!this.#socket) this.#connect();
  };

  /** A hidden page may have been suspended together with its socket. */
  readonly #look = (): void => {
    if (this.#isClosed) return;
    if (!this.#socket) {
      if (!document.hidden) this.#connect();
      return;
    }
    this.send({ type: 'presence', active: !document.hidden });
    this.send({ type: 'ping' });
  };
}
