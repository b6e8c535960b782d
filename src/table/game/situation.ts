/** The whole position in words, for those who do not see the map. */
import type { ReactNode } from 'react';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Place } from './place.ts';
import type { Position, Side } from './position.ts';

/** What a player has to do. */
export interface Due {
  readonly todo: string;
  /** Why the phase cannot end yet. */
  readonly hindrance: Refusal | null;
}

/** The units of a stack in words. */
export interface StackInWords {
  readonly place: Place;
  readonly name: string;
  readonly units: readonly string[];
  /** Supply, zones, duties: a sentence, or "". */
  readonly notes: string;
}

/** A part of the board with its stacks, those of the viewer first. */
export interface FrontInWords {
  readonly id: string;
  readonly name: string;
  readonly sides: readonly {
    readonly side: Side;
    /** "Finnish" */
    readonly name: string;
    readonly stacks: readonly StackInWords[];
  }[];
}

/** The position in words: to the ear, in a dialog, and as text to be kept. */
export interface Situation<S = unknown> {
  /** Turn, date, phase, whose decision. */
  now(state: S): readonly string[];
  /** With nothing in hand. */
  due(state: S): Due;
  fronts(position: Position<S>): readonly FrontInWords[];
  /** Below the fronts: losses, objectives, points. */
  Points(): ReactNode;
  /** All of it as plain text, to be kept or sent. */
  asText(position: Position<S>, due: Due): string;
}
