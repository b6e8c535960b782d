import { create } from 'zustand';
import type { Options } from '../engine/game/options.ts';
import type { TableKind } from './persistence.ts';
import { rememberOpen, wasOpen } from './persistence.ts';

/** What the table is to put on the map when it opens. Kept free of the engine: the start screen is light. */
export type Opening =
  | { readonly from: 'new'; readonly table: TableKind; readonly options: Options }
  | { readonly from: 'saved' }
  | { readonly from: 'file'; readonly table: TableKind; readonly text: string };

interface Screen {
  readonly opening: Opening | null;
  /** Why the last opening failed, for the start screen. */
  readonly failure: string | null;
}

export const useScreen = create<Screen>(() => ({
  opening: wasOpen() ? { from: 'saved' } : null,
  failure: null,
}));

export function openTable(opening: Opening): void {
  useScreen.setState({ opening, failure: null });
  rememberOpen(true);
}

/** Back to the start screen, with the reason when the table could not open. */
export function leaveTable(failure: string | null = null): void {
  rememberOpen(false);
  useScreen.setState({ opening: null, failure });
}
