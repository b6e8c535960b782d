import optionsMessages from '../../content/en/options.ftl';
import { useId, useState } from 'react';
import {
  inForce,
  type Options,
  HANDICAPS,
  OPTION_RULES,
  BRINGS,
  NEEDS,
  OPTION_KEYS,
} from '#engine/winter-war/state/options.ts';
import {
  differences,
  nearestPreset,
  OPTION_SOURCES,
  PRESETS,
  type OptionSource,
  type Switch,
} from '../../options/options-choice.ts';
import shared from '#kit/widgets/shared.module.css';
import panel from '#kit/widgets/panel.module.css';
import css from './SwitchGroup.module.css';
import { signed } from '../text/numbers.ts';
import { Choice } from '#kit/widgets/Choice.tsx';
import { RuleButton } from './RuleButton.tsx';

/** State of one switch, given the other choices. */
interface OptionNotes {
  /** Required by another switch, so it cannot be switched off alone. */
  readonly locked: boolean;
  /** Chosen, but without effect because a switch that it needs is off. */
  readonly idle: boolean;
  readonly notes: readonly string[];
}

type Note = readonly [Switch, (options: Options) => boolean, () => string];

const together = (other: Switch): string =>
  optionsMessages().choice.together({
    other: optionsMessages().rules.option[other].label,
    points: signed((HANDICAPS.sovietPreparedness ?? 0) + (HANDICAPS.earlierStart ?? 0)),
  });

/** Notes for switches in force that affect each other. */
const MEETINGS: readonly Note[] = [
  ['events', ({ events }) => events, () => optionsMessages().choice.murmanskOff],
  ['airborne', ({ airborne, events }) => airborne && events, () => optionsMessages().choice.dropReturns],
  [
    'variableLength',
    ({ variableLength, events }) => variableLength && events,
    () => optionsMessages().choice.lengthBeforeEvents,
  ],
  ['acceleratedAid', ({ events }) => !events, () => optionsMessages().choice.aidWithoutEvents],
  [
    'acceleratedAid',
    ({ acceleratedAid, resoluteIntervention }) => acceleratedAid && resoluteIntervention,
    () => optionsMessages().choice.aidWithResolve,
  ],
  [
    'sovietPreparedness',
    ({ sovietPreparedness, events }) => sovietPreparedness && events,
    () => optionsMessages().choice.eventHVoid,
  ],
  ['resoluteIntervention', ({ events }) => events, () => optionsMessages().choice.tableReplaced],
  [
    'sovietPreparedness',
    ({ sovietPreparedness, earlierStart }) => sovietPreparedness && earlierStart,
    () => together('earlierStart'),
  ],
  [
    'earlierStart',
    ({ sovietPreparedness, earlierStart }) => sovietPreparedness && earlierStart,
    () => together('sovietPreparedness'),
  ],
];

function notesOf(key: Switch, options: Options): OptionNotes {
  const counting = inForce(options);
  const need = NEEDS[key];
  const missing = need !== undefined && !counting[need] ? need : null;
  const bringer = OPTION_KEYS.find((other) => BRINGS[other] === key && counting[other]);
  const brought = BRINGS[key];
  return {
    locked: bringer !== undefined,
    idle: missing !== null,
    notes: [
      ...(missing
        ? [optionsMessages().choice.needs({ other: optionsMessages().rules.option[missing].label })]
        : []),
      ...(bringer
        ? [optionsMessages().choice.brought({ other: optionsMessages().rules.option[bringer].label })]
        : []),
      ...(brought
        ? [optionsMessages().choice.brings({ other: optionsMessages().rules.option[brought].label })]
        : []),
      ...MEETINGS.filter(([at, when]) => at === key && when(counting)).map(([, , text]) => text()),
    ],
  };
}

interface SwitchCardProps {
  readonly option: Switch;
  readonly options: Options;
  onChange(on: boolean): void;
}

/** One rule as a switch: effect, handicap, source, and interaction with other switches. */
function SwitchCard({ option, options, onChange }: SwitchCardProps) {
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
      <span className={`${shared.wrap} ${css.facts}`}>
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

interface SwitchGroupProps {
  readonly source: OptionSource;
  readonly options: Options;
  onChange(options: Options): void;
}

/** True when the remembered choice differs from its preset in this group. */
const isOwn = (switches: readonly Switch[], options: Options): boolean =>
  differences(PRESETS[nearestPreset(options)], options).some((key) => switches.includes(key));

/** The switches of one source, folded until requested. */
export function SwitchGroup({ source, options, onChange }: SwitchGroupProps) {
  const id = useId();
  const switches: readonly Switch[] = OPTION_SOURCES[source];
  // Computed once, so that a change of the player never folds the group.
  const [unfolded] = useState(() => isOwn(switches, options));
  const counting = inForce(options);
  const { title, about } = optionsMessages().choice.source[source];
  return (
    <details className={css.group} open={unfolded}>
      <summary className={css.summary}>
        <span id={id} className={panel.strong}>
          {title}
        </span>
        <span className={`${shared.soft} ${css.count}`}>
          {optionsMessages().choice.on({
            on: switches.filter((key) => counting[key]).length,
            of: switches.length,
          })}
        </span>
        <span className={`${shared.soft} ${css.about}`}>{about}</span>
      </summary>
      <fieldset className={css.switches} aria-labelledby={id}>
        {switches.map((key) => (
          <SwitchCard
            key={key}
            option={key}
            options={options}
            onChange={(on) => onChange({ ...options, [key]: on })}
          />
        ))}
      </fieldset>
    </details>
  );
}
