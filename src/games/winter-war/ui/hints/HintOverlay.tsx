import { useMemo, type ReactNode } from 'react';
import { board, type Action, type Hex, type State } from '#engine/winter-war';
import { HintArrows, type HintArrow, type HintSpot } from '../board/overlays/HintArrows.tsx';
import { usePosition } from '../../table-adapter.ts';
import { useAnswerOnMap, useDecisionOnMap, useHint, useProblem } from '#table';

type Arrow = Omit<HintArrow, 'next'>;

/** Arrows for an action on the map. */
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

/** Removes duplicates; the earliest action on the same route is kept. */
function distinct<T extends { readonly next: boolean }>(all: readonly T[], key: (one: T) => string): T[] {
  return [...new Map(all.toReversed().map((one) => [key(one), one])).values()];
}

/** Draws actions as they would be played in a position. */
function draw(
  state: State,
  actions: readonly Action[],
  drawnAs: 'hint' | 'played' = 'hint',
  first = -1,
): ReactNode {
  const arrows = actions.flatMap((action, i): HintArrow[] =>
    waysOf(state, action).map((way) => ({ ...way, next: i === first })),
  );
  const spots = actions.flatMap((action, i): HintSpot[] =>
    spotsOf(state, action).map((hex) => ({ hex, next: i === first })),
  );
  return (
    <HintArrows
      drawnAs={drawnAs}
      arrows={distinct(arrows, ({ kind, hexes }) => `${kind} ${hexes.join(' ')}`)}
      spots={distinct(spots, ({ hex }) => String(hex))}
    />
  );
}

/** Most actions drawn of each list in a review: more would be indistinguishable. */
const MOST_DRAWN = 10;

/** Draws the General's advice, the answer to a problem, or a decision of a review on the map. */
export function HintOverlay() {
  const asked = useHint((hint) => hint.state);
  const advised = useHint((hint) => hint.actions) as readonly Action[];
  const answer = useAnswerOnMap() as readonly Action[] | null;
  // Null when there is nothing to draw, so that new positions cause no render.
  const state = usePosition((now) => (answer || asked === now.state ? now.state : null));
  const showsBest = useProblem(({ now }) => now !== null && now.own !== null);
  const decision = useDecisionOnMap();
  return useMemo(() => {
    if (decision) {
      const { before, done, best } = decision;
      return (
        <>
          {draw(before as State, (best as readonly Action[]).slice(0, MOST_DRAWN))}
          {draw(before as State, (done as readonly Action[]).slice(0, MOST_DRAWN), 'played')}
        </>
      );
    }
    // Drawn in the current position: units that the player has moved are in their new hexes.
    if (!state) return null;
    const solving = showsBest ? answer : answer?.filter(({ type }) => type === 'attack');
    const actions = solving ?? (asked === state ? advised : []);
    if (!actions.length) return null;
    return draw(state, actions, 'hint', 0);
  }, [asked, state, advised, answer, showsBest, decision]);
}
