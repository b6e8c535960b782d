import { create } from 'zustand';
import { useTable } from './table.ts';

/** The paragraph that lies open beside the map; `count` tells that it was asked for again. */
export const useBeside = create<{ readonly rule: string | null; readonly count: number }>(() => ({
  rule: null,
  count: 0,
}));

/** Opens a paragraph beside the map, by its id. */
export function openRulePanel(rule: string): void {
  // The card lies in the panel at hand.
  useTable.setState({ leftOpen: true });
  useBeside.setState(({ count }) => ({ rule, count: count + 1 }));
}

/** Puts it away. */
export const closeRulePanel = (): void => useBeside.setState({ rule: null });
