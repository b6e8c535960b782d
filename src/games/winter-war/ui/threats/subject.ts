/** Subject of the threat display: one hex, an enemy unit, or the whole front. */
import {
  apply,
  counter,
  enemyOf,
  view,
  type Hex,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { startTransition, useEffect, useState } from 'react';
import { nextPaint } from '#kit/motion/motion.ts';
import { useAid } from '#table';
import type { WeakLink } from '../../analysis/threats/index.ts';
import { useOverlayShown } from '../board/overlays/overlay.ts';
import { useTable, usePosition, type Mode, type Position } from '../../table-adapter.ts';
import type { UnitMode } from '../controller/decision.ts';
import { getDecisionContext, handlerOf } from '../controller/decisions/index.ts';
import { reachOf } from '../controller/destinations.ts';
import { useInteraction } from '../controller/mode.ts';
import { unitsAt } from '../controller/situation.ts';
import { weakLinks } from '../controller/queries.ts';

export type Subject =
  | { readonly kind: 'front' }
  | { readonly kind: 'unit'; readonly unit: UnitId; readonly others: readonly UnitId[] }
  /** `moved`: the selected unit, when the hex is judged as if it had moved there. */
  | { readonly kind: 'hex'; readonly hex: Hex; readonly moved: UnitId | null };

export interface ThreatQuestion {
  readonly enemy: Side;
  /** The position to judge: with the selected unit at its destination. */
  readonly state: State;
  readonly subject: Subject;
}

const sideOf = (unit: UnitId): Side => counter(unit).side;

/** Destination of the selected unit, and the position after its move; null while it stays. */
function onTheWay({ state, viewer, situation }: Position, mode: UnitMode, over: Hex | null) {
  const hex = mode.preview ?? over;
  if (situation.kind !== 'move' || hex === null || !reachOf(state, mode).some((r) => r.hex === hex))
    return null;
  const context = getDecisionContext(state);
  const action = handlerOf(context).actionTo(context, mode, hex);
  const applied = action && apply(state, action);
  return applied?.ok ? { hex, state: view(applied.state, viewer) } : null;
}

const known = new WeakMap<State, { readonly key: string; readonly looked: ThreatQuestion }>();

function find(position: Position, mode: Mode, over: Hex | null, picked: UnitId | null): ThreatQuestion {
  const { seen, viewer } = position;
  const enemy = enemyOf(viewer);
  const front: ThreatQuestion = { enemy, state: seen, subject: { kind: 'front' } };
  if (mode.mode === 'unit') {
    const then = onTheWay(position, mode, over);
    if (then) {
      const subject = { kind: 'hex', hex: then.hex, moved: mode.unit } as const;
      return { enemy, state: then.state, subject };
    }
    const { at } = seen.units[mode.unit]!;
    return at < 0 ? front : { ...front, subject: { kind: 'hex', hex: at, moved: null } };
  }
  if (mode.mode !== 'look') return front;
  const there = unitsAt(seen, mode.hex);
  const enemies = there.filter((unit) => sideOf(unit) === enemy);
  if (!enemies.length) return { ...front, subject: { kind: 'hex', hex: mode.hex, moved: null } };
  const unit = picked !== null && enemies.includes(picked) ? picked : enemies[0]!;
  return { ...front, subject: { kind: 'unit', unit, others: enemies } };
}

/** True while threats are shown, and allowed in a game between two players. */
export function useThreatsShown(): boolean {
  const allowed = useAid('threats');
  return useOverlayShown('threats') && allowed;
}

const IDLE: Mode = { mode: 'idle' };

/** Current subject of panel and map; null while neither is shown, so that changes are not followed. */
export function useSubject<Shown extends boolean>(
  isShown: Shown,
): Shown extends true ? ThreatQuestion : ThreatQuestion | null;
export function useSubject(isShown: boolean): ThreatQuestion | null {
  const position = usePosition((now) => (isShown ? now : null));
  const mode = useTable((table) => (isShown ? table.mode : IDLE));
  const over = useTable((table) => (isShown ? (table.hover ?? table.focus) : null));
  const picked = useInteraction(({ threatBy }) => threatBy);
  if (!position) return null;
  const key = JSON.stringify([mode, mode.mode === 'unit' ? over : null, picked]);
  const last = known.get(position.state);
  if (last?.key === key) return last.looked;
  const looked = find(position, mode, over, picked);
  known.set(position.state, { key, looked });
  return looked;
}

/**
 * Hexes where the enemy could cut lines with one move; null until known. Computed after the position is
 * rendered: until then the result is that of the previous position.
 */
export function useWeakLinks(looked: ThreatQuestion | null): readonly WeakLink[] | null {
  const [links, setLinks] = useState<readonly WeakLink[] | null>(null);
  useEffect(() => {
    if (!looked) return undefined;
    const { state, enemy } = looked;
    let isGone = false;
    void nextPaint().then(() => {
      if (!isGone) startTransition(() => setLinks(weakLinks(state, enemyOf(enemy))));
    });
    return () => void (isGone = true);
    // oxlint-disable-next-line react/exhaustive-deps -- the same position may be looked at for something else
  }, [looked?.state, looked?.enemy]);
  return looked && links;
}
