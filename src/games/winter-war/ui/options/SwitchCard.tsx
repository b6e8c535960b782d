import { signed } from '../text/numbers.ts';
import optionsMessages from '../../content/en/options.ftl';
import { useId } from 'react';
import { HANDICAPS, OPTION_RULES, type Options } from '#engine/winter-war/state/options.ts';
import type { Switch } from '../../options/options-choice.ts';
import { Choice } from '#kit/widgets/Choice.tsx';
import css from './SwitchCard.module.css';
import { notesOf } from './option-notes.ts';
import { RuleButton } from './RuleButton.tsx';

interface SwitchCardProps {
  readonly option: Switch;
  readonly options: Options;
  onChange(on: boolean): void;
}

/** One rule to be switched: what it does, what it costs, where it stands, and how it meets the other switches. */
export function SwitchCard({ option, options, onChange }: SwitchCardProps) {
  const id = useId();
  const { locked, idle, notes } = notesOf(option, options);
  const { label, hint, source } = optionsMessages().rules.option[option];
  const handicap = HANDICAPS[option];
  return (
    <Choice
      type="checkbox"
      name={option}
      label={label}
      hint={hint}
      checked={options[option]}
      idle={idle}
      locked={locked}
      describedBy={`${id}-notes ${id}-facts`}
      onChange={onChange}
    >
      <span id={`${id}-notes`} className={css.notes}>
        {notes.map((note) => (
          <span key={note} className={css.note}>
            {note}{' '}
          </span>
        ))}
      </span>
      <span className={css.facts}>
        <RuleButton rule={OPTION_RULES[option]} title={label} short={optionsMessages().choice.read} />
        <span id={`${id}-facts`}>
          <span className={css.source}>{source}</span>{' '}
          {handicap === undefined ? null : (
            <span className={css.handicap}>
              {optionsMessages().choice.handicap({ points: signed(handicap) })}
            </span>
          )}
        </span>
      </span>
    </Choice>
  );
}
