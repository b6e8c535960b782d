import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import type { Refusal } from '#engine/core/refusal.ts';
import shellMessages from '../content/en/shell.ftl';
import type { Place } from '../game/position.ts';
import { useGame } from '../store/game.ts';
import { useUi } from '../store/ui.ts';
import { refusalText } from '../text/refusal-text.ts';
import { useRuleTitle } from '../text/rule-titles.ts';
import css from './RefusalTip.module.css';

/** Delay before the tip shows, in milliseconds. */
const REST_MS = 650;

interface Tip {
  readonly refusal: Refusal;
  /** Position of the mouse in the window, and the map's rectangle. */
  readonly y: number;
  readonly map: DOMRect;
}

/** Distance from the map's edge in pixels, and the maximum share of its width. */
const GAP = 12;
const WIDEST = 0.6;

/** Last position of the mouse; null while a button is pressed, and for touch and pen, which do not hover. */
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
  /** Why a press on a place would do nothing; a stable function. */
  reason(place: Place): Refusal | null | undefined;
}

/**
 * Explains why nothing can be done at the place under a resting mouse; shown at the far edge of the map, so as not to
 * cover that place. The "why" key gives the same reason as a notice, which screen readers announce.
 */
export const RefusalTip = memo(function RefusalTip({ map, reason }: RefusalTipProps) {
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
      // After an action the place under the mouse is not explained until the mouse returns to it.
      if (isMoved || mode !== before.mode || notice !== before.notice) hide();
      if (isMoved && hover !== null) explainSoon(hover);
    });
    const unfollowGame = useGame.subscribe(({ timeline }, before) => {
      if (timeline !== before.timeline) hide();
    });
    // Resizing moves the map away from under the mouse.
    window.addEventListener('resize', hide);
    return () => {
      unfollowTable();
      unfollowGame();
      window.removeEventListener('resize', hide);
      clearTimeout(timer);
    };
  }, [mouse, map, reason]);
  return tip && <TipText {...tip} />;
});

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
