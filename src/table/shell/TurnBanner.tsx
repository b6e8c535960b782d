import { useEffect, useRef, useState } from 'react';
import { activeGame } from '../game/registry.ts';
import { useReplaying } from '../features/replay/replay.ts';
import { usePlayers } from '../features/seats/names.ts';
import { usePosition } from '../view/usePosition.ts';
import { areBothSidesHere, useGame } from '../store/game.ts';
import css from './TurnBanner.module.css';
import { useStep } from './useStep.ts';

const SHOWN_MS = 4000;

/** Says over the map, for a moment, that the decision is now the other player's; the live region says it aloud. */
export function TurnBanner() {
  const { state } = usePosition();
  const hasBothSides = useGame(areBothSidesHere);
  const replaying = useReplaying();
  const players = usePlayers();
  const { todo } = useStep();
  const { meta, rules, screen } = activeGame();
  const side = rules.decider(state);
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
  if (shown !== side || !hasBothSides || replaying || rules.isOver(state)) return null;
  return (
    <div className={css.banner} data-side={side} aria-hidden>
      <b>
        {players[side] ?? meta.side(side).player}: {screen.bar(state).phase}
      </b>
      <span>{todo}</span>
    </div>
  );
}
