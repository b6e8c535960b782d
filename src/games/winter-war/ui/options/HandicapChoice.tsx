import optionsMessages from '../../content/en/options.ftl';
import { useId } from 'react';
import { MOST_HANDICAP, withHandicap, type Options } from '#engine/winter-war/state/options.ts';
import { Button } from '#kit/widgets/Button.tsx';
import groupCss from '#kit/widgets/group.module.css';
import { NumberInput } from '#kit/widgets/NumberInput.tsx';
import { presetOf } from '../../options/options-choice.ts';
import { signed } from '../text/numbers.ts';
import { useBalance } from './balance.ts';
import css from './HandicapChoice.module.css';
import { RuleButton } from './RuleButton.tsx';

/** All points are multiples of five. */
export const HANDICAP_STEP = 5;

interface HandicapChoiceProps {
  readonly options: Options;
  /** The players bid for it, and it is not chosen here. */
  readonly isBidFor: boolean;
  onChange(options: Options): void;
}

/** Points that one side begins with, and with how many Generals come out even by the chosen rules. */
export function HandicapChoice({ options, isBidFor, onChange }: HandicapChoiceProps) {
  const id = useId();
  const w = optionsMessages().handicap;
  const balance = useBalance();
  const preset = presetOf(options);
  const fair = preset && balance?.fairStart[preset];
  const { handicap = 0 } = options;
  const change = (points: number): void => onChange(withHandicap(options, points));
  return (
    <fieldset className={groupCss.group}>
      <legend>{w.title}</legend>
      {isBidFor ? (
        <p className={css.text}>{w.isBidFor}</p>
      ) : (
        <div className={css.row}>
          <label htmlFor={id}>{w.label}</label>
          <NumberInput
            id={id}
            value={handicap}
            least={-MOST_HANDICAP}
            most={MOST_HANDICAP}
            step={HANDICAP_STEP}
            aria-describedby={`${id}-hint`}
            onChange={change}
          />
          {fair && fair.handicap !== handicap ? (
            <Button onClick={() => change(fair.handicap)}>{w.take({ points: signed(fair.handicap) })}</Button>
          ) : null}
        </div>
      )}
      <p id={`${id}-hint`} className={css.text}>
        {fair
          ? w.even({
              handicap: fair.handicap,
              points: signed(fair.handicap),
              games: fair.games,
              from: signed(fair.from),
              to: signed(fair.to),
            })
          : null}{' '}
        {fair && balance?.outdated ? `${optionsMessages().balance.earlier}. ` : null}
        {w.hint} <RuleButton rule="Option.Handicap" title={w.rule} />
      </p>
    </fieldset>
  );
}
