import type { Line, State } from './position.ts';

/** Why a text is no position. */
export interface NotationError {
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
}

/** A game that begins with the position, or why the text is none. */
export type NotationRead =
  | { readonly ok: true; readonly timeline: Line }
  | { readonly ok: false; readonly error: NotationError };

/** Positions as text that people can read, change and paste: a JSON object that is no record. */
export interface Notation {
  /** `seen`: what the player may see of the position; null where it cannot be written down. */
  write(seen: State): string | null;
  read(text: string): NotationRead;
  /** In the language that is spoken. */
  errorText(error: NotationError): string;
}
