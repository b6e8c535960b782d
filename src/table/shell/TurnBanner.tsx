import { useEffect, useRef, useState } from 'react';
import type { Side } from '../game/position.ts';
import { activeGame } from '../game/registry.ts';
import { useReplaying } from '../store/replay.ts';
import { usePlayers } from '../view/players.tsx';
import { usePosition } from '../view/usePosition.ts';
import { areBothSidesHere, useGame } from '../store/game.ts';
import css from './TurnBanner.module.css';
import { useStep } from './useStep.ts';

const SHOWN_MS = 4000;

function Banner({ side }: { readonly side: Side }) {
  const phase = usePosition(({ state }) => activeGame().screen.bar(state).phase);
  const players = usePlayers();
  const { todo } = useStep();
  return (
    <div className={css.banner} data-side={side} aria-hidden>
      <b>
        {players[side] ?? activeGame().meta.side(side).player}: {phase}
      </b>
      <span>{todo}</span>
    </div>
  );
}

/** Shows over the map for a moment that the other player is now to decide; LiveRegion announces it. */
export function TurnBanner() {
  const side = usePosition(({ state }) => activeGame().rules.decider(state));
  const over = usePosition(({ state }) => activeGame().rules.isOver(state));
  const hasBothSides = useGame(areBothSidesHere);
  const replaying = useReplaying();
  const before = useRef(side);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (before.current !== side) setShown(side);
    before.current = side;
  }, [side]);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown === side && hasBothSides && !replaying && !over ? <Banner side={side} /> : null;
}
