import playMessages from '../../content/en/play.ftl';
import { memo, useDeferredValue, useMemo } from 'react';
import { PlaceList } from '#table';
import { handleMapPress } from '../controller/controller.ts';
import { usePosition } from '../../table-adapter.ts';
import { lineOf, stacksInWords } from './describe.ts';

/** The stacks on the map by front and side. After a move the map comes first, the list in the next breath. */
export const StackList = memo(function StackList() {
  const position = useDeferredValue(usePosition());
  const w = playMessages().situation;
  const parts = useMemo(
    () =>
      stacksInWords(position).map(({ area, name, stacks }) => ({
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
  return <PlaceList title={w.list} help={w.listHelp} parts={parts} onChoose={(hex) => handleMapPress(hex)} />;
});
