/** The game's own part of the screen. The table frames it: bar, panels at both sides, dialogs, replay. */
import type { ComponentType, ReactNode } from 'react';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Command } from './command.ts';
import type { Place } from './position.ts';
import type { StatusLine } from './story.ts';

/** The one primary button: what it says, what it does, and why it may not. */
export interface PrimaryStep<Why = Refusal | null> {
  readonly shown: boolean;
  readonly label: string;
  /** Draws attention: the choice at hand is complete. */
  readonly urgent: boolean;
  /** What stands in the way, before it is pressed. */
  readonly refusal: Why;
  /** The other answer, where the button gives one of two. */
  readonly instead?: { readonly label: string; run(): void };
  run(): void;
}

/** What keys and buttons do in this game; the table adds what it does for any. */
export interface Commands {
  /** In the order of the sheet of keys. */
  readonly others: readonly Command[];
  /** Of them, with a button in the corner of the map. */
  readonly onMap: readonly Command[];
  /** There too, but on a phone in the thumb's row, while they can be given. */
  readonly atThumb: readonly Command[];
  /** The first of these that can be given stands beside the main button of a small screen. */
  readonly besideMain: readonly Command[];
  /** In the two columns of the menu. */
  readonly inMenu: { readonly game: readonly Command[]; readonly view: readonly Command[] };
  /** Above the log. */
  readonly atLog: readonly Command[];
  /** Below the result, when the game is over. */
  readonly atEnd: readonly Command[];
}

/** A place or a unit that can be looked for by name. */
export interface SearchResult {
  readonly id: string;
  readonly kind: 'place' | 'unit';
  readonly text: string;
  /** Found by this too. */
  readonly also?: string;
  /** At the end of the line: where it is. */
  readonly aside?: string;
  readonly enabled: boolean;
  run(): void;
}

/** The game on paper. */
export interface Print {
  /** Whatever is printed in place of the screen. */
  Sheets(): ReactNode;
}

/**
 * What the player is doing at the table, one thing at a time: 'idle' with nothing in hand, 'look' while a place is
 * looked at, which binds nobody; every other is the game's own, with whatever it needs beside the name.
 */
export interface Mode {
  readonly mode: string;
  /** What is chosen in it is hidden from the other player: the cursor does not stay there afterwards. */
  readonly secret?: boolean;
  /** Taken up by the table itself: put down, it would be taken up again. */
  readonly unasked?: boolean;
}

/** What is asked of the player now. */
export interface Step {
  /** What to do next, in one sentence. */
  readonly todo: string;
  /** The one large button. */
  readonly primary: PrimaryStep;
  /** Stays the same for as long as the same is asked: what the button stands for is new when this is. */
  readonly asked: string;
}

/** What is in hand, told where there is room for little. */
export interface Glance {
  /** What is about to happen, in one line. */
  readonly line: string;
  /** What lies with it, side by side, to be pressed; each at least 44 px high. */
  readonly strip?: ReactNode;
}

/** A chart beside the log. */
export interface Tab {
  readonly id: string;
  name(): string;
  readonly Panel: ComponentType;
}

/** What hides the table while the device goes from hand to hand. */
export interface CurtainText {
  readonly title: string;
  /** What is hidden, and from whom. */
  readonly text: string;
  /** "I am the Finnish player" */
  readonly lift: string;
}

/** One thing to be told before a phase ends: it may be regretted, or was left undone. */
export interface EndWarning {
  text(): string;
  /** Where it can be seen on the map. */
  readonly places: readonly Place[];
  /** What it may cost is told there. */
  readonly rule?: string;
  /** It is only left undone: listed for those who want to be told. */
  readonly idle?: boolean;
}

export interface DemoProps {
  /** False: it stands still. */
  readonly moves: boolean;
}

/** What a game shows, and what it says of what is asked. */
export interface Screen<S = unknown> {
  /** The map: a `Board` (table/board/Board.tsx) that is `onTable`, with the layers of the game. */
  readonly Board: ComponentType;
  /** Choices are made at hand rather than on the map: there the keyboard goes on when its button is gone. */
  readonly choosesAtHand?: boolean;
  /** Beside the map while a person decides: what is picked and what can be done with it. */
  readonly ContextPanel: ComponentType;
  /** How the game ended: above and below the buttons that lead on from there. */
  readonly Ending: ComponentType<{ readonly children: ReactNode }>;
  /** The charts, between log and rules; 'log' and 'rules' are the table's. */
  readonly tabs: readonly Tab[];
  /**
   * The dialogs of the game by the name that `openDialog` opens them by. Mounted when first asked for, and from then
   * on, about the game on show; each asks `useTable` for its name whether it is open.
   */
  readonly dialogs: Readonly<Record<string, ComponentType>>;
  /** Mounted with the table: sounds, warnings, what watches over the turn. */
  readonly always: readonly ComponentType[];
  /** What is asked in a position with this in hand. */
  step(state: S, mode: Mode): Step;
  /** On the bar of a folded sheet, in place of what is to do next; null, or absent: there is nothing in hand. */
  glance?(state: S, mode: Mode): Glance | null;
  /** What is asked about before the phase ends, by `endPhase` (table/warnings/hold-end.ts). */
  beforeEnd?(state: S): readonly EndWarning[];
  /** The bar above the table; `who` tells whose decision it is, or how the game ended. */
  bar(state: S): StatusLine;
  /** How the game stands, and what there is to win, on that bar; `narrow`: in the width of a few figures. */
  readonly Score?: ComponentType<{ readonly narrow: boolean }>;
  /** A recorded game, played slowly on the real map for the start screen; absent where there is none. */
  readonly Demo?: ComponentType<DemoProps>;
  /** Of the side that is to take the device. */
  curtain(side: string): CurtainText;
  /** The signs on the map, one in a sentence, for the sheet of keys. */
  signs(state: S): readonly string[];
  /** The keys of the map itself, and what each does. */
  boardKeys(): readonly { readonly keys: string; readonly text: string }[];
  /** Another game comes on the table: what was drawn over the map for the one before goes. */
  clear(): void;
}
