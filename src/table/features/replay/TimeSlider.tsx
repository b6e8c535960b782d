import playMessages from '../../content/en/play.ftl';
import { memo, useEffect, useMemo, useRef } from 'react';
import { at } from '#engine/core/timeline.ts';
import type { Line } from '../../game/game.ts';
import { activeGame as onTable } from '../../game/registry.ts';
import { focusMap } from '../../view/map-handle.ts';
import type { Course } from './course.ts';
import { goTo } from './replay.ts';
import { scaleOf, type Scale } from './scale.ts';
import { stepText } from './spoken.ts';
import css from './TimeSlider.module.css';

const HEIGHT = 20;

interface StripProps {
  readonly course: Course;
  readonly scale: Scale;
}

/** The game at a glance: whose turn, and a stroke for every battle. Drawn once. */
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

interface TimeSliderProps {
  readonly game: Line;
  readonly course: Course;
  readonly step: number;
}

/** Every step of the game, those of the set-ups close together; above it the turns and battles. */
export function TimeSlider({ game, course, step }: TimeSliderProps) {
  const w = playMessages().replay;
  const text = useMemo(() => stepText(game, step), [game, step]);
  const scale = useMemo(() => scaleOf(course), [course]);
  const range = useRef<HTMLInputElement>(null);
  // The keyboard begins here, and goes to the map afterwards.
  useEffect(() => {
    // A frame does not take the keyboard from the page around it.
    if (window.top !== window.self) return undefined;
    range.current?.focus({ preventScroll: true });
    return () => void requestAnimationFrame(() => document.activeElement === document.body && focusMap());
  }, []);
  return (
    <div className={css.slider}>
      <Strip course={course} scale={scale} />
      <input
        ref={range}
        type="range"
        className={css.range}
        min={0}
        max={scale.places.at(-1)}
        step="any"
        value={scale.places[step]}
        aria-label={w.slider}
        aria-valuetext={`${w.stepOf({ step, all: course.length })}. ${text}`}
        title={w.turn({ n: onTable().rules.turn(at(game, step)) })}
        onChange={(event) => goTo(scale.stepAt(Number(event.target.value)))}
      />
    </div>
  );
}
