import { create } from 'zustand';
import type { Hex } from '#engine/winter-war';
import { openDialog } from '#table/store/table.ts';
import { useTable, type Mode } from '../../table-adapter.ts';

interface HexInfo {
  readonly hex: Hex;
  /** What was in hand when it was asked for. */
  readonly mode: Mode;
}

/** The hex that is looked into while something else stays in hand. */
export const useHexInfo = create<{ readonly asked: HexInfo | null }>(() => ({ asked: null }));

export function askAbout(hex: Hex | null): void {
  if (hex === null) return;
  useHexInfo.setState({ asked: { hex, mode: useTable.getState().mode } });
  openDialog('hex');
}
