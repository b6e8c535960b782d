/** Commands: actions of the player that are bound to keys and buttons. */
import type { Aid } from '#engine/core/about.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { IconName } from '#kit/widgets/Icon.tsx';

export const GROUPS = ['play', 'jump', 'map', 'panels', 'game'] as const;
/** The heading under which the list of keys shows a command. */
export type CommandGroup = (typeof GROUPS)[number];

/** States in which most commands are disabled: a replay is on show; a computer player is to decide. */
export type Halt = 'watching' | 'ai';

/** Touch gestures on the map and on the panel below it. */
export const GESTURES = ['twoFingerTap', 'swipeLeft', 'swipeRight'] as const;
export type Gesture = (typeof GESTURES)[number];

export interface CommandSpec {
  readonly id: string;
  readonly group: CommandGroup;
  /** Evaluated on every render, because the language may change. */
  label(): string;
  /** Used where there is no room for the label. */
  short?(): string;
  readonly icon?: IconName;
  /** In the syntax of `isKey`, several separated by spaces. Absent: no key. */
  readonly keys?: string;
  /** The key as shown to the player. */
  readonly keyText?: string;
  /** Touch gesture that also runs it. */
  readonly gesture?: Gesture;
  /** The aid that it belongs to; two players may have agreed to play without. */
  readonly aid?: Aid;
  /** States in which it stays enabled. */
  readonly while?: readonly Halt[];
  /** True: a held key runs it only once. */
  readonly once?: boolean;
  /** True: its key shows no refusal while the command is disabled. */
  readonly silent?: boolean;
  /** Whether a game with this position has the command; absent: every game has. */
  offered?(state: unknown): boolean;
  enabled?(): boolean;
  /** Why it is disabled, or what would be in its way: the engine's refusal if there is one. */
  why?(): Refusal | string | null;
  /** A hook: true while the thing that it toggles is shown. Absent: not a toggle. */
  usePressed?(): boolean;
  run(): void;
}

/** A player's action by key, button, menu or palette. Labels and reasons are evaluated on every render. */
export interface Command {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string;
  /** Falls back to the label. */
  readonly short: string;
  readonly icon: IconName | null;
  /** Both "" without a key. */
  readonly keys: string;
  readonly keyText: string;
  readonly gesture: Gesture | null;
  readonly once: boolean;
  readonly silent: boolean;
  /** True if a game with this position has the command. */
  belongsTo(state: unknown): boolean;
  /** True if the command applies now, enabled or not. */
  offered(): boolean;
  enabled(): boolean;
  /** May be set for an enabled command too: the refusal that the rules will give. Null: no known obstacle. */
  why(): Refusal | string | null;
  /** A hook; undefined: not a toggle. */
  usePressed(): boolean | undefined;
  run(): void;
}
