import optionsMessages from '../../content/en/options.ftl';
import { useId } from 'react';
import {
  handicapsOf,
  inForce,
  MOST_HANDICAP,
  withHandicap,
  type Options,
} from '#engine/winter-war/state/options.ts';
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

/** The Victory Points that a game by these rules begins with. */
export const handicapSum = (options: Options): number =>
  handicapsOf(inForce(options)).reduce((total, { points }) => total + points, 0);

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
  // Rules bring handicaps of their own: what is shown and chosen is the sum that the game begins with.
  const ofRules = handicapSum(withHandicap(options, 0));
  const sum = handicapSum(options);
  const even = fair ? fair.handicap + ofRules : 0;
  const change = (points: number): void => onChange(withHandicap(options, points - ofRules));
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
            value={sum}
            least={ofRules - MOST_HANDICAP}
            most={ofRules + MOST_HANDICAP}
            step={HANDICAP_STEP}
            aria-describedby={`${id}-hint`}
            onChange={change}
          />
          {fair && even !== sum ? (
            <Button onClick={() => change(even)}>{w.take({ points: signed(even) })}</Button>
          ) : null}
        </div>
      )}
      <p id={`${id}-hint`} className={css.text}>
        {fair
          ? w.even({
              handicap: even,
              points: signed(even),
              games: fair.games,
              from: signed(fair.from + ofRules),
              to: signed(fair.to + ofRules),
            })
          : null}{' '}
        {fair && balance?.outdated ? `${optionsMessages().balance.earlier}. ` : null}
        {w.hint} <RuleButton rule="Option.Handicap" title={w.rule} />
      </p>
    </fieldset>
  );
}
