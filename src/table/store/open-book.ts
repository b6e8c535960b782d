import { useScreen } from './screen.ts';
import { openDialog, setTab, showRule } from './table.ts';
import { openPage, type Page } from './book.ts';

/** Opens the rulebook where there is room for it: beside the map, or over the start screen. */
export function openRulebook(page: Page): void {
  openPage(page);
  showRule(null);
  if (useScreen.getState().opening) setTab('rules');
  else openDialog('book');
}
