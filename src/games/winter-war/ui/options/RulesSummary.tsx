import type { Options } from '#engine/winter-war/state/options.ts';
import { differences, handicapsOf, nearestPreset, PRESETS } from '../../options/options-choice.ts';
import css from './RulesSummary.module.css';
import { choiceWords } from '../words/option-words.ts';
import { ruleWords } from '../words/option-words.ts';
import { commonWords } from '../words/common-words.ts';

/** What the choice of rules amounts to, in a line. */
export function RulesSummary({ options }: { readonly options: Options }) {
  const nearest = nearestPreset(options);
  const changes = differences(PRESETS[nearest], options).length;
  const handicaps = handicapsOf(options);
  const sum = handicaps.reduce((total, { points }) => total + points, 0);
  return (
    <p className={css.summary} role="status">
      <b>{changes ? choiceWords().own(nearest, changes) : ruleWords().preset[nearest].label}.</b>{' '}
      <span>
        {handicaps.length ? choiceWords().handicaps(commonWords().signed(sum)) : choiceWords().noHandicap}
      </span>
    </p>
  );
}
