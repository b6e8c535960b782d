import startMessages from '../../content/en/start.ftl';
import optionsMessages from '../../content/en/options.ftl';
import { useState } from 'react';
import { withHandicap, type Options } from '#engine/winter-war/state/options.ts';
import {
  OPTION_SOURCES,
  presetOf,
  PRESET_NAMES,
  PRESETS,
  type OptionSource,
} from '../../options/options-choice.ts';
import { Choice } from '#kit/widgets/Choice.tsx';
import { MeasuredBalance } from './BalanceLine.tsx';
import { HandicapChoice } from './HandicapChoice.tsx';
import groupCss from '#kit/widgets/group.module.css';
import css from './RulesChoice.module.css';
import { SwitchGroup } from './SwitchGroup.tsx';

interface RulesChoiceProps {
  readonly options: Options;
  /** Two players bid for the handicap. */
  readonly isBidFor?: boolean;
  onChange(options: Options): void;
}

/** Which rules are played: a preset; unfolded, how they were measured, and switch by switch. Touch-move is apart. */
export function RulesChoice({ options, isBidFor = false, onChange }: RulesChoiceProps) {
  const preset = presetOf(options);
  const { touchMove, handicap = 0 } = options;
  const w = optionsMessages().choice;
  // Where one's own choice lies is open.
  const [own] = useState(preset === null);
  const [read, setRead] = useState(own);
  return (
    <>
      <fieldset className={groupCss.group}>
        <legend>{w.title}</legend>
        <div className={css.presets}>
          {PRESET_NAMES.map((name) => (
            <Choice
              key={name}
              type="radio"
              name="preset"
              value={name}
              label={startMessages().preset[name].label}
              hint={startMessages().preset[name].hint}
              checked={preset === name}
              onChange={() => onChange(withHandicap({ ...PRESETS[name], touchMove }, handicap))}
            />
          ))}
        </div>
      </fieldset>
      <HandicapChoice options={options} isBidFor={isBidFor} onChange={onChange} />
      <details
        className={css.more}
        open={own}
        onToggle={({ currentTarget }) => setRead(read || currentTarget.open)}
      >
        <summary>{w.more}</summary>
        {read ? <MeasuredBalance /> : null}
        <fieldset className={groupCss.group}>
          <legend>{w.switches}</legend>
          <div className={css.sources}>
            {(Object.keys(OPTION_SOURCES) as OptionSource[]).map((source) => (
              <SwitchGroup key={source} source={source} options={options} onChange={onChange} />
            ))}
          </div>
        </fieldset>
        <Choice
          type="checkbox"
          name="touchMove"
          label={optionsMessages().rules.option.touchMove.label}
          hint={optionsMessages().rules.option.touchMove.hint}
          checked={touchMove}
          onChange={(on) => onChange({ ...options, touchMove: on })}
        />
      </details>
    </>
  );
}
