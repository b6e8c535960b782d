import playMessages from '../../content/en/play.ftl';
import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { at } from '#engine/core/timeline.ts';
import type { Line } from '../../game/game.ts';
import { activeGame as onTable } from '../../game/registry.ts';
import { focusMap } from '../../view/map-handle.ts';
import { type Course, goTo } from '../../store/replay.ts';
import { stepText } from '../../text/log.ts';
import css from './TimeSlider.module.css';

/** Positions of a game's steps along the slider. */
interface Scale {
  /** Position of each step from the start; the last one is the whole length. */
  readonly places: readonly number[];
  stepAt(place: number): number;
}

/** Length of a side's set-up as a share of all played steps, and its minimum. */
const SET_UP_SHARE = 0.04;
const LEAST = 2;

/** A step of play has length 1; the many small ones of a set-up share one short segment. */
export function scaleOf({ segments, length }: Pick<Course, 'segments' | 'length'>): Scale {
  const setUps = segments.filter(({ kind }) => kind === 'before');
  const played = length - setUps.reduce((sum, { from, to }) => sum + to - from, 0);
  const short = Math.max(LEAST, Math.round(played * SET_UP_SHARE));
  const sizes = Array<number>(length).fill(1);
  for (const { from, to } of played ? setUps : []) sizes.fill(Math.min(1, short / (to - from)), from, to);
  const places = [0];
  for (const [i, size] of sizes.entries()) places.push(places[i]! + size);
  return {
    places,
    stepAt(place) {
      const next = places.findIndex((there) => there >= place);
      if (next <= 0) return next < 0 ? length : 0;
      return place - places[next - 1]! < places[next]! - place ? next - 1 : next;
    },
  };
}

const HEIGHT = 20;

interface StripProps {
  readonly course: Course;
  readonly scale: Scale;
}

/** Overview of the game: whose turn, and a mark for every battle. Rendered once. */
const Strip = memo(function Strip({ course, scale: { places } }: StripProps) {
  const { segments, battles, labels } = course;
  const length = places.at(-1)!;
  return (
    <div className={css.strip} aria-hidden>
      <svg className={css.bands} viewBox={`0 0 ${length} ${HEIGHT}`} preserveAspectRatio="none">
        {segments.map(({ kind, side, from, to }) => (
          <rect
            key={from}
            className={css.band}
            data-side={kind === 'between' ? 'both' : side}
            data-kind={kind}
            x={places[from]}
            y="6"
            width={places[to]! - places[from]!}
            height="8"
          />
        ))}
        {battles.map((step) => (
          <path key={step} className={css.battle} d={`M${places[step]} 3V17`} />
        ))}
        {labels.map(({ step }) => (
          <path key={step} className={css.begins} d={`M${places[step]} 0V20`} />
        ))}
      </svg>
      {labels.map(({ step, turn }, i) => {
        const from = places[step]!;
        const next = labels[i + 1];
        const to = next ? places[next.step]! : length;
        return (
          <span
            key={step}
            className={css.number}
            style={{ left: `${(100 * from) / length}%`, width: `${(100 * (to - from)) / length}%` }}
          >
            {turn}
          </span>
        );
      })}
    </div>
  );
});

export interface TimeSliderProps {
  readonly game: Line;
  readonly course: Course;
  readonly step: number;
  /** Above the slider, by the place of each step along it, 0 to 1. */
  readonly line?: ((at: (step: number) => number) => ReactNode) | undefined;
}

/** Every step of the game, with compressed set-ups; above it the turns and battles. */
export function TimeSlider({ game, course, step, line }: TimeSliderProps) {
  const t = playMessages().replay;
  const text = useMemo(() => stepText(game, step), [game, step]);
  const scale = useMemo(() => scaleOf(course), [course]);
  const range = useRef<HTMLInputElement>(null);
  // Focus starts here, and goes to the map afterwards.
  useEffect(() => {
    // A frame must not take focus from the page around it.
    if (window.top !== window.self) return undefined;
    range.current?.focus({ preventScroll: true });
    return () => void requestAnimationFrame(() => document.activeElement === document.body && focusMap());
  }, []);
  return (
    <div className={css.slider}>
      {line ? <div className={css.line}>{line((at) => scale.places[at]! / scale.places.at(-1)!)}</div> : null}
      <Strip course={course} scale={scale} />
      <input
        ref={range}
        type="range"
        className={css.range}
        min={0}
        max={scale.places.at(-1)}
        step="any"
        value={scale.places[step]}
        aria-label={t.slider}
        aria-valuetext={`${t.stepOf({ step, all: course.length })}. ${text}`}
        title={t.turn({ n: onTable().rules.turn(at(game, step)) })}
        onChange={(event) => goTo(scale.stepAt(Number(event.target.value)))}
      />
    </div>
  );
}
