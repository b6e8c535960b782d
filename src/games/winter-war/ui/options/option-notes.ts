import { signed } from '../text/numbers.ts';
import optionsMessages from '../../content/en/options.ftl';
import {
  BRINGS,
  HANDICAPS,
  inForce,
  NEEDS,
  OPTION_KEYS,
  type Options,
} from '#engine/winter-war/state/options.ts';
import type { Switch } from '../../options/options-choice.ts';

/** What one switch means beside the others that are chosen. */
export interface OptionNotes {
  /** Another switch brings it: it cannot be taken out by itself. */
  readonly locked: boolean;
  /** Chosen, but without the ground it needs. */
  readonly idle: boolean;
  readonly notes: readonly string[];
}

type Note = readonly [Switch, (options: Options) => boolean, () => string];

const together = (other: Switch): string =>
  optionsMessages().choice.together({
    other: optionsMessages().rules.option[other].label,
    points: signed((HANDICAPS.sovietPreparedness ?? 0) + (HANDICAPS.earlierStart ?? 0)),
  });

/** Where two switches change each other, by those that count. */
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

export function notesOf(key: Switch, options: Options): OptionNotes {
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
