import { useEffect, useRef, useState } from 'react';
import unseen from '#kit/widgets/unseen.module.css';
import type { Mode } from '../game/screen.ts';
import type { Place } from '../game/position.ts';
import { useGame } from '../store/game.ts';
import { useUi } from '../store/ui.ts';
import { useVoice } from './voice.ts';

interface CursorVoiceProps {
  /** A place as the map shows it, in words. */
  describe(place: Place): string;
  /** What has just come to hand, or was chosen; "" where that needs no word. */
  told(mode: Mode, before: Mode): string;
  /** What is chosen in such a mode does not stay to be read by the other player. */
  isSecret?(mode: Mode): boolean;
}

/** What comes to hand by an action is told after the news of that action, which take a breath. */
const AFTER_NEWS_MS = 400;

/** Says where the keyboard's cursor is, and what was taken in hand: the news of the game are told elsewhere. */
export function CursorVoice({ describe, told, isSecret = () => false }: CursorVoiceProps) {
  const focus = useUi((table) => table.focus);
  const mode = useUi((table) => table.mode);
  const { text, count, place } = useVoice();
  const happening = useGame((game) => game.happening);
  const [said, setSaid] = useState({ text: '', count: 0 });
  const before = useRef({ focus, mode, count });
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  const newsAt = useRef(-Infinity);
  useEffect(() => {
    if (happening.count) newsAt.current = performance.now();
  }, [happening]);

  useEffect(() => {
    const last = before.current;
    before.current = { focus, mode, count };
    const jumped = count !== last.count;
    const parts = [
      jumped ? text : '',
      mode === last.mode ? '' : told(mode, last.mode),
      focus !== null && ((jumped && place) || focus !== last.focus) ? describe(focus) : '',
    ].filter(Boolean);
    const hush = isSecret(last.mode) && !isSecret(mode);
    if (!parts.length && !hush) return;
    clearTimeout(later.current);
    const tell = (): void => setSaid((old) => ({ text: parts.join(' '), count: old.count + 1 }));
    const wait = newsAt.current + AFTER_NEWS_MS - performance.now();
    if (hush || wait <= 0) tell();
    else later.current = setTimeout(tell, wait);
    // Speaks of cursor and hand; what the position has become is the news of the game.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [focus, mode, count]);

  return (
    <p className={unseen.unseen} role="status" aria-live="polite">
      <span key={said.count}>{said.text}</span>
    </p>
  );
}
