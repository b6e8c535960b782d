/** A player without a page, for the soak and the tests: keeps its view as a page does, and sends steps. */
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import {
  changed,
  PROTOCOL,
  type Entry,
  type HostMessage,
  type NewGame,
  type NewGameAnswer,
  type Request,
  type Seen,
  type Status,
} from '../src/protocol.ts';

export type Answer = HostMessage & { readonly type: 'accepted' | 'refused' };
type Welcome = HostMessage & { readonly type: 'welcome' };

/** `http://host:port` */
export async function createGame(
  base: string,
  wish: Partial<NewGame> & Pick<NewGame, 'game'>,
): Promise<NewGameAnswer['links']> {
  const response = await fetch(`${base}/api/games`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ side: 'finn', ...wish }),
  });
  const answer = (await response.json()) as NewGameAnswer & { error?: string };
  if (response.status !== 201) throw new Error(answer.error ?? String(response.status));
  return answer.links;
}

export class Client {
  readonly socket: WebSocket;
  /** Every text that has come, in order. */
  readonly texts: string[] = [];
  readonly messages: HostMessage[] = [];
  readonly entries: Entry[] = [];
  welcome: Welcome | null = null;
  position: Seen | null = null;
  status: Status | null = null;
  seq = 0;
  closed: number | null = null;
  /** Called after each message. */
  onMessage: (message: HostMessage) => void = () => {};
  readonly #answers = new Map<string, (answer: Answer | null) => void>();
  #waiting: (() => void)[] = [];

  constructor(base: string) {
    this.socket = new WebSocket(`${base.replace(/^http/, 'ws')}/play`, { perMessageDeflate: false });
    this.socket.on('message', (data) => this.#take((data as Buffer).toString('utf8')));
    this.socket.on('error', () => {});
    this.socket.on('close', (code) => {
      this.closed = code;
      for (const answer of this.#answers.values()) answer(null);
      this.#answers.clear();
      this.#wake();
    });
  }

  /** Opens a game by its link. */
  static async join(base: string, link: string, from: number | null = null): Promise<Client> {
    const client = new Client(base);
    await client.opened();
    client.send({ type: 'join', protocol: PROTOCOL, link, from });
    await client.until(() => client.welcome !== null || client.closed !== null);
    return client;
  }

  opened(): Promise<void> {
    return this.until(() => this.socket.readyState === WebSocket.OPEN || this.closed !== null, true);
  }

  send(message: unknown): void {
    if (this.socket.readyState === WebSocket.OPEN)
      this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The host's answer; null where the socket closed before it came. */
  step(
    request: Request | { readonly kind: string },
    { id = randomUUID() as string, follows = this.seq as number | string } = {},
  ): Promise<Answer | null> {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.send({ type: 'step', id, follows, request });
    });
  }

  act(action: object, more: { id?: string; follows?: number | string } = {}): Promise<Answer | null> {
    return this.step({ kind: 'act', action } as Request, more);
  }

  /** Waits until something holds that a message may bring about. */
  until(holds: () => boolean, isOpening = false, timeout = 50_000): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('Nothing came.')), timeout);
      const look = (): void => {
        if (!holds()) {
          this.#waiting.push(look);
          return;
        }
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.push(look);
      if (isOpening) this.socket.once('open', () => this.#wake());
    });
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.until(() => this.closed !== null);
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const look of waiting) look();
  }

  #take(text: string): void {
    this.texts.push(text);
    const message = JSON.parse(text) as HostMessage;
    this.messages.push(message);
    if (message.type === 'welcome') {
      this.welcome = message;
      this.position = message.position;
      this.status = message.status;
      this.seq = message.seq;
    } else if (message.type === 'steps') {
      this.status = message.status;
      for (const entry of message.entries) {
        // What a player took back unseen by others is gone, and its numbers with it.
        if (entry.seq <= this.seq || (entry.kind !== 'undo' && entry.seq !== this.seq + 1))
          throw new Error(`Entry ${entry.seq} follows ${this.seq}.`);
        this.seq = entry.seq;
        this.entries.push(entry);
        if (entry.change) this.position = changed(this.position, entry.change);
      }
    } else if ((message.type === 'accepted' || message.type === 'refused') && message.id) {
      this.#answers.get(message.id)?.(message);
      this.#answers.delete(message.id);
    }
    this.onMessage(message);
    this.#wake();
  }
}
