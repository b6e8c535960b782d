/** A player's steps that the host has not confirmed, in order; sent again until answered. */
import type { ClientMessage, HostMessage, RefusalReason, Request } from '#host/protocol.ts';
import { newId } from '../../store/kept-games.ts';

/** A step to be sent. The host answers the same id in the same way, so a step is never done twice. */
export interface Sending {
  readonly id: string;
  readonly request: Request;
  /** The last entry that the player had seen, or the id of his previous step. */
  readonly follows: number | string;
  /** For an undo: the step to go back to; its entry is known once all earlier steps are confirmed. */
  readonly cursor?: number;
  /** True if it is shown only after the host's answer. */
  waits: boolean;
  sent: boolean;
}

export type Answer = HostMessage & { readonly type: 'accepted' | 'refused' };

/** The host remembers the latest 50 steps of a side: fewer may be unanswered at once. */
const MOST_IN_FLIGHT = 40;
/** Delay before a busy host is asked again, in milliseconds. */
const AGAIN_MS = 2000;
/** Reasons that do not concern the step itself: it is sent again. */
const PASSING: ReadonlySet<RefusalReason> = new Set(['storage', 'too-fast']);

export const isPlay = ({ request: { kind } }: Sending): boolean => kind === 'act' || kind === 'undo';

const PREFIX = 'winter-war-outbox';

/** Fallback without storage: valid while the page is open. */
const pageId = newId();

/** Id of the tab: each tab has its own outbox, and the host counts it once. */
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

/** Prefix of the storage keys for one side. A link may be replaced, but its first part stays. */
const keysOf = (link: string, side: string | null): string => `${PREFIX} ${link.split('.')[0]} ${side} `;

function read(key: string): Sending[] {
  const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as Sending[];
  return kept.map((sending) => ({ ...sending, sent: false }));
}

/**
 * Unanswered steps of this tab; else those of another tab, which may have been closed while offline. If it is still
 * open, both send the same steps, which are done once.
 */
function keptSendings(link: string, side: string | null): Sending[] {
  try {
    const keys = keysOf(link, side);
    const own = read(keys + tabId());
    if (own.length) return own;
    const others = Object.keys(localStorage).filter((key) => key.startsWith(keys));
    // Old offers and resignations are not repeated.
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
  /** Null: a spectator, who sends nothing. */
  readonly side: string | null;
  /** True once all missed entries have arrived over the current connection. */
  isOpen(): boolean;
  send(message: ClientMessage): void;
  /** The entry that led to a step of the game. */
  entryAt(cursor: number): number;
}

export class Outbox {
  readonly #wishes: Wishes;
  #sendings: Sending[];
  /** Number of answers pending on this connection. */
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

  /** True if the same request is already pending, such as after a double press. */
  isAsking(request: Request): boolean {
    const text = JSON.stringify(request);
    return request.kind !== 'chat' && this.#sendings.some((one) => JSON.stringify(one.request) === text);
  }

  /** Resolves with true if the host accepted it. */
  answerTo({ id }: Sending): Promise<boolean> {
    return new Promise((resolve) => {
      this.#answers.set(id, (answer) => resolve(answer.type === 'accepted'));
    });
  }

  /** Removes the latest step if it is an action that was never sent. */
  dropUnsent(): boolean {
    const last = this.#sendings.at(-1);
    if (last?.request.kind !== 'act' || last.sent) return false;
    this.#sendings.pop();
    return true;
  }

  /** Removes steps that have arrived as entries of the game. */
  drop(ids: ReadonlySet<string | undefined>): void {
    this.#sendings = this.#sendings.filter(({ id }) => !ids.has(id));
  }

  /** Connection lost: nothing sent over it will be answered. */
  lose(): void {
    this.#inFlight = 0;
    for (const sending of this.#sendings) sending.sent = false;
  }

  /** Stores pending steps for a reload or another tab, and sends what can be sent. */
  flush(): void {
    this.#keep();
    if (!this.#wishes.isOpen() || this.#again !== undefined) return;
    for (const [i, sending] of this.#sendings.entries()) {
      if (sending.sent) continue;
      if (this.#inFlight >= MOST_IN_FLIGHT) return;
      const { id, follows, cursor } = sending;
      // The entry to go back to is known once everything before it is confirmed.
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
      // A reload then loses what was not confirmed.
    }
  }

  /** The step that this answer settles; null if it is to be sent again, or was settled before. */
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
    // Steps that follow a refused one are dropped too.
    this.#sendings = this.#sendings.filter(
      (other, i) => other !== sending && !(isRefusedPlay && i > place && isPlay(other)),
    );
    return sending;
  }

  /** Sends it and all later steps again after a pause. */
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
