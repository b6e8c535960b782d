import { OPTION_KEYS, OPTION_RULES, type Options } from '../../engine/game/options.ts';
import { presetOf, PRESETS, type Preset } from '../../store/options-choice.ts';
import { t } from '../strings.ts';
import { Choice } from './Choice.tsx';
import css from './StartScreen.module.css';

interface RulesChoiceProps {
  readonly options: Options;
  onChange(options: Options): void;
}

/** Which rules are played: a preset, or switch by switch. Touch-move is apart. */
export function RulesChoice({ options, onChange }: RulesChoiceProps) {
  const preset = presetOf(options);
  return (
    <fieldset className={css.group}>
      <legend>{t.start.rules}</legend>
      {(Object.keys(PRESETS) as Preset[]).map((name) => (
        <Choice
          key={name}
          type="radio"
          name="preset"
          value={name}
          label={t.start.preset[name].label}
          hint={t.start.preset[name].hint}
          checked={preset === name}
          onChange={() => onChange({ ...PRESETS[name], touchMove: options.touchMove })}
        />
      ))}
      <details className={css.switches} open={preset === null}>
        <summary>{preset === null ? t.start.ownRules : t.start.eachRule}</summary>
        {OPTION_KEYS.filter((key) => key !== 'touchMove').map((key) => (
          <Choice
            key={key}
            type="checkbox"
            name={key}
            label={t.start.option[key].label}
            hint={`${t.start.option[key].hint} (${OPTION_RULES[key]})`}
            checked={options[key]}
            onChange={(on) => onChange({ ...options, [key]: on })}
          />
        ))}
      </details>
      <Choice
        type="checkbox"
        name="touchMove"
        label={t.start.option.touchMove.label}
        hint={t.start.option.touchMove.hint}
        checked={options.touchMove}
        onChange={(touchMove) => onChange({ ...options, touchMove })}
      />
    </fieldset>
  );
}
