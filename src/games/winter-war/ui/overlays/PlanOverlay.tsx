import type { Hex, State } from '#engine/winter-war';
import { PlanArrows, type LooseEnd, type PlanArrow } from '../board/overlays/PlanArrows.tsx';
import { useCanAct } from '#table';
import * as ask from '../controller/queries.ts';
import { usePosition } from '../../table-adapter.ts';
import { unplanned, type Draft } from '../controller/draft.ts';
import { usePlanner } from '../controller/planner-store.ts';

const hexesOf = ({ units }: State, attackers: readonly number[]): Hex[] => [
  // Some units may be lost between two attacks of a plan.
  ...new Set(attackers.map((unit) => units[unit]!.at).filter((at) => at >= 0)),
];

const arrowsOf = (state: State, drafts: readonly Draft[]): PlanArrow[] =>
  drafts.flatMap(({ attackers, targets, pinned }, i) =>
    hexesOf(state, attackers).flatMap((from) =>
      targets.map((to): PlanArrow => ({ number: i + 1, from, to, pinned })),
    ),
  );

/** Mandatory attacks that are not in the plan yet. */
function looseEnds(state: State, drafts: readonly Draft[]): LooseEnd[] {
  const { owedUnits, owedHexes } = unplanned(state, drafts);
  const seen = new Set<string>();
  return ask.obligations(state).pairs.flatMap(({ unit, hex }): LooseEnd[] => {
    if (!owedUnits.includes(unit) && !owedHexes.includes(hex)) return [];
    const from = state.units[unit]!.at;
    const key = `${from} ${hex}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ from, to: hex }];
  });
}

/** The plan on the map, while it is made and carried out. */
export function PlanOverlay() {
  return usePlanner((planner) => planner.open) ? <Plan /> : null;
}

function Plan() {
  const { drafts, done, selectedUnit } = usePlanner();
  const canAct = useCanAct();
  const state = usePosition((now) => (canAct && now.situation.kind === 'attack' ? now.state : null));
  if (!state) return null;
  return (
    <PlanArrows
      arrows={arrowsOf(state, drafts)}
      loose={done === null ? looseEnds(state, drafts) : []}
      lifted={selectedUnit === null ? null : state.units[selectedUnit]!.at}
    />
  );
}
