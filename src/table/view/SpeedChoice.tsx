import playMessages from '../content/en/play.ftl';
import { SPEEDS, type Speed } from '../store/replay.ts';
import panel from '#kit/widgets/panel.module.css';
import css from './SpeedChoice.module.css';

interface SpeedChoiceProps {
  readonly speed: Speed;
  readonly onChange: (speed: Speed) => void;
}

/** Speed of a replay or of the computer player. */
export function SpeedChoice({ speed, onChange }: SpeedChoiceProps) {
  const t = playMessages().replay;
  return (
    <label className={`${panel.line} ${css.speed}`}>
      <span>{t.speed}</span>
      <select
        value={speed}
        onChange={(event) => {
          const chosen = SPEEDS.find((one) => one === Number(event.target.value));
          if (chosen) onChange(chosen);
        }}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {t.times({ speed: one })}
          </option>
        ))}
      </select>
    </label>
  );
}
