import type { Options } from '../../../../engine/winter-war/game/options.ts';
import {
  OPTION_SOURCES,
  presetOf,
  PRESET_NAMES,
  PRESETS,
  type OptionSource,
} from '../../options/options-choice.ts';
import { BalanceLine, OutdatedFigures } from './BalanceLine.tsx';
import { useBalance } from './balance.ts';
import { choiceWords } from '../words/option-words.ts';
import { t } from '../words/strings.ts';
import { Choice } from '../../../../kit/widgets/Choice.tsx';
import css from '../../../../app/StartScreen.module.css';
import { SwitchGroup } from './SwitchGroup.tsx';

interface RulesChoiceProps {
  readonly options: Options;
  onChange(options: Options): void;
}

/** Which rules are played: a preset, or switch by switch. Touch-move is apart. */
export function RulesChoice({ options, onChange }: RulesChoiceProps) {
  const preset = presetOf(options);
  const balance = useBalance();
  return (
    <>
      <fieldset className={css.group}>
        <legend>{t.start.rules}</legend>
        <div className={css.presets}>
          {PRESET_NAMES.map((name) => (
            <Choice
              key={name}
              type="radio"
              name="preset"
              value={name}
              label={t.start.preset[name].label}
              hint={t.start.preset[name].hint}
              checked={preset === name}
              onChange={() => onChange({ ...PRESETS[name], touchMove: options.touchMove })}
            >
              {balance ? <BalanceLine figures={balance.presets[name]} /> : null}
            </Choice>
          ))}
        </div>
        {balance?.outdated ? <OutdatedFigures /> : null}
      </fieldset>
      <fieldset className={css.group}>
        <legend>{choiceWords.switches}</legend>
        <div className={css.sources}>
          {(Object.keys(OPTION_SOURCES) as OptionSource[]).map((source) => (
            <SwitchGroup key={source} source={source} options={options} onChange={onChange} />
          ))}
        </div>
      </fieldset>
      <Choice
        type="checkbox"
        name="touchMove"
        label={t.start.option.touchMove.label}
        hint={t.start.option.touchMove.hint}
        checked={options.touchMove}
        onChange={(touchMove) => onChange({ ...options, touchMove })}
      />
    </>
  );
}
