import { useEffect, useRef, useState } from 'react';
import type { Hex, Refusal } from '../../../../engine/winter-war/index.ts';
import { useGame, useTable } from '../../here.ts';
import { useRuleTitle } from '../../../../table/text/rule-titles.ts';
import { ruleNumber } from '../../../../table/words/rule-number.ts';
import { useCarried } from '../hand/carry.ts';
import { refusalText } from '../words/refusal-text.ts';
import css from './Tip.module.css';
import { reasonAt } from './why.ts';
import { whyWords } from './words.ts';

/** How long a mouse rests before it is told. */
const REST_MS = 650;

interface Told {
  readonly hex: Hex;
  readonly refusal: Refusal;
  /** In the window. */
  readonly x: number;
  readonly y: number;
}

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

/** Beside the resting mouse: why nothing can be done there. The key asks the same, and the notice is read aloud. */
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
      if (refusal) setTold({ hex: hover, refusal, ...mouse.current! });
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

function TipText({ refusal, x, y }: Told) {
  const title = useRuleTitle(refusal.rule);
  // Away from the edges of the window that the pointer is near to.
  const side = x > globalThis.innerWidth * 0.6 ? 'left' : 'right';
  const above = y > globalThis.innerHeight * 0.7;
  return (
    <div
      className={css.tip}
      data-tip=""
      data-side={side}
      data-above={above || undefined}
      style={{ left: x, top: y }}
      aria-hidden
    >
      {refusalText(refusal)}{' '}
      <span className={css.rule}>
        {title} {ruleNumber(refusal.rule)}
      </span>
      <span className={css.key}>{whyWords().key}</span>
    </div>
  );
}
