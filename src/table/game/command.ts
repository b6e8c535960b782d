/** What a key or a button can do. */
import type { Aid } from '#engine/core/about.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { IconName } from '#kit/widgets/Icon.tsx';

/** Where a command stands in the sheet of keys. */
export const GROUPS = ['play', 'jump', 'map', 'panels', 'game'] as const;
/** Under which head the sheet of keys lists a command. */
export type CommandGroup = (typeof GROUPS)[number];

/** When commands wait, but for those that say otherwise: a replay is on show; a computer player has the word. */
export type Halt = 'watching' | 'ai';

/** What fingers do on the map, and on the panel below it. */
export const GESTURES = ['twoFingerTap', 'swipeLeft', 'swipeRight'] as const;
export type Gesture = (typeof GESTURES)[number];

/** A command as its feature writes it down. */
export interface CommandSpec {
  readonly id: string;
  readonly group: CommandGroup;
  /** Asked for when drawing: the language may change. */
  label(): string;
  /** Where there is no room for the label. */
  short?(): string;
  readonly icon?: IconName;
  /** As `isKey` reads it; several parted by spaces. None: no key. */
  readonly keys?: string;
  /** As people read it. */
  readonly keyText?: string;
  /** On a touch screen it is given by this too. */
  readonly gesture?: Gesture;
  /** Two players may have agreed to do without it. */
  readonly aid?: Aid;
  /** It serves then too. */
  readonly while?: readonly Halt[];
  /** A key held down gives it once. */
  readonly once?: boolean;
  /** Its key says nothing where it does nothing. */
  readonly silent?: boolean;
  /** Whether a game with this position has it at all; absent: every game. */
  offered?(state: unknown): boolean;
  enabled?(): boolean;
  /** Why it cannot be done now, or what would stand in its way: the engine's reason where it has one. */
  why?(): Refusal | string | null;
  /** A hook: whether what it shows or hides is shown. Absent: it is no switch. */
  usePressed?(): boolean;
  run(): void;
}

/** What a player may do by key, button, menu or palette. Labels and reasons are read anew at every drawing. */
export interface Command {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string;
  /** The label, where there is nothing shorter. */
  readonly short: string;
  readonly icon: IconName | null;
  /** Both empty: no key. */
  readonly keys: string;
  readonly keyText: string;
  readonly gesture: Gesture | null;
  readonly once: boolean;
  readonly silent: boolean;
  /** True where a game with this position has it. */
  belongsTo(state: unknown): boolean;
  /** True where it belongs now, be it that it can be done or not. */
  offered(): boolean;
  enabled(): boolean;
  /** Also of a command that can be given: what the rules will say to it. Null: nothing is known to be in its way. */
  why(): Refusal | string | null;
  /** A hook; undefined: it is no switch. */
  usePressed(): boolean | undefined;
  run(): void;
}
