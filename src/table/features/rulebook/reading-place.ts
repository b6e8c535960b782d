/** From a picture of the rulebook to the board, and back to the place where one was reading. */
import { type RefObject, useEffect } from 'react';
import { activeGame } from '../../game/registry.ts';
import { endPractice, openPractice } from '../../store/navigation.ts';
import { openedPage, replacePage, useBook, useUi } from '../../store/ui.ts';
import { rulebook } from '../../text/rulebook.ts';

/** Brings the place that was asked for into view, and the keyboard to it, when a page opens or is asked again. */
export function useArrival(page: RefObject<HTMLElement | null>, place: string): void {
  useEffect(() => {
    const target = page.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [page, place]);
}

type Place = Pick<ReturnType<typeof useUi.getState>, 'dialog' | 'rule'>;

const NOWHERE: Place = { dialog: null, rule: null };

/** What lay over the screen when the example was opened. */
let place = NOWHERE;

/** Leaves the book for the board of an example; the place is kept, at the paragraph beside which the picture stands. */
export async function tryOut(example: string): Promise<void> {
  const { dialog, rule } = useUi.getState();
  place = { dialog, rule };
  const page = openedPage(useBook.getState());
  if (page.page === 'chapter') {
    const book = await rulebook();
    const beside = activeGame()
      .book.paragraphsOf(example)
      .find((one) => book.chapterWith(one).id === page.chapter);
    if (beside) replacePage({ ...page, paragraph: beside });
  }
  useUi.setState(NOWHERE);
  openPractice({ from: 'example', example });
}

/** Ends the example and opens what lay over the screen before it. */
export function readOn(): void {
  endPractice();
  useUi.setState(place);
}
