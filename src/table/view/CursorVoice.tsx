import { useEffect, useRef, useState } from 'react';
import shared from '#kit/widgets/shared.module.css';
import type { Mode } from '../game/screen.ts';
import type { Place } from '../game/position.ts';
import { useGame } from '../store/game.ts';
import { useUi } from '../store/ui.ts';
import { create } from 'zustand';

/** Announcements for screen readers apart from the news of the game: where a jump led, what was selected. */
interface Voice {
  readonly text: string;
  /** Distinguishes two equal announcements. */
  readonly count: number;
  /** True: the place of the cursor is announced after it. */
  readonly place: boolean;
}

export const useVoice = create<Voice>(() => ({ text: '', count: 0, place: false }));

/** Announces a text; `place`: followed by the place of the cursor. */
export const speak = (text: string, place = false): void =>
  useVoice.setState(({ count }) => ({ text, count: count + 1, place }));

interface CursorVoiceProps {
  /** Description of a place as shown on the map. */
  describe(place: Place): string;
  /** Announcement of a change of mode, such as a selection; "" for none. */
  told(mode: Mode, before: Mode): string;
  /** Choices in such a mode must not stay readable for the other player. */
  isSecret?(mode: Mode): boolean;
}

/** Delay of announcements that follow an action, so that the news of that action come first. */
const AFTER_NEWS_MS = 400;

/** Announces the keyboard cursor and the selection to screen readers; news of the game are announced by LiveRegion. */
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
    // Not on changes of the position, which LiveRegion announces.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [focus, mode, count]);

  return (
    <p className={shared.unseen} role="status" aria-live="polite">
      <span key={said.count}>{said.text}</span>
    </p>
  );
}
