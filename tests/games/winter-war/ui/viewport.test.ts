import { board } from '#engine/winter-war';
import { COURSE } from '#games/winter-war/lessons/index.ts';
import { BOARD_EXTENT } from '#games/winter-war/ui/board/board-extent.ts';
import { framing, isInView, transformOf } from '#kit/panzoom/viewport.ts';

describe('what is brought up together', () => {
  it.each([
    ['a wide window', [1100, 840]],
    ['a phone above its sheet', [390, 430]],
    ['a phone on its side', [844, 195]],
  ] as const)('is well in view in %s', (_, size) => {
    for (const { steps, focus } of COURSE)
      for (const step of steps) {
        const places = (step.focus ?? focus).map(board.hexByName);
        const transform = transformOf(framing(BOARD_EXTENT, places, size), size);
        for (const place of places)
          expect(isInView(BOARD_EXTENT, place, transform, size), `${step.id} ${board.hexName(place)}`).toBe(
            true,
          );
      }
  });
});
