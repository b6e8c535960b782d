/** What a player has done and the host has not confirmed, in order: sent again until there is an answer. */
import type { ClientMessage, HostMessage, RefusalReason, Request } from '#host/protocol.ts';
import { newId } from '../../store/kept-games.ts';

/** A step on its way. The same id sent again gets the same answer, so that nothing is done twice. */
export interface Sending {
  readonly id: string;
  readonly request: Request;
  /** The last entry that the player had seen, or the step that he had made before this one. */
  readonly follows: number | string;
  /** Of an undo: the step of the game that it leads to; its entry is known once what came before is confirmed. */
  readonly cursor?: number;
  /** It shows only once the host has answered. */
  waits: boolean;
  sent: boolean;
}

export type Answer = HostMessage & { readonly type: 'accepted' | 'refused' };

/** The host knows the latest 50 steps of a side again: no more than these may be lost on the way at once. */
const MOST_IN_FLIGHT = 40;
/** A host that could not store, or had too much to do, is asked again after so long, in milliseconds. */
const AGAIN_MS = 2000;
/** These say nothing about the step: it is sent again. */
const PASSING: ReadonlySet<RefusalReason> = new Set(['storage', 'too-fast']);

export const isPlay = ({ request: { kind } }: Sending): boolean => kind === 'act' || kind === 'undo';

const PREFIX = 'winter-war-outbox';

/** For a browser that keeps nothing: as long as the page is open. */
const pageId = newId();

/** Each tab has an outbox of its own, and is counted once by the host. */
export function tabId(): string {
  try {
    const known = sessionStorage.getItem(PREFIX);
    if (known) return known;
    const fresh = newId();
    sessionStorage.setItem(PREFIX, fresh);
    return fresh;
  } catch {
    return pageId;
  }
}

/** Where the outboxes of one side lie. A link may be replaced, its first part stays. */
const keysOf = (link: string, side: string | null): string => `${PREFIX} ${link.split('.')[0]} ${side} `;

function read(key: string): Sending[] {
  const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as Sending[];
  return kept.map((sending) => ({ ...sending, sent: false }));
}

/**
 * What this tab had not been answered; else what another one left, which may have been closed without a connection. If
 * that one is still there, both send the same, which is done once.
 */
function keptSendings(link: string, side: string | null): Sending[] {
  try {
    const keys = keysOf(link, side);
    const own = read(keys + tabId());
    if (own.length) return own;
    const others = Object.keys(localStorage).filter((key) => key.startsWith(keys));
    // An old wish to resign or to agree to something is not one of today.
    const left = others.flatMap(read).filter((one) => isPlay(one) || one.request.kind === 'chat');
    if (left.length) localStorage.setItem(keys + tabId(), JSON.stringify(left));
    for (const key of others) localStorage.removeItem(key);
    return left;
  } catch {
    return [];
  }
}

interface Wishes {
  link(): string;
  /** Null: an onlooker, who sends nothing. */
  readonly side: string | null;
  /** Everything that was missed has come over the present connection. */
  isOpen(): boolean;
  send(message: ClientMessage): void;
  /** The entry that led to a step of the game. */
  entryAt(cursor: number): number;
}

export class Outbox {
  readonly #wishes: Wishes;
  #sendings: Sending[];
  /** Answers that are still to come over this connection. */
  #inFlight = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  readonly #answers = new Map<string, (answer: Answer) => void>();

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
    this.#sendings = keptSendings(wishes.link(), wishes.side);
  }

  get sendings(): readonly Sending[] {
    return this.#sendings;
  }

  get plays(): readonly Sending[] {
    return this.#sendings.filter(isPlay);
  }

  close(): void {
    clearTimeout(this.#again);
  }

  add(
    request: Request,
    follows: number | string,
    more: { readonly cursor?: number; readonly waits?: boolean } = {},
  ): Sending {
    const sending = { id: newId(), request, follows, waits: false, sent: false, ...more };
    this.#sendings.push(sending);
    return sending;
  }

  /** Whether the same is asked already: a button was pressed twice. */
  isAsking(request: Request): boolean {
    const text = JSON.stringify(request);
    return request.kind !== 'chat' && this.#sendings.some((one) => JSON.stringify(one.request) === text);
  }

  /** True where the host has done it. */
  answerTo({ id }: Sending): Promise<boolean> {
    return new Promise((resolve) => {
      this.#answers.set(id, (answer) => resolve(answer.type === 'accepted'));
    });
  }

  /** Drops the latest where it is an action that has never left. */
  dropUnsent(): boolean {
    const last = this.#sendings.at(-1);
    if (last?.request.kind !== 'act' || last.sent) return false;
    this.#sendings.pop();
    return true;
  }

  /** The host has told of these steps in the game itself. */
  drop(ids: ReadonlySet<string | undefined>): void {
    this.#sendings = this.#sendings.filter(({ id }) => !ids.has(id));
  }

  /** The connection is gone: nothing that was sent over it is answered any more. */
  lose(): void {
    this.#inFlight = 0;
    for (const sending of this.#sendings) sending.sent = false;
  }

  /** Keeps what is open for a reload or another tab, and sends what can be sent. */
  flush(): void {
    this.#keep();
    if (!this.#wishes.isOpen() || this.#again !== undefined) return;
    for (const [i, sending] of this.#sendings.entries()) {
      if (sending.sent) continue;
      if (this.#inFlight >= MOST_IN_FLIGHT) return;
      const { id, follows, cursor } = sending;
      // The entry that it goes back to is known once everything before it is confirmed.
      if (cursor !== undefined && this.#sendings.slice(0, i).some(isPlay)) return;
      const request =
        cursor === undefined
          ? sending.request
          : ({ kind: 'undo', to: this.#wishes.entryAt(cursor) } as const);
      sending.sent = true;
      this.#inFlight++;
      this.#wishes.send({ type: 'step', id, follows, request });
    }
  }

  #keep(): void {
    try {
      const key = keysOf(this.#wishes.link(), this.#wishes.side) + tabId();
      if (this.#sendings.length) localStorage.setItem(key, JSON.stringify(this.#sendings));
      else localStorage.removeItem(key);
    } catch {
      // A reload then forgets what was not confirmed.
    }
  }

  /** The step that is done with by this answer; null where it is to be sent again, or was done with before. */
  settle(answer: Answer): Sending | null {
    this.#inFlight = Math.max(0, this.#inFlight - 1);
    const sending = this.#sendings.find(({ id }) => id === answer.id);
    if (!sending?.sent) return null;
    if (answer.type === 'refused' && PASSING.has(answer.reason) && isPlay(sending)) {
      this.#sendAgain(sending);
      return null;
    }
    this.#answers.get(sending.id)?.(answer);
    this.#answers.delete(sending.id);
    const isRefusedPlay = answer.type === 'refused' && isPlay(sending);
    const place = this.#sendings.indexOf(sending);
    // What was built on a refused step falls with it.
    this.#sendings = this.#sendings.filter(
      (other, i) => other !== sending && !(isRefusedPlay && i > place && isPlay(other)),
    );
    return sending;
  }

  /** It, and what was built on it, once nothing of it is on its way any more. */
  #sendAgain(sending: Sending): void {
    for (const other of this.#sendings.slice(this.#sendings.indexOf(sending))) other.sent = false;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      this.#again = undefined;
      this.#inFlight = 0;
      this.flush();
    }, AGAIN_MS);
  }
}
