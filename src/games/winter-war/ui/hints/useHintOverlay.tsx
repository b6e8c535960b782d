import { useMemo, type ReactNode } from 'react';
import { board, type Action, type Hex, type State } from '#engine/winter-war';
import { HintArrows, type HintArrow, type HintSpot } from '../board/overlays/HintArrows.tsx';
import { usePosition } from '../../table-adapter.ts';
import { useHint, useAnswerOnMap, useProblem } from '#table';

type Arrow = Omit<HintArrow, 'next'>;

/** The ways of an action over the map. */
function waysOf({ units }: State, action: Action): Arrow[] {
  if (action.type === 'move') return [{ kind: 'way', hexes: [units[action.unit]!.at, ...action.path] }];
  if (action.type === 'attack') {
    const from = [...new Set(action.attackers.map((unit) => units[unit]!.at))];
    return action.targets.flatMap((target) =>
      from
        .filter((hex) => board.distance(hex, target) === 1)
        .map((hex): Arrow => ({ kind: 'attack', hexes: [hex, target] })),
    );
  }
  if ((action.type === 'retreat' || action.type === 'advance') && action.to !== null)
    return [{ kind: 'way', hexes: [units[action.unit]!.at, action.to] }];
  return [];
}

function spotsOf({ units }: State, action: Action): Hex[] {
  switch (action.type) {
    case 'place':
    case 'arrive':
    case 'plan':
    case 'drop':
      return action.hex === null ? [] : [action.hex];
    case 'lose':
      return action.units.map((unit) => units[unit]!.at).filter((hex) => hex >= 0);
    case 'demolish':
      return [units[action.unit]!.at];
    case 'retreat':
      return action.to === null ? [units[action.unit]!.at] : [];
    case 'move':
    case 'attack':
    case 'advance':
    case 'administer':
    case 'heavy':
    case 'roll':
    case 'accept':
    case 'decline':
    case 'end':
      return [];
  }
}

/** Those of the first action win over later ones on the same way. */
function distinct<T extends { readonly next: boolean }>(all: readonly T[], key: (one: T) => string): T[] {
  return [...new Map(all.toReversed().map((one) => [key(one), one])).values()];
}

/** What the General would do, or the answer to a problem, on the map. */
export function useHintOverlay(): ReactNode {
  const { state } = usePosition();
  const asked = useHint((hint) => hint.state);
  const advised = useHint((hint) => hint.actions) as readonly Action[];
  const answer = useAnswerOnMap() as readonly Action[] | null;
  const showsBest = useProblem(({ now }) => now !== null && now.own !== null);
  return useMemo(() => {
    // Units that the player has moved stand where they went.
    const solving = showsBest ? answer : answer?.filter(({ type }) => type === 'attack');
    const actions = solving ?? (asked === state ? advised : []);
    if (!actions.length) return null;
    const arrows = actions.flatMap((action, i): HintArrow[] =>
      waysOf(state, action).map((way) => ({ ...way, next: i === 0 })),
    );
    const spots = actions.flatMap((action, i): HintSpot[] =>
      spotsOf(state, action).map((hex) => ({ hex, next: i === 0 })),
    );
    return (
      <HintArrows
        arrows={distinct(arrows, ({ kind, hexes }) => `${kind} ${hexes.join(' ')}`)}
        spots={distinct(spots, ({ hex }) => String(hex))}
      />
    );
  }, [asked, state, advised, answer, showsBest]);
}
