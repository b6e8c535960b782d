import { useScreen } from './screen.ts';
import { openDialog, setTab, showRule } from './table.ts';
import { turnTo, type Page } from './book.ts';

/** Opens the rulebook where there is room for it: beside the map, or over the start screen. */
export function openBook(page: Page): void {
  turnTo(page);
  showRule(null);
  if (useScreen.getState().opening) setTab('rules');
  else openDialog('book');
}
