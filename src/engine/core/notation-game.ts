/** What a game provides so that its positions and games can be written as text and read back. */
import type { Refusal } from './refusal.ts';
import type * as v from 'valibot';
import type { Seats } from './about.ts';
import type { Editions } from './recorded.ts';
import type { Words, Word } from './notation-text.ts';
import type { RandomState } from './random.ts';
import type { Replayed, Restored } from './record.ts';
import type { Timeline } from './timeline.ts';

/** How one kind of action is written after its verb. */
export interface Form<State, A> {
  /** The type of the action unless given. */
  readonly verb?: string;
  write(action: A, before: State): string;
  read(words: Words, before: State): Omit<A, 'type'>;
}

export type NotationAction = { readonly type: string };
export type Forms<State, Action extends NotationAction> = {
  readonly [Type in Action['type']]: Form<State, Extract<Action, { readonly type: Type }>>;
};

export const BARE = { write: () => '', read: () => ({}) };

/** Results of a step and its dice, written for the reader: those before the dice, and those after. */
export interface Facts {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface NotationState {
  readonly options: object;
  readonly random: RandomState;
  readonly phase: string;
}

/** The fields of a position by key; reading a field removes it. */
export type Fields = Map<string, { readonly key: Word; readonly value: Word }>;

/** The first part of a position. */
export interface Head<State extends NotationState> {
  readonly turn: Word;
  readonly phase: State['phase'];
  readonly options: State['options'];
}

/** What a game provides so that its positions and games can be written and read. */
export interface NotationGame<
  State extends NotationState,
  Action extends NotationAction,
  Event,
  Barrier extends string,
  S extends Seats,
> extends Replayed<State, Action, Event, Barrier, State['options']> {
  /** Identifies the texts and records of the game. */
  readonly format: string;
  readonly editions: Editions;
  readonly optionKeys: readonly string[];
  /** Numeric options, written `key:number` among the switches, with a check of the number. Absent: none. */
  readonly optionNumbers?: Readonly<Record<string, (value: number) => boolean>>;
  readonly phases: readonly State['phase'][];
  /** The turn as written before steps and in positions: "4S". */
  readonly turnPattern: RegExp;
  turnOf(state: State): string;
  openActions(state: State): readonly string[];
  readonly forms: Forms<State, Action>;
  factsOf(events: readonly Event[]): Facts;
  /** The fields of a position besides its head and the generator: `key=value`. */
  writeFields(state: State): readonly string[];
  readFields(head: Head<State>, fields: Fields): State;
  /** Accepts a position that can be played on. */
  readonly positionSchema: v.GenericSchema;
  /** Why a position of valid form cannot be played on, as far as the game can detect it. */
  contradictions?(state: State): readonly Refusal[];
  serialise(line: Timeline<State, Action, Event, Barrier>, seats?: S): string;
  /** The position on an edition of the board; absent while there has been one board only. */
  onBoard?(state: State, board: number): State;
  restore(text: string): Restored<Timeline<State, Action, Event, Barrier>, S>;
}
