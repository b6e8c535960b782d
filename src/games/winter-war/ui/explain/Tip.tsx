import { useEffect, useRef, useState } from 'react';
import type { Hex, Refusal } from '#engine/winter-war';
import { useGame, useTable } from '../../table-adapter.ts';
import { useRuleTitle } from '#table/text/rule-titles.ts';
import { useCarried } from '../controller/carry.ts';
import { refusalText } from '../words/refusal-text.ts';
import css from './Tip.module.css';
import { reasonAt } from './why.ts';
import { whyWords } from './words.ts';

/** How long a mouse rests before it is told. */
const REST_MS = 650;

interface Told {
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
 * At the edge of the map that is far from the resting mouse, so that it covers nothing of what it speaks of: why nothing
 * can be done there. The key asks the same, and the notice is read aloud.
 */
export function Tip() {
  const hover = useTable((table) => table.hover);
  const mode = useTable((table) => table.mode);
  const notice = useTable((table) => table.notice);
  const carrying = useCarried(({ carried }) => carried !== null);
  const timeline = useGame((game) => game.timeline);
  const mouse = useMouse();
  const [told, setTold] = useState<Told | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The mouse has come to another hex.
  useEffect(() => {
    if (hover === null) return undefined;
    timer.current = setTimeout(() => {
      const refusal = mouse.current && reasonAt(hover);
      const map = mapRect();
      // That nobody moves onto the enemy goes without saying; a press says it.
      if (refusal && refusal.key !== 'enemy-there' && map)
        setTold({ hex: hover, refusal, y: mouse.current!.y, map });
    }, REST_MS);
    return () => {
      clearTimeout(timer.current);
      setTold(null);
    };
  }, [hover, mouse]);
  // Something was done: what lies under the mouse now is told when the mouse comes to it again.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      setTold(null);
    },
    [mode, notice, timeline],
  );
  if (!told || carrying) return null;
  return <TipText {...told} />;
}

function TipText({ refusal, map, y }: Told) {
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
      <span className={css.key}>{whyWords().key}</span>
    </div>
  );
}
