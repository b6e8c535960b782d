import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Refusal } from '#engine/core/refusal.ts';
import shellMessages from '../content/en/shell.ftl';
import type { Place } from '../game/position.ts';
import { useGame } from '../store/game.ts';
import { useUi } from '../store/ui.ts';
import { refusalText } from '../text/refusal-text.ts';
import { useRuleTitle } from '../text/rule-titles.ts';
import css from './RefusalTip.module.css';

/** How long a mouse rests before the tip shows, in milliseconds. */
const REST_MS = 650;

interface Tip {
  readonly refusal: Refusal;
  /** Where the mouse was in the window, and the map under it. */
  readonly y: number;
  readonly map: DOMRect;
}

/** From the edge of the map, in pixels, and how much of its width is taken at most. */
const GAP = 12;
const WIDEST = 0.6;

/** Where a mouse was last; null while it is pressed, and for a finger or a pen, which do not hover. */
function useMouse() {
  const at = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    const follow = ({ pointerType, buttons, clientX, clientY }: PointerEvent): void => {
      at.current = pointerType === 'mouse' && !buttons ? { x: clientX, y: clientY } : null;
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

interface RefusalTipProps {
  readonly map: RefObject<HTMLElement | null>;
  /** Why a press on a place would do nothing; the same function while the map is drawn. */
  reason(place: Place): Refusal | null;
}

/**
 * Why nothing can be done at the place under a resting mouse; at the far edge of the map, so that it does not cover that
 * place. The "why" key gives the same reason as a notice, which is read aloud.
 */
export function RefusalTip({ map, reason }: RefusalTipProps) {
  const mouse = useMouse();
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = (): void => {
      clearTimeout(timer);
      setTip(null);
    };
    const explainSoon = (place: Place): void => {
      timer = setTimeout(() => {
        const refusal = mouse.current && reason(place);
        if (refusal) setTip({ refusal, y: mouse.current!.y, map: map.current!.getBoundingClientRect() });
      }, REST_MS);
    };
    const unfollowTable = useUi.subscribe(({ hover, mode, notice }, before) => {
      const isMoved = hover !== before.hover;
      // After an action the place under the mouse is not explained until the mouse comes back to it.
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
  }, [mouse, map, reason]);
  return tip && <TipText {...tip} />;
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
      <span className={css.key}>{shellMessages().why.key}</span>
    </div>
  );
}
