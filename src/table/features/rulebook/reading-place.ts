/** Reading position: on opening a page, and on the way to an example and back. */
import { type RefObject, useEffect } from 'react';
import { activeGame } from '../../game/registry.ts';
import { endPractice, openPractice } from '../../store/navigation.ts';
import { openedPage, replacePage, useBook, useUi } from '../../store/ui.ts';
import { rulebook } from '../../text/rulebook.ts';

/** Scrolls to the requested place and focuses it, when a page opens or is requested again. */
export function useArrival(page: RefObject<HTMLElement | null>, place: string): void {
  useEffect(() => {
    const target = page.current!.querySelector<HTMLElement>(`[data-place="${place}"]`);
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [page, place]);
}

type Place = Pick<ReturnType<typeof useUi.getState>, 'dialog' | 'rule'>;

const NOWHERE: Place = { dialog: null, rule: null };

/** The dialog and rule that were open when the example was opened. */
let place = NOWHERE;

/** Opens the board of an example; remembers the paragraph beside its picture. */
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

/** Ends the example and restores the dialog and rule from before. */
export function readOn(): void {
  endPractice();
  useUi.setState(place);
}
