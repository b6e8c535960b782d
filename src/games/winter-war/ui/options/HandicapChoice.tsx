import optionsMessages from '../../content/en/options.ftl';
import { useId, useEffect, useState } from 'react';
import {
  handicapsOf,
  inForce,
  MOST_HANDICAP,
  withHandicap,
  type Options,
} from '#engine/winter-war/state/options.ts';
import shared from '#kit/widgets/shared.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { NumberInput } from '#kit/widgets/NumberInput.tsx';
import { presetOf } from '../../options/options-choice.ts';
import { signed } from '../text/numbers.ts';
import { EDITIONS } from '#engine/winter-war/game/editions.ts';
import type { Balance, PresetBalance } from '../../options/balance.ts';
import css from './HandicapChoice.module.css';
import { RuleButton } from './RuleButton.tsx';

/** Fewest games for meaningful shares. */
const ENOUGH = 100;

/** Shares of results, 0 to 1, in games between computer players at Officer level. */
interface Shares {
  readonly games: number;
  readonly soviet: number;
  readonly draw: number;
  readonly finn: number;
}

/** Shares of results under some rules; null when too few games have been measured. */
export function sharesOf(figures: PresetBalance | undefined): Shares | null {
  if (!figures || figures.games < ENOUGH) return null;
  const { draw, 'decisive-finnish': finn } = figures.levels;
  return { games: figures.games, soviet: 1 - draw - finn, draw, finn };
}

interface Measured extends Balance {
  readonly outdated: boolean;
}

/** Measured balance of the rules; null until it is loaded. */
export function useBalance(): Measured | null {
  const [balance, setBalance] = useState<Measured | null>(null);
  useEffect(() => {
    let gone = false;
    import('../../options/balance.ts').then(
      ({ BALANCE }) => {
        if (!gone) setBalance({ ...BALANCE, outdated: isOutdated(BALANCE) });
      },
      // Offline and not cached: the choice is complete without it.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return balance;
}

// EDITIONS comes from its own file: the form of a new game needs it before the engine is loaded.

/** True when the games were played on an earlier board or under earlier rulings. */
export const isOutdated = ({ editions }: Pick<Balance, 'editions'>): boolean =>
  editions.rules !== EDITIONS.rules || editions.board !== EDITIONS.board;

/** All Victory Points are multiples of five. */
export const HANDICAP_STEP = 5;

/** Victory Points at the start of a game under these rules. */
export const handicapSum = (options: Options): number =>
  handicapsOf(inForce(options)).reduce((total, { points }) => total + points, 0);

interface HandicapChoiceProps {
  readonly options: Options;
  /** The players bid for the handicap, so it is not chosen here. */
  readonly isBidFor: boolean;
  onChange(options: Options): void;
}

/** Starting points of one side, and the handicap that is even between Generals under the chosen rules. */
export function HandicapChoice({ options, isBidFor, onChange }: HandicapChoiceProps) {
  const id = useId();
  const t = optionsMessages().handicap;
  const balance = useBalance();
  const preset = presetOf(options);
  const fair = preset && balance?.fairStart[preset];
  // Some rules have handicaps of their own: the sum at the start of the game is shown and chosen.
  const ofRules = handicapSum(withHandicap(options, 0));
  const sum = handicapSum(options);
  const even = fair ? fair.handicap + ofRules : 0;
  const change = (points: number): void => onChange(withHandicap(options, points - ofRules));
  return (
    <fieldset className={shared.group} aria-label={t.title}>
      {isBidFor ? (
        <p className={shared.soft}>{t.isBidFor}</p>
      ) : (
        <div className={`${shared.row} ${css.row}`}>
          <label htmlFor={id}>{t.label}</label>
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
            <Button onClick={() => change(even)}>{t.take({ points: signed(even) })}</Button>
          ) : null}
        </div>
      )}
      <p id={`${id}-hint`} className={shared.soft}>
        {fair
          ? t.even({
              handicap: even,
              points: signed(even),
              games: fair.games,
              from: signed(fair.from + ofRules),
              to: signed(fair.to + ofRules),
            })
          : null}{' '}
        {fair && balance?.outdated ? `${optionsMessages().balance.earlier}. ` : null}
        {t.hint} <RuleButton rule="Option.Handicap" title={t.rule} />
      </p>
    </fieldset>
  );
}
