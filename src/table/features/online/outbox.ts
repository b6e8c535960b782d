/** What a player has done and the host has not confirmed, in order: sent again until there is an answer. */
import type { Request } from '#host/protocol.ts';
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

/** The host knows the latest 50 steps of a side again: no more than these may be lost on the way at once. */
export const MOST_IN_FLIGHT = 40;

export const isPlay = ({ request: { kind } }: Sending): boolean => kind === 'act' || kind === 'undo';

/** Only in this tab: another one of the same player has its own. */
const keyOf = (link: string): string => `winter-war-outbox ${link.split('.')[0]}`;

export function keepOutbox(link: string, sendings: readonly Sending[]): void {
  try {
    if (sendings.length) sessionStorage.setItem(keyOf(link), JSON.stringify(sendings));
    else sessionStorage.removeItem(keyOf(link));
  } catch {
    // A reload then forgets what was not confirmed.
  }
}

export function keptOutbox(link: string): Sending[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(link)) ?? '[]') as Sending[];
    return kept.map((sending) => ({ ...sending, sent: false }));
  } catch {
    return [];
  }
}

export const newSending = (
  request: Request,
  follows: number | string,
  more: { readonly cursor?: number; readonly waits?: boolean } = {},
): Sending => ({ id: newId(), request, follows, waits: false, sent: false, ...more });
