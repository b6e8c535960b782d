/** State of a game at a host, apart from its timeline: presence, talk, pending requests. */
import type { ClockChoice, Entry, Presence, Side, Status, Viewer, Webhook } from '#host/protocol.ts';
import { create } from 'zustand';

/** Why the page is disconnected and does not reconnect by itself. */
export type HostEnding = 'no-such-game' | 'link-replaced' | 'reload' | 'damaged';

interface HostedInfo {
  readonly connection: 'none' | 'connecting' | 'open' | 'lost' | HostEnding;
  /** The host serves a newer version of the page. */
  readonly isOutdated: boolean;
  /** An action waits for the host, which rolls its dice. */
  readonly waiting: boolean;
  /** Number of own actions that the host has not confirmed. */
  readonly unconfirmed: number;
  readonly viewer: Viewer;
  readonly status: Status | null;
  readonly presence: Readonly<Record<Side, Presence>> | null;
  readonly clock: ClockChoice;
  /** For spectators, in seconds. */
  readonly delay: number;
  /** The host's clock minus this device's, in milliseconds. */
  readonly ahead: number;
  readonly talk: readonly Entry[];
  readonly unread: number;
  readonly webhook: Webhook | null;
  /** Result of the last call; null: unknown. */
  readonly webhookCall: { readonly ok: boolean; readonly error?: string } | null;
  /** Address and link of the game; also the base of links for others. */
  readonly host: string;
  readonly link: string;
  /** The link has replaced the one that the player was sent; shown once. */
  readonly hasNewLink: boolean;
  /** Number of tabs and devices in which the player's side is open. */
  readonly tabs: number;
}

export const NOT_HOSTED: HostedInfo = {
  connection: 'none',
  isOutdated: false,
  waiting: false,
  unconfirmed: 0,
  viewer: 'onlooker',
  status: null,
  presence: null,
  clock: { kind: 'none' },
  delay: 0,
  ahead: 0,
  talk: [],
  unread: 0,
  webhook: null,
  webhookCall: null,
  host: '',
  link: '',
  hasNewLink: false,
  tabs: 1,
};

export const useHosted = create<HostedInfo>(() => NOT_HOSTED);

/** True while no action is possible: one waits for the host, or the players have ended the game. */
export const isHalted = ({ waiting, status }: HostedInfo = useHosted.getState()): boolean =>
  waiting || (status?.result ?? null) !== null;

/** A key that changes with everything that affects undo; re-renders the button. */
export const useUndoAtHost = (): string =>
  useHosted(({ connection, unconfirmed, status }) =>
    [connection, unconfirmed, status?.ask?.seq, status?.result?.reason].join(' '),
  );

/** The host waits for the viewer's decision. */
export const isOwnTurn = ({ status, viewer }: HostedInfo): boolean =>
  status !== null && status.decider === viewer;
