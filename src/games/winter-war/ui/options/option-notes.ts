import {
  BRINGS,
  HANDICAPS,
  inForce,
  NEEDS,
  OPTION_KEYS,
  type Options,
} from '#engine/winter-war/state/options.ts';
import type { Switch } from '../../options/options-choice.ts';
import { choiceWords } from '../words/option-words.ts';
import { commonWords } from '../words/common-words.ts';

/** What one switch means beside the others that are chosen. */
export interface Standing {
  /** Another switch brings it: it cannot be taken out by itself. */
  readonly locked: boolean;
  /** Chosen, but without the ground it needs. */
  readonly idle: boolean;
  readonly notes: readonly string[];
}

type Note = readonly [Switch, (options: Options) => boolean, () => string];

const together = (other: Switch): string =>
  choiceWords().together(
    other,
    commonWords().signed((HANDICAPS.sovietPreparedness ?? 0) + (HANDICAPS.earlierStart ?? 0)),
  );

/** Where two switches change each other, by those that count. */
const MEETINGS: readonly Note[] = [
  ['events', ({ events }) => events, () => choiceWords().murmanskOff],
  ['airborne', ({ airborne, events }) => airborne && events, () => choiceWords().dropReturns],
  [
    'variableLength',
    ({ variableLength, events }) => variableLength && events,
    () => choiceWords().lengthBeforeEvents,
  ],
  ['acceleratedAid', ({ events }) => !events, () => choiceWords().aidWithoutEvents],
  [
    'acceleratedAid',
    ({ acceleratedAid, resoluteIntervention }) => acceleratedAid && resoluteIntervention,
    () => choiceWords().aidWithResolve,
  ],
  [
    'sovietPreparedness',
    ({ sovietPreparedness, events }) => sovietPreparedness && events,
    () => choiceWords().eventHVoid,
  ],
  ['resoluteIntervention', ({ events }) => events, () => choiceWords().tableReplaced],
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

export function standingOf(key: Switch, options: Options): Standing {
  const counting = inForce(options);
  const need = NEEDS[key];
  const missing = need !== undefined && !counting[need] ? need : null;
  const bringer = OPTION_KEYS.find((other) => BRINGS[other] === key && counting[other]);
  const brought = BRINGS[key];
  return {
    locked: bringer !== undefined,
    idle: missing !== null,
    notes: [
      ...(missing ? [choiceWords().needs(missing)] : []),
      ...(bringer ? [choiceWords().brought(bringer)] : []),
      ...(brought ? [choiceWords().brings(brought)] : []),
      ...MEETINGS.filter(([at, when]) => at === key && when(counting)).map(([, , text]) => text()),
    ],
  };
}
