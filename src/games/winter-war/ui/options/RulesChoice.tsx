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
  differences,
  nearestPreset,
} from '../../options/options-choice.ts';
import { Choice } from '#kit/widgets/Choice.tsx';
import type { Balance } from '../../options/balance.ts';
import { sharesOf, useBalance, HandicapChoice, handicapSum } from './HandicapChoice.tsx';
import shared from '#kit/widgets/shared.module.css';
import css from './RulesChoice.module.css';
import { SwitchGroup } from './SwitchGroup.tsx';
import { signed } from '../text/numbers.ts';

const percent = (share: number): number => Math.round(share * 100);

/** Measured results of games under each preset; nothing until they are loaded. */
function MeasuredBalance() {
  const balance = useBalance();
  if (!balance) return null;
  return (
    <div className={css.measured}>
      <h3>{optionsMessages().balance.title}</h3>
      <dl>
        {PRESET_NAMES.map((name) => (
          <div key={name}>
            <dt>{startMessages().preset[name].label}</dt>
            <dd>
              <BalanceLine figures={balance.presets[name]} outdated={balance.outdated} />
            </dd>
          </div>
        ))}
      </dl>
      {balance.outdated ? <p className={css.outdated}>{optionsMessages().balance.outdated}</p> : null}
    </div>
  );
}

interface BalanceLineProps {
  readonly figures: Balance['presets'][keyof Balance['presets']];
  /** Measured on an earlier board or under earlier rulings. */
  readonly outdated?: boolean;
}

/** Results of games between two Officers under some rules, as a bar and in words. */
export function BalanceLine({ figures, outdated = false }: BalanceLineProps) {
  const shares = sharesOf(figures.officer);
  if (!shares) return null;
  const { games, soviet, draw, finn } = shares;
  return (
    <span className={css.balance}>
      <svg className={css.strip} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
        <rect className={css.soviet} width={soviet * 100} height="6" />
        <rect className={css.draw} x={soviet * 100} width={draw * 100} height="6" />
        <rect className={css.finn} x={(soviet + draw) * 100} width={finn * 100} height="6" />
      </svg>
      {optionsMessages().balance.balance({
        soviet: percent(soviet),
        draw: percent(draw),
        finn: percent(finn),
        games,
      })}
      {outdated ? <b>{optionsMessages().balance.earlier}</b> : null}
    </span>
  );
}

/** The chosen rules in a line. */
export function RulesSummary({ options }: { readonly options: Options }) {
  const nearest = nearestPreset(options);
  const changes = differences(PRESETS[nearest], options).length;
  const sum = handicapSum(options);
  return (
    <p className={css.summary} role="status">
      <b>
        {changes
          ? optionsMessages().choice.own({ preset: startMessages().preset[nearest].label, changes })
          : startMessages().preset[nearest].label}
        .
      </b>{' '}
      <span>
        {sum ? optionsMessages().choice.handicaps({ sum: signed(sum) }) : optionsMessages().choice.noHandicap}
      </span>
    </p>
  );
}

interface RulesChoiceProps {
  readonly options: Options;
  /** Two players bid for the handicap. */
  readonly isBidFor?: boolean;
  onChange(options: Options): void;
}

/** Choice of rules: a preset and, unfolded, its measured balance and all switches. Touch-move is separate. */
export function RulesChoice({ options, isBidFor = false, onChange }: RulesChoiceProps) {
  const preset = presetOf(options);
  const { touchMove, handicap = 0 } = options;
  const t = optionsMessages().choice;
  // Starts unfolded when the choice differs from every preset.
  const [own] = useState(preset === null);
  const [read, setRead] = useState(own);
  return (
    <>
      <fieldset className={shared.group}>
        <legend>{t.title}</legend>
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
      <details className={css.more} open={isBidFor || handicapSum(options) !== 0}>
        <summary>{optionsMessages().handicap.title}</summary>
        <HandicapChoice options={options} isBidFor={isBidFor} onChange={onChange} />
      </details>
      <details
        className={css.more}
        open={own}
        onToggle={({ currentTarget }) => setRead(read || currentTarget.open)}
      >
        <summary>{t.more}</summary>
        {read ? <MeasuredBalance /> : null}
        <fieldset className={shared.group}>
          <legend>{t.switches}</legend>
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
