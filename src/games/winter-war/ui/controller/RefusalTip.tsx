import playMessages from '../../content/en/play.ftl';
import { useEffect, useRef, useState } from 'react';
import type { Hex, Refusal } from '#engine/winter-war';
import { useGame, useTable } from '../../table-adapter.ts';
import { useRuleTitle } from '#table';
import { useInteraction } from './mode.ts';
import { refusalText } from '../text/refusal-text.ts';
import css from './RefusalTip.module.css';
import { reasonAt } from './explain.ts';

/** How long a mouse rests before the tip shows, in milliseconds. */
const REST_MS = 650;

interface Tip {
  readonly hex: Hex;
  readonly refusal: Refusal;
  /** Where the mouse was in the window, and the map under it. */
  readonly y: number;
  readonly map: DOMRect;
}

/** From the edge of the map, in pixels, and how much of its width is taken at most. */
const GAP = 12;
const WIDEST = 0.6;

const mapRect = (): DOMRect | undefined => document.querySelector('[data-map]')?.getBoundingClientRect();

/** Where a mouse was last; null for a finger or a pen, which do not hover. */
function useMouse() {
  const at = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    const follow = ({ pointerType, clientX, clientY }: PointerEvent): void => {
      at.current = pointerType === 'mouse' ? { x: clientX, y: clientY } : null;
    };
    window.addEventListener('pointermove', follow, { passive: true });
    window.addEventListener('pointerdown', follow, { passive: true });
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerdown', follow);
    };
  }, []);
  return at;
}

/**
 * Why nothing can be done in the hex under a resting mouse; at the far edge of the map, so that it does not cover that
 * hex. The "why" key gives the same reason as a notice, which is read aloud.
 */
export function RefusalTip() {
  const dragging = useInteraction(({ dragged }) => dragged !== null);
  const mouse = useMouse();
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = (): void => {
      clearTimeout(timer);
      setTip(null);
    };
    const explainSoon = (hex: Hex): void => {
      timer = setTimeout(() => {
        const refusal = mouse.current && reasonAt(hex);
        const map = mapRect();
        if (refusal && map) setTip({ hex, refusal, y: mouse.current!.y, map });
      }, REST_MS);
    };
    const unfollowTable = useTable.subscribe(({ hover, mode, notice }, before) => {
      const isMoved = hover !== before.hover;
      // After an action the hex under the mouse is not explained until the mouse comes back to it.
      if (isMoved || mode !== before.mode || notice !== before.notice) hide();
      if (isMoved && hover !== null) explainSoon(hover);
    });
    const unfollowGame = useGame.subscribe(({ timeline }, before) => {
      if (timeline !== before.timeline) hide();
    });
    // In a window of another size the map and the mouse are elsewhere.
    window.addEventListener('resize', hide);
    return () => {
      unfollowTable();
      unfollowGame();
      window.removeEventListener('resize', hide);
      clearTimeout(timer);
    };
  }, [mouse]);
  if (!tip || dragging) return null;
  return <TipText {...tip} />;
}

function TipText({ refusal, map, y }: Tip) {
  const title = useRuleTitle(refusal.rule);
  const low = y > map.top + map.height * 0.7;
  return (
    <div
      className={css.tip}
      data-tip=""
      style={{
        left: map.left + map.width / 2,
        maxWidth: map.width * WIDEST,
        ...(low ? { top: map.top + GAP } : { bottom: globalThis.innerHeight - map.bottom + GAP }),
      }}
      aria-hidden
    >
      {refusalText(refusal)} <span className={css.rule}>{title}</span>
      <span className={css.key}>{playMessages().why.key}</span>
    </div>
  );
}
