import startMessages from '../../content/en/start.ftl';
import { signed } from '../text/numbers.ts';
import optionsMessages from '../../content/en/options.ftl';
import type { Options } from '#engine/winter-war/state/options.ts';
import { differences, nearestPreset, PRESETS } from '../../options/options-choice.ts';
import { handicapSum } from './HandicapChoice.tsx';
import css from './RulesSummary.module.css';

/** What the choice of rules amounts to, in a line. */
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
