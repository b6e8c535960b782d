import shellMessages from '../content/en/shell.ftl';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import panelCss from '#kit/widgets/panel.module.css';
import { useSnapPoints } from '#kit/gestures/useSnapPoints.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { useBeside } from '#kit/widgets/useNarrow.ts';
import type { Glance } from '../game/game.ts';
import { activeGame } from '../game/registry.ts';
import { useCoach } from '../features/lessons/teaching.ts';
import { doHintCommand, useHint } from '../features/hints/hint.ts';
import { barred } from '../commands/define.ts';
import { runByGesture } from '../commands/useCommandKeys.ts';
import { redo, undo } from '../commands/history.ts';
import { useIsAiToPlay } from '../store/ai.ts';
import { useCanAct } from '../store/can-act.ts';
import { usePosition } from '../view/usePosition.ts';
import { useGame } from '../store/game.ts';
import { useUndoAtHost } from '../store/hosted.ts';
import { setSnapPoint, toggle, useUi, type SnapPoint } from '../store/ui.ts';
import { allCommands } from './commands/all-commands.ts';
import { ContextPanel } from './ContextPanel.tsx';
import { InsteadButton, PrimaryButton, useAsked, useStep } from './PrimaryButton.tsx';
import css from './BottomSheet.module.css';

/** Heights from lowest to highest; null: collapsed to its bar. */
const STOPS: readonly (SnapPoint | null)[] = [null, 'peek', 'half', 'full'];

interface ActsProps {
  /** In the top bar. */
  readonly bar?: boolean;
  /** True: the decision can only be made in the panel, which is collapsed. */
  readonly folded?: boolean;
}

/** Text button beside the primary one, for a frequent shortcut. */
function SecondButton() {
  useHint(({ actions }) => actions);
  const { besideMain } = activeGame().commands;
  const second = [...besideMain, doHintCommand].find((command) => command.enabled());
  return second ? (
    <Button className={css.instead} onClick={second.run}>
      {second.short}
    </Button>
  ) : null;
}

/** The buttons that advance the game; in the top bar they are beside undo and redo. */
export function Acts({ bar = false, folded = false }: ActsProps) {
  // Commands depend on the step, undo on the timeline.
  const { primary } = useStep();
  useGame(({ timeline }) => timeline);
  useUndoAtHost();
  const others = [...(bar ? [] : [redo]), ...activeGame().commands.atThumb].filter((command) =>
    command.enabled(),
  );
  return (
    <div className={`${panelCss.line} ${css.acts}`}>
      {[...(bar ? [] : [undo]), ...others].map((command) => (
        <Button
          key={command.id}
          kind={bar ? 'quiet' : 'plain'}
          className={css.next}
          aria-label={command.label}
          title={command.label}
          why={barred(command)}
          onClick={command.run}
        >
          {command.icon && <Icon name={command.icon} />}
        </Button>
      ))}
      {primary.instead || bar ? <InsteadButton className={css.instead ?? ''} /> : <SecondButton />}
      <PrimaryButton className={css.go ?? ''} />
      {folded ? <Button onClick={() => setSnapPoint('half')}>{shellMessages().handle.choices}</Button> : null}
    </div>
  );
}

/** The summary of the selection; null while the player cannot act. */
function useGlance(): Glance | null {
  const { state } = usePosition();
  const mode = useUi((table) => table.mode);
  const idle = !useCanAct();
  return idle ? null : (activeGame().screen.glance?.(state, mode) ?? null);
}

function GlanceText({ glance }: { readonly glance: Glance }) {
  const strip = useRef<HTMLDivElement>(null);
  // A strip longer than its room scrolls on a swipe; otherwise a swipe selects the next item.
  useEffect(() => {
    const { current } = strip;
    if (current) current.dataset.scrolls = String(current.scrollWidth > current.clientWidth);
  });
  return (
    <>
      <p className={css.line}>{glance.line}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
      <div ref={strip} className={css.strip} role="group" aria-label={glance.line} tabIndex={0}>
        {glance.strip}
      </div>
    </>
  );
}

/** Scrolls to the top for a new question. */
function useFromTop(content: RefObject<HTMLElement | null>): void {
  const asked = useAsked();
  useEffect(() => {
    content.current?.scrollTo?.({ top: 0 });
  }, [asked, content]);
}

/**
 * Opens a collapsed panel for a decision that can only be made there, and collapses it afterwards. `needed`: nothing is
 * selected, and there is no button.
 */
