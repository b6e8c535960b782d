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
import { Choice } from '../../../../kit/widgets/Choice.tsx';
import css from './RulesChoice.module.css';
import { SwitchGroup } from './SwitchGroup.tsx';
import { ruleWords } from '../words/option-words.ts';
import { choiceWords } from '../words/option-words.ts';

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
        <legend>{choiceWords().title}</legend>
        <div className={css.presets}>
          {PRESET_NAMES.map((name) => (
            <Choice
              key={name}
              type="radio"
              name="preset"
              value={name}
              label={ruleWords().preset[name].label}
              hint={ruleWords().preset[name].hint}
              checked={preset === name}
              onChange={() => onChange({ ...PRESETS[name], touchMove: options.touchMove })}
            >
              {balance ? (
                <BalanceLine figures={balance.presets[name]} outdated={balance.outdated ?? false} />
              ) : null}
            </Choice>
          ))}
        </div>
        {balance?.outdated ? <OutdatedFigures /> : null}
      </fieldset>
      <fieldset className={css.group}>
        <legend>{choiceWords().switches}</legend>
        <div className={css.sources}>
          {(Object.keys(OPTION_SOURCES) as OptionSource[]).map((source) => (
            <SwitchGroup key={source} source={source} options={options} onChange={onChange} />
          ))}
        </div>
      </fieldset>
      <Choice
        type="checkbox"
        name="touchMove"
        label={ruleWords().option.touchMove.label}
        hint={ruleWords().option.touchMove.hint}
        checked={options.touchMove}
        onChange={(touchMove) => onChange({ ...options, touchMove })}
      />
    </>
  );
}
