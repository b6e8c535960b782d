import optionsMessages from '../../content/en/options.ftl';
import { useId, useEffect, useState } from 'react';
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
import { EDITIONS } from '#engine/winter-war/game/editions.ts';
import type { Balance, PresetBalance } from '../../options/balance.ts';
import css from './HandicapChoice.module.css';
import { RuleButton } from './RuleButton.tsx';

/** Fewer games than these say too little. */
const ENOUGH = 100;

/** Shares of the games, 0 to 1, between computer players who are Officers. */
interface Shares {
  readonly games: number;
  readonly soviet: number;
  readonly draw: number;
  readonly finn: number;
}

/** What the figures of some rules come to; null where nobody has measured enough. */
export function sharesOf(figures: PresetBalance | undefined): Shares | null {
  if (!figures || figures.games < ENOUGH) return null;
  const { draw, 'decisive-finnish': finn } = figures.levels;
  return { games: figures.games, soviet: 1 - draw - finn, draw, finn };
}

/** The figures, and whether they are those of an earlier edition. */
interface Measured extends Balance {
  readonly outdated: boolean;
}

/** How the rules have been measured to favour the one side or the other; null before that is there. */
export function useBalance(): Measured | null {
  const [balance, setBalance] = useState<Measured | null>(null);
  useEffect(() => {
    let gone = false;
    import('../../options/balance.ts').then(
      ({ BALANCE }) => {
        if (!gone) setBalance({ ...BALANCE, outdated: isOutdated(BALANCE) });
      },
      // Offline and never kept: the choice is complete without it.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return balance;
}

// // Not by the door of the engine: the form of a new game asks it before any rules are there.

/** Whether the games were played on an earlier board, or by earlier rulings. */
export const isOutdated = ({ editions }: Pick<Balance, 'editions'>): boolean =>
  editions.rules !== EDITIONS.rules || editions.board !== EDITIONS.board;

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