function useChoices(needed: boolean): void {
  const asked = useAsked();
  const now = useRef(needed);
  const raised = useRef(false);
  useEffect(() => {
    now.current = needed;
  }, [needed]);
  useEffect(() => {
    // Some decisions start with a selection, which is set a little later.
    const timer = setTimeout(() => {
      const { leftOpen, snapPoint: stop } = useUi.getState();
      if (now.current && !leftOpen) {
        setSnapPoint('half');
        raised.current = true;
      } else if (!now.current && raised.current) {
        raised.current = false;
        if (stop === 'half') setSnapPoint(null);
      }
    });
    return () => clearTimeout(timer);
  }, [asked]);
}

const heightsOf = (sheet: HTMLElement | null): number[] => {
  if (!sheet) return STOPS.map(() => 0);
  const now = sheet.dataset.stop;
  const heights = STOPS.map((stop) => {
    sheet.dataset.stop = stop ?? 'bar';
    return sheet.offsetHeight;
  });
  sheet.dataset.stop = now;
  return heights;
};

/** The new height for a key on the handle; null for other keys. */
function stopByKey(key: string, now: number): number | null {
  if (key === 'ArrowUp' || key === 'ArrowRight') return Math.min(STOPS.length - 1, now + 1);
  if (key === 'ArrowDown' || key === 'ArrowLeft') return Math.max(0, now - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? STOPS.length - 1 : null;
}

function Handle({ now }: { readonly now: number }) {
  const t = shellMessages().handle;
  function onKeyDown(event: KeyboardEvent): void {
    const to = event.key === 'Enter' || event.key === ' ' ? undefined : stopByKey(event.key, now);
    if (to === null) return;
    event.preventDefault();
    if (to === undefined) toggle('leftOpen');
    else setSnapPoint(STOPS[to]!);
  }
  return (
    <div
      className={css.handle}
      role="slider"
      tabIndex={0}
      aria-label={t.height}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={STOPS.length - 1}
      aria-valuenow={now}
      aria-valuetext={t.stops[now]}
      onClick={() => toggle('leftOpen')}
      onKeyDown={onKeyDown}
    />
  );
}

/** Below the map: a bar with a panel of adjustable height. A selection does not change the height. */
function SheetBelow() {
  const open = useUi((table) => table.leftOpen);
  const stop = useUi((table) => table.snapPoint);
  const { todo, primary } = useStep();
  const glance = useGlance();
  const { busy } = useCoach();
  const atPlay = useIsAiToPlay();
  const needed = !primary.shown && !glance && !busy && !atPlay;
  useChoices(needed);
  const sheet = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const grip = useSnapPoints(sheet, {
    heights: () => heightsOf(sheet.current),
    onRest: (at) => setSnapPoint(STOPS[at]!),
    onSwipe: (step) => runByGesture(step > 0 ? 'swipeLeft' : 'swipeRight', allCommands()),
  });
  useFromTop(content);
  const now = open ? stop : null;
  return (
    <aside
      ref={sheet}
      className={css.sheet}
      aria-label={shellMessages().regions.context}
      data-region="context"
      data-stop={now ?? 'bar'}
      tabIndex={-1}
    >
      <div className={css.head} {...grip}>
        <Handle now={STOPS.indexOf(now)} />
        {glance ? (
          <GlanceText glance={glance} />
        ) : (
          <button type="button" className={css.todo} aria-expanded={open} onClick={() => toggle('leftOpen')}>
            <span>{todo}</span>
          </button>
        )}
        <Acts folded={needed && !open} />
      </div>
      <div ref={content} className={`${panelCss.scroll} ${css.scroll}`}>
        {open ? <ContextPanel /> : null}
      </div>
    </aside>
  );
}

/** Beside the map, at full height; the buttons are in the top bar. */
function SheetBeside() {
  const open = useUi((table) => table.leftOpen);
  const { todo } = useStep();
  const glance = useGlance();
  const content = useRef<HTMLDivElement>(null);
  useFromTop(content);
  if (!open) return null;
  return (
    <aside
      className={css.beside}
      aria-label={shellMessages().regions.context}
      data-region="context"
      tabIndex={-1}
    >
      <div className={css.top}>
        {glance ? <GlanceText glance={glance} /> : <p className={css.line}>{todo}</p>}
      </div>
      <div ref={content} className={`${panelCss.scroll} ${css.scroll}`}>
        <ContextPanel />
      </div>
    </aside>
  );
}

/** On a small screen: the selection, its actions, and the buttons that advance the game. */
export function BottomSheet() {
  return useBeside() ? <SheetBeside /> : <SheetBelow />;
}
