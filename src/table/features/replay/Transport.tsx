import playMessages from '../../content/en/play.ftl';
import { useMemo, useEffect, type ReactNode } from 'react';
import { plain } from '../../text/parts.ts';
import panel from '#kit/widgets/panel.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon, type IconName } from '#kit/widgets/Icon.tsx';
import {
  courseOf,
  stopFrom,
  type Course,
  AIM,
  isAimedAt,
  TOO_FAST,
  goTo,
  setPlaying,
  setSpeed,
  useReplay,
  changeSpeed,
  endReplay,
  aim,
  goOn,
} from '../../store/replay.ts';
import { SpeedChoice } from '../../view/SpeedChoice.tsx';
import { toldAt } from '../../text/log.ts';
import { TimeSlider, type TimeSliderProps } from './TimeSlider.tsx';
import { useNarrow } from '#kit/widgets/useNarrow.ts';
import { activeGame as onTable } from '../../game/registry.ts';
import { putDown, useUi } from '../../store/ui.ts';
import { isDrawing, stopDrawing } from '../../store/variations.ts';
import css from './Transport.module.css';

/** Minimum time between renders, in milliseconds. */
const SHORTEST = 40;

/** Advances during playback; the target of an attack is highlighted first. */
function useAutoplay(): void {
  const { game, step, playing, speed, aiming } = useReplay();
  useEffect(() => {
    if (!game || !playing) return undefined;
    if (step >= game.steps.length) {
      setPlaying(false);
      return undefined;
    }
    const pointing = !aiming && speed < TOO_FAST && isAimedAt(game, step);
    const rest = aiming ? AIM : onTable().story.pauseAfter(game, step);
    const timer = setTimeout(() => (pointing ? aim() : goOn()), Math.max(SHORTEST, rest / speed));
    return () => clearTimeout(timer);
  }, [game, step, playing, speed, aiming]);
}

/** Elements with their own arrow keys. */
const OWN_ARROWS = '[role="tablist"], [role="radiogroup"], select, textarea, input:not([type="range"])';

/** Keys for the map if it was focused by keyboard; otherwise they are the replay's, wherever a click was. */
const OF_MAP = /^(Arrow(Left|Right|Up|Down)|Page(Up|Down)|Home|End| )$/;
const LEADS_THERE = /^(Tab|F6|m)$/i;

/** Whether the map was focused by keyboard. */
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

/** True if a key belongs to the focused element. */
function isTaken(key: string, target: Element, onMap: boolean): boolean {
  if (target.closest(OWN_ARROWS)) return key !== 'Escape';
  // Space presses the focused button.
  if (key === ' ' && target.closest('button, summary')) return true;
  return onMap && OF_MAP.test(key);
}

const jump = (stops: readonly number[], way: 1 | -1): void =>
  goTo(stopFrom(stops, useReplay.getState().step, way));

/** The function of a key; null for other keys. */
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

/** Keys of a replay, which take precedence over those of the map: a click on the map focuses it. */
function useReplayKeys(course: Course): void {
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

interface ControlProps {
  readonly name: string;
  readonly keyText: string;
  readonly icon: IconName;
  /** The step to go to. */
  readonly to: number;
  /** Left out if there is little room. */
  readonly extra?: boolean;
}

/** Why a control is disabled at this step. */
function nowhere(icon: IconName): string {
  const { atStart, atEnd, noBattle, noBattleBefore } = playMessages().barred;
  if (icon === 'battleOn') return noBattle;
  if (icon === 'battleBack') return noBattleBefore;
  return icon === 'left' || icon === 'turnBack' || icon === 'first' ? atStart : atEnd;
}

function Control({ name, keyText, icon, to, extra }: ControlProps) {
  const step = useReplay((replay) => replay.step);
  const length = useReplay(({ game }) => game?.steps.length ?? 0);
  const leadsOn = to !== step && to >= 0 && to <= length;
  return (
    <Button
      kind="quiet"
      className={css.control}
      data-extra={extra}
      aria-label={name}
      title={`${name} (${keyText})`}
      why={leadsOn ? null : nowhere(icon)}
      onClick={() => goTo(to)}
    >
      <Icon name={icon} />
    </Button>
  );
}

function PlayButton() {
  const playing = useReplay((replay) => replay.playing);
  const t = playMessages().replay;
  const name = playing ? t.pause : t.play;
  return (
    <Button
      kind="primary"
      className={css.control}
      aria-label={name}
      title={`${name} (${t.space})`}
      onClick={() => setPlaying(!playing)}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </Button>
  );
}

function Controls({ course, step }: { readonly course: Course; readonly step: number }) {
  const t = playMessages().replay;
  const { turns, gameTurns, battles } = course;
  return (
    <div className={css.controls} role="toolbar" aria-label={t.title}>
      <Control name={t.gameTurnBack} keyText="PgUp" icon="first" to={stopFrom(gameTurns, step, -1)} extra />
      <Control name={t.turnBack} keyText="Shift ←" icon="turnBack" to={stopFrom(turns, step, -1)} />
      <Control name={t.stepBack} keyText="←" icon="left" to={step - 1} />
      <PlayButton />
      <Control name={t.stepOn} keyText="→" icon="right" to={step + 1} />
      <Control name={t.turnOn} keyText="Shift →" icon="turnOn" to={stopFrom(turns, step, 1)} />
      <Control name={t.gameTurnOn} keyText="PgDn" icon="last" to={stopFrom(gameTurns, step, 1)} extra />
      <Control
        name={t.battleBack}
        keyText="Shift B"
        icon="battleBack"
        to={stopFrom(battles, step, -1)}
        extra
      />
      <Control name={t.battleOn} keyText="B" icon="battleOn" to={stopFrom(battles, step, 1)} />
    </div>
  );
}

/** The last step, as text; announced after a manual step, not during playback. */
function Caption({ step }: { readonly step: number }) {
  const game = useReplay((replay) => replay.game);
  const playing = useReplay((replay) => replay.playing);
  const t = playMessages().replay;
  if (!game) return null;
  return (
    <p className={css.caption} aria-live={playing ? 'off' : 'polite'}>
      <span className={`${panel.fine} ${css.count}`}>{t.stepOf({ step, all: game.steps.length })}</span>
      <span className={css.told}>{toldAt(game, step).map(plain).join(' ')}</span>
    </p>
  );
}

const NO_COURSE: Course = {
  length: 0,
  segments: [],
  turns: [],
  gameTurns: [],
  battles: [],
  labels: [],
};

interface TransportProps extends Pick<TimeSliderProps, 'line'> {
  /** On a phone, above the slider. */
  readonly decision?: ReactNode;
}

/** Slider, buttons and keys of a replay; on a phone below the opened decision of a review. */
export function Transport({ decision, line }: TransportProps) {
  const game = useReplay((replay) => replay.game);
  const step = useReplay((replay) => replay.step);
  const speed = useReplay((replay) => replay.speed);
  const course = useMemo(() => (game ? courseOf(game) : NO_COURSE), [game]);
  const narrow = useNarrow();
  useReplayKeys(course);
  useAutoplay();
  if (!game) return null;
  return (
    <section className={css.transport} aria-label={playMessages().replay.title}>
      {narrow ? decision : null}
      <TimeSlider game={game} course={course} step={step} line={line} />
      <div className={`${panel.line} ${css.row}`}>
        <Controls course={course} step={step} />
        <Caption step={step} />
        <SpeedChoice speed={speed} onChange={setSpeed} />
      </div>
    </section>
  );
}
