import { useEffect } from 'react';
import { putDown, useUi } from '../../store/ui.ts';
import { isDrawing, stopDrawing } from '../variations/moment.ts';
import { stopFrom, type Course } from './course.ts';
import { changeSpeed, endReplay, goTo, setPlaying, useReplay } from './replay.ts';

/** Where the arrows mean something else. */
const OWN_ARROWS = '[role="tablist"], [role="radiogroup"], select, textarea, input:not([type="range"])';

/** The map has these when it was gone to by a key; otherwise they are the replay's, wherever one has clicked. */
const OF_MAP = /^(Arrow(Left|Right|Up|Down)|Page(Up|Down)|Home|End| )$/;
const LEADS_THERE = /^(Tab|F6|m)$/i;

/** Whether somebody has gone to the map by a key. */
function mapWatch() {
  let last = '';
  let entered = false;
  return {
    pressed: (key: string): void => void (last = key),
    focused: ({ target }: FocusEvent): void => {
      entered = target instanceof Element && target.matches('[data-map]') && LEADS_THERE.test(last);
    },
    clicked: (): void => void (entered = false),
    isThere: (): boolean => entered,
  };
}

/** True where a key belongs to what has the keyboard. */
function isTaken(key: string, target: Element, onMap: boolean): boolean {
  if (target.closest(OWN_ARROWS)) return key !== 'Escape';
  // Space presses the button that has the keyboard.
  if (key === ' ' && target.closest('button, summary')) return true;
  return onMap && OF_MAP.test(key);
}

const jump = (stops: readonly number[], way: 1 | -1): void =>
  goTo(stopFrom(stops, useReplay.getState().step, way));

/** What a key does, or null when it is none of ours. */
function actionOf({ key, shiftKey }: KeyboardEvent, course: Course): (() => void) | null {
  const { step, playing } = useReplay.getState();
  const { turns, battles, gameTurns, length } = course;
  const way = key === 'ArrowRight' || key === 'PageDown' ? 1 : -1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return shiftKey ? () => jump(turns, way) : () => goTo(step + way);
    case 'PageUp':
    case 'PageDown':
      return () => jump(gameTurns, way);
    case 'Home':
      return () => goTo(0);
    case 'End':
      return () => goTo(length);
    case 'ArrowUp':
      return () => changeSpeed(1);
    case 'ArrowDown':
      return () => changeSpeed(-1);
    case ' ':
      return () => setPlaying(!playing);
    case 'b':
    case 'B':
      return () => jump(battles, shiftKey ? -1 : 1);
    case 'Escape':
      if (isDrawing()) return stopDrawing;
      return useUi.getState().mode.mode === 'look' ? putDown : endReplay;
    default:
      return null;
  }
}

/** The keys of a replay, ahead of those of the map: a click on it has given it the keyboard. */
export function useReplayKeys(course: Course): void {
  useEffect(() => {
    const map = mapWatch();
    const onKey = (event: KeyboardEvent): void => {
      map.pressed(event.key);
      const { dialog, rule } = useUi.getState();
      const target = event.target instanceof Element ? event.target : document.body;
      if (dialog || rule || event.ctrlKey || event.metaKey || event.altKey) return;
      const action = isTaken(event.key, target, map.isThere()) ? null : actionOf(event, course);
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    const early = { capture: true };
    window.addEventListener('keydown', onKey, early);
    window.addEventListener('focusin', map.focused, early);
    window.addEventListener('pointerdown', map.clicked, early);
    return () => {
      window.removeEventListener('keydown', onKey, early);
      window.removeEventListener('focusin', map.focused, early);
      window.removeEventListener('pointerdown', map.clicked, early);
    };
  }, [course]);
}
