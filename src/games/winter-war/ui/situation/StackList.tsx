import playMessages from '../../content/en/play.ftl';
import type { Hex } from '#engine/winter-war';
import { memo, useDeferredValue, useMemo } from 'react';
import { PlaceList } from '#table';
import { handleMapPress } from '../controller/controller.ts';
import { usePosition } from '../../table-adapter.ts';
import { lineOf, stacksInWords } from './describe.ts';

const chooseStack = (hex: Hex): void => handleMapPress(hex);

/** The stacks on the map by front and side. Deferred, so that the map is drawn first. */
export const StackList = memo(function StackList() {
  const position = useDeferredValue(usePosition(), null);
  const t = playMessages().situation;
  const parts = useMemo(
    () =>
      (position ? stacksInWords(position) : []).map(({ area, name, stacks }) => ({
        id: area,
        name,
        places: stacks.map((stack) => ({
          place: stack.hex,
          side: stack.side,
          text: `${playMessages().situation.sides[stack.side]}, ${lineOf(stack)}`,
        })),
      })),
    [position],
  );
  return <PlaceList title={t.list} help={t.listHelp} parts={parts} onChoose={chooseStack} />;
});
