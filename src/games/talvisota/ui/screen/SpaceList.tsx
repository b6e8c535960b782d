import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { memo, useMemo } from 'react';
import { boardOf, FRONTS, isSoviet, placeOf, type Space, type State } from '#engine/talvisota';
import { PlaceList } from '#table';
import type { Highlight } from '../board/map-props.ts';
import { spaceAloud } from '../space/SpaceCard.tsx';
import { markText } from './mark-text.ts';

interface SpaceListProps {
  /** As anybody before the screen may see it. */
  readonly state: State;
  readonly highlights: readonly Highlight[];
  onChoose(space: Space): void;
}

/** Every space in words, by front, with what may be done there now: for the keyboard and for those who listen. */
export const SpaceList = memo(function SpaceList({ state, highlights, onChoose }: SpaceListProps) {
  const w = playMessages().voice;
  const parts = useMemo(() => {
    const { spaces } = boardOf(state.options);
    return FRONTS.map((front) => ({
      id: front,
      name: startMessages().common.front[front],
      places: spaces
        .filter((space) => placeOf(space).front === front)
        .map((space) => ({
          place: space,
          side: isSoviet(state, space) ? 'soviet' : 'finn',
          text: [spaceAloud(state, space, true), markText(highlights, space)].filter(Boolean).join(' '),
        })),
    }));
  }, [state, highlights]);
  return <PlaceList title={w.list} help={w.listHelp} parts={parts} onChoose={onChoose} />;
});
