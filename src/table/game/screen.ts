/** The game's part of the screen. The table provides the rest: bar, side panels, dialogs, replay. */
import type { ComponentType, ReactNode } from 'react';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Command } from './command.ts';
import type { Place } from './position.ts';
import type { StatusLine } from './story.ts';

export interface PrimaryStep<Why = Refusal | null> {
  readonly shown: boolean;
  readonly label: string;
  /** Highlighted: the current choice is complete. */
  readonly urgent: boolean;
  /** What prevents it, known before it is pressed. */
  readonly refusal: Why;
  /** The alternative, if the button is one of two answers. */
  readonly instead?: { readonly label: string; run(): void };
  run(): void;
}

/** The game's own commands; the table adds those of every game. */
export interface Commands {
  /** In the order of the list of keys. */
  readonly others: readonly Command[];
  /** Those with a button in the corner of the map. */
  readonly onMap: readonly Command[];
  /** The same, but on a phone in the row for the thumb, while enabled. */
  readonly atThumb: readonly Command[];
  /** The first enabled one is shown beside the primary button on a small screen. */
  readonly besideMain: readonly Command[];
  /** For the two columns of the menu. */
  readonly inMenu: { readonly game: readonly Command[]; readonly view: readonly Command[] };
  readonly atLog: readonly Command[];
  /** Below the result when the game is over. */
  readonly atEnd: readonly Command[];
}

/** A place or unit that can be found by name. */
export interface SearchResult {
  readonly id: string;
  readonly kind: 'place' | 'unit';
  readonly text: string;
  /** Further search words. */
  readonly also?: string;
  /** At the end of the line: where it is. */
  readonly aside?: string;
  readonly enabled: boolean;
  run(): void;
}

export interface Print {
  /** Printed in place of the screen. */
  Sheets(): ReactNode;
}

/**
 * What the player is doing, one thing at a time: 'idle' with nothing selected, 'look' while inspecting a place
 * without commitment; all others are the game's own, with their data.
 */
export interface Mode {
  readonly mode: string;
  /** True: its choices are hidden from the other player, so the cursor is moved away afterwards. */
  readonly secret?: boolean;
  /** True: entered by the table itself, which would enter it again after a cancel. */
  readonly unasked?: boolean;
}

/** What the player has to do now. */
export interface Step {
  /** The next thing to do, in one sentence. */
  readonly todo: string;
  /** Where something must still be done before the phase may end. */
  readonly owed?: readonly Place[];
  /** Begins what is owed at one of these places, once it is shown; without it a press only shows it. */
  readonly beginOwed?: ((place: Place) => void) | undefined;
  readonly primary: PrimaryStep;
  /** Key of the question: the primary button counts as a new one when it changes. */
  readonly asked: string;
}

/** The current selection, for little room. */
export interface Glance {
  /** What is about to happen, in one line. */
  readonly line: string;
  /** The other pieces in that place, in a row of buttons at least 44 px high. */
  readonly strip?: ReactNode;
}

/** A chart beside the log. */
export interface Tab {
  readonly id: string;
  name(): string;
  readonly Panel: ComponentType;
}

/** The text of the curtain, which hides the table while the device changes hands. */
export interface CurtainText {
  readonly title: string;
  /** What is hidden, and from whom. */
  readonly text: string;
  /** "I am the Finnish player" */
  readonly lift: string;
  /** The die that both players should see before the device changes hands; null: none. */
  readonly news?: Glance | null;
}

/** A warning before a phase ends: something that may be regretted or was not done. */
export interface EndWarning {
  text(): string;
  /** Where to see it on the map. */
  readonly places: readonly Place[];
  /** The paragraph about the consequences. */
  readonly rule?: string;
  /** True for something merely not done: shown only if the player wants such reminders. */
  readonly idle?: boolean;
}

export interface DemoProps {
  /** False: no animation. */
  readonly moves: boolean;
}

export interface Screen<S = unknown> {
  /** The map: a `Board` (table/board/Board.tsx) with `onTable` and the game's layers. */
  readonly Board: ComponentType;
  /** True: choices are made in the context panel, so focus moves there when a focused button disappears. */
  readonly choosesAtHand?: boolean;
  /** Beside the map while a person decides: the selection and what can be done with it. */
  readonly ContextPanel: ComponentType;
  /** How the game ended; `children` are the buttons for what to do next. */
  readonly Ending: ComponentType<{ readonly children: ReactNode }>;
  /** The charts, between log and rules; the ids 'log' and 'rules' are the table's. */
  readonly tabs: readonly Tab[];
  /**
   * The game's dialogs by their name for `openDialog`. Mounted when first opened and then kept; each gets from
   * `useTable` whether it is open.
   */
  readonly dialogs: Readonly<Record<string, ComponentType>>;
  /** Mounted with the table: sounds, warnings, watchers of the turn. */
  readonly always: readonly ComponentType[];
  /** The question in a position, in this mode. */
  step(state: S, mode: Mode): Step;
  /** On the bar of a collapsed sheet, in place of the next step; null, or absent: nothing is selected. */
  glance?(state: S, mode: Mode): Glance | null;
  /** Warnings to confirm before the phase ends, by `endPhase` (table/warnings/hold-end.ts). */
  beforeEnd?(state: S): readonly EndWarning[];
  /** The bar above the table; `who` is the side to decide, or how the game ended. */
  bar(state: S): StatusLine;
  /**
   * The phases of the turn in their order, as names of at most two words, of which the present one is the bar's
   * `shortPhase` or `phase`; empty outside the sequence of play.
   */
  stages?(state: S): readonly string[];
  /** Score and stakes on that bar; `narrow`: room for a few digits only. */
  readonly Score?: ComponentType<{ readonly narrow: boolean }>;
  /** A recorded game, played slowly on the real map for the start screen; absent: none. */
  readonly Demo?: ComponentType<DemoProps>;
  /** `side`: the side that takes the device. */
  curtain(side: string): CurtainText;
  /** The legend of the map's signs, one sentence each, for the list of keys. */
  signs(state: S): readonly string[];
  /** The keys of the map itself, and what each does. */
  boardKeys(): readonly { readonly keys: string; readonly text: string }[];
  /** Called when another game is opened: clears what was drawn over the map. */
  clear(): void;
}
